"""The style sheet of the screen. Colours are the theme's, so that light and dark both read well."""

BREAKPOINTS = [(0, "-narrow"), (104, "-wide")]
SMALLEST = (50, 15)  # columns and rows below which nothing useful fits

CSS = """
Screen { layout: vertical; }
#top { height: auto; max-height: 5; background: $panel; padding: 0 1; }
#body { height: 1fr; }
#keys { height: 1; background: $panel; }

.-narrow #body { layout: vertical; }
.-narrow #side { height: auto; max-height: 60%; }
.-narrow #log { height: 5; }
.-wide #body { layout: horizontal; }
.-wide #table { width: 3fr; }
.-wide #side { width: 2fr; height: 1fr; border-left: solid $panel-lighten-2; }
.-wide #log { height: 1fr; }

#table, #log { scrollbar-size-vertical: 1; scrollbar-color: $primary-muted; padding: 0 1; }
#table { height: 1fr; }
#table:focus, #log:focus { background: $surface-lighten-1; }
#shared { height: auto; }
#corners { height: auto; grid-gutter: 1 1; }
#log { border-top: solid $panel-lighten-2; border-title-color: $text-muted; }
#log-lines { height: auto; }
#foretold { height: 3; padding: 0 1; color: $foreground 70%; }
.-narrow #foretold { height: 2; }
.-only-log #foretold { display: none; }
#acts { height: auto; max-height: 60%; border-top: solid $primary; }
.-only-table #side, .-only-log #table, .-only-log #acts { display: none; }
.-only-log #side, .-only-log #log { height: 1fr; max-height: 100%; }

Acts { height: auto; max-height: 100%; border: none; background: $surface; padding: 0 1; }
FilteredActs { height: auto; }
FilteredActs Acts { height: auto; max-height: 1fr; }
Filter { margin: 0 1; background: $panel; }

Corner { height: auto; border-left: outer $secondary; padding: 0 1; }
#shared Corner { margin: 0 0 1 0; }
Corner.-own { background: $boost; }
Corner.seat-0 { border-left: outer $primary; }
Corner.seat-1 { border-left: outer $warning; }
Corner.seat-2 { border-left: outer $success; }
Corner.seat-3 { border-left: outer $error; }
Corner.seat-4 { border-left: outer $accent; }
Corner.seat-5 { border-left: outer $secondary; }

Sheet { align: center middle; }
Sheet > #sheet {
    width: 84%; max-width: 100; height: auto; max-height: 90%;
    background: $panel; border: round $primary; border-title-color: $text-primary; padding: 1 2;
}
Sheet.-narrow > #sheet { width: 96%; padding: 0 1; }
Sheet #sheet-text { height: auto; }
Sheet #sheet-keys { height: auto; margin: 1 0 0 0; color: $text-muted; }
Sheet VerticalScroll { height: auto; max-height: 68vh; scrollbar-size-vertical: 1; }
Sheet FilteredActs { max-height: 65vh; }
Sheet Acts { background: $panel; }
Sheet Filter { background: $surface; margin: 0 0 1 0; }
Sheet TextArea { height: 60vh; }
HandOver { align: center middle; background: $surface; }

ToastRack { dock: top; align: right top; margin: 2 0 0 0; }

#too-small { display: none; height: 100%; content-align: center middle; text-align: center; }
.-too-small #too-small { display: block; }
.-too-small #top, .-too-small #body, .-too-small #keys { display: none; }
"""
