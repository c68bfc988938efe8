@echo off
rem Opens a table, like ./play elsewhere. The first start sets up what it needs and needs the network.
rem
rem   play [what `ludoteca play` takes]
rem   play --setup                        only sets up; then .venv\Scripts\ludoteca is the program
setlocal
set "root=%~dp0"
set "check=import sys; sys.exit(sys.version_info < (3, 11))"

if "%~1"=="--setup" goto find
"%root%.venv\Scripts\python.exe" -I "%root%scripts\set_up.py" play --ready >nul 2>nul && goto run

:find
set "python="
rem The launcher first: a bare `python` may be the stub that only opens the store.
py -3 -c "%check%" >nul 2>nul && set "python=py -3"
if not defined python python -c "%check%" >nul 2>nul && set "python=python"
if defined PYTHON_EXE "%PYTHON_EXE%" -c "%check%" >nul 2>nul && set python="%PYTHON_EXE%"
if not defined python (
    echo Python 3.11 or later is needed; none was found here. 1>&2
    echo Install it from python.org with its launcher, or name it: set PYTHON_EXE=C:\path\python.exe 1>&2
    exit /b 1
)
%python% -I "%root%scripts\set_up.py" play || exit /b 1
if "%~1"=="--setup" (
    echo Ready: play opens a table, .venv\Scripts\ludoteca --help shows all commands.
    exit /b 0
)

:run
"%root%.venv\Scripts\ludoteca.cmd" play %*
