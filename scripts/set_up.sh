# Sourced by the commands: sets $python to a recent enough Python, or ends with a message.

find_python() {
    seen=
    for python in ${PYTHON:+"$PYTHON"} python3 python3.14 python3.13 python3.12 python3.11 python; do
        # A command may exist and yet not run: a stub, or a version manager without that version.
        found=$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])' 2>/dev/null) ||
            continue
        case $found in
            3.[0-9] | 3.10 | [012].*) seen=$found ;;
            *) return ;;
        esac
    done
    if [ -n "$seen" ]; then
        echo "Python 3.11 or later is needed; the one found here is $seen." >&2
    else
        echo "Python 3.11 or later is needed; none was found here." >&2
    fi
    echo "Install it (Debian, Ubuntu: sudo apt-get install python3 python3-venv; macOS: brew install" \
        "python; all: python.org) or name it: PYTHON=/path/to/python3 $0" >&2
    exit 1
}

# set_up play|test [again]: prepares .venv. If it is ready, this takes a twentieth of a second.
set_up() {
    if [ "${2-}" != again ] &&
        "$root/.venv/bin/python" -I "$root/scripts/set_up.py" "$1" --ready 2>/dev/null; then
        return
    fi
    find_python
    "$python" -I "$root/scripts/set_up.py" "$1" || exit
}
