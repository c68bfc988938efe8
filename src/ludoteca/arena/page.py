"""A report as one HTML file that needs nothing else: no network, no scripts, light and dark."""

from collections.abc import Iterable
from html import escape

STYLE = """
:root{color-scheme:light dark;--wood:#e9dac0;--wood-deep:#d9c4a0;--paper:#fffaf0;--deep:#f7ecd8;
--ink:#2c2018;--soft:#66513f;--line:#d8c3a0;--accent:#9c3a1f;--felt:#2b5d4c;--felt-soft:#bcd6c8;
--display:"Iowan Old Style","Palatino Linotype",Palatino,"URW Palladio L",Georgia,serif;
--text:system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","DejaVu Sans",sans-serif}
@media (prefers-color-scheme:dark){:root{--wood:#1c1612;--wood-deep:#130f0c;--paper:#2a221c;
--deep:#352b23;--ink:#f5ead9;--soft:#c8b59b;--line:#4c3f33;--accent:#f0a17a;--felt:#8fd0b5;
--felt-soft:#37584a}}
*{box-sizing:border-box}
body{margin:0;font:100%/1.5 var(--text);color:var(--ink);overflow-wrap:anywhere;
background:linear-gradient(var(--wood),var(--wood-deep)) fixed;padding:clamp(.75rem,3vw,2.5rem)}
main{max-width:70rem;margin:auto;display:grid;gap:1.25rem;grid-template-columns:minmax(0,1fr)}
h1,h2,h3{font-family:var(--display);font-weight:600;line-height:1.15;margin:0}
h1{font-size:clamp(1.7rem,1.3rem + 2vw,2.75rem)}h2{font-size:1.4rem}h3{font-size:1.1rem}
p{margin:0;max-width:46rem}.more{color:var(--soft);font-size:.93rem}
header{display:grid;gap:.5rem;padding:.25rem}
section{container-type:inline-size;align-content:start;
background:var(--paper);border:1px solid var(--line);border-radius:.75rem;display:grid;
grid-template-columns:minmax(0,1fr);gap:.75rem;padding:clamp(.9rem,2.5vw,1.6rem);
box-shadow:0 1px 2px rgb(80 50 20/.16),0 6px 18px rgb(80 50 20/.1)}
@media (min-width:62rem){main.wide{grid-template-columns:repeat(2,minmax(0,1fr))}
main.wide>header,main.wide>.full{grid-column:1/-1}}
.rows{display:grid;gap:.15rem}
.row{display:grid;grid-template-columns:minmax(6rem,14rem) minmax(0,1fr) 11.5rem;gap:.15rem .9rem;
align-items:center;padding:.12rem .3rem;border-radius:.4rem}
.row:nth-child(even){background:var(--deep)}
.row .told{text-align:right;font-variant-numeric:tabular-nums;font-size:.93rem}
.row .name{font-weight:550}.row small{color:var(--soft);font-weight:400}
.row svg{width:100%;height:1.5rem;display:block;overflow:visible}
@container (max-width:40rem){.row{grid-template-columns:1fr auto}.row svg{grid-column:1/-1;
grid-row:2;height:1.1rem}}
.guide{stroke:var(--line);stroke-width:1}.reach{stroke:var(--felt);stroke-width:3;
stroke-linecap:round}.dot{fill:var(--accent)}.pale{fill:var(--paper);
stroke:var(--accent);stroke-width:2}.other{fill:var(--paper);stroke:var(--felt);stroke-width:3}.bar{fill:var(--felt)}
.columns{width:100%;height:9rem;display:block}.axis{display:flex;justify-content:space-between;
color:var(--soft);font-size:.88rem;font-variant-numeric:tabular-nums}
.scroll{overflow-x:auto}table{border-collapse:collapse;font-variant-numeric:tabular-nums}
th,td{padding:.4rem .7rem;text-align:right;border-bottom:1px solid var(--line);white-space:nowrap}
th:first-child,td:first-child{text-align:left}th{font-weight:600}
td.cell{background:color-mix(in srgb,var(--felt-soft) calc(var(--share)*100%),transparent)}
td small{color:var(--soft);display:block}
@container (max-width:26rem){th,td{padding:.35rem .4rem;font-size:.88rem}}
details>summary{cursor:pointer;color:var(--accent);padding:.3rem 0}
code{font-size:.92em;background:var(--deep);padding:.1em .35em;border-radius:.3rem}
@media print{body{background:none}section{break-inside:avoid;box-shadow:none}}
"""


def page(title: str, lead: Iterable[str], sections: Iterable[str], lang: str, wide: bool) -> str:
    """Return the whole page; the body is already escaped, the title is not."""
    paragraphs = "".join(f"<p>{line}</p>" for line in lead)
    look = ' class="wide"' if wide else ""
    return (
        f'<!doctype html>\n<html lang="{escape(lang)}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>\n<body><main{look}>"
        f"<header><h1>{escape(title)}</h1>{paragraphs}</header>\n"
        + "\n".join(sections)
        + "\n</main></body></html>\n"
    )


def section(heading: str, more: str, body: str, full: bool = False) -> str:
    """Return a section with a heading and an explanation; the body is HTML."""
    about = f'<p class="more">{escape(more)}</p>' if more else ""
    look = ' class="full"' if full else ""
    return f"<section{look}><h2>{escape(heading)}</h2>{about}{body}</section>"


def folded(summary: str, body: str) -> str:
    """Return a part that is folded away until opened."""
    return f"<details><summary>{escape(summary)}</summary>{body}</details>"


def table(headings: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    """Return a table whose cells are already HTML."""
    head = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in headings)
    body = "".join(f"<tr>{''.join(row)}</tr>" for row in rows)
    return f'<div class="scroll"><table><tr>{head}</tr>{body}</table></div>'
