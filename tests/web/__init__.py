"""The page in a real browser, and the built page without one."""
