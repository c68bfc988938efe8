// The part of the table in front of a plane, growing from its front edge backwards.
//
// P-GEO-13 cuts the table at every plane and paints the strips between the things. Painting all
// strips up to a plane at once gives the same picture: nearer things are painted again later. Their
// union is one run per row. Only these polygons can add to it: the front of the first strip, each
// top seen from above, and a side seen from outside.
import { columnOf, Coverage, Edge, HEIGHT, topRow, tower, type View, WIDTH } from "./raster";
import { filled, rectangle } from "./silhouettes";

export class TableFront {
  private readonly lefts = filled(WIDTH, HEIGHT);
  private readonly rights = filled(0, HEIGHT);
  private first: number;
  private readonly last: number; // nothing of the table reaches lower than its front
  private low: number;
  private high: number;

  constructor(
    private readonly x0: number,
    private readonly x1: number,
    y: number,
    private readonly height: number,
    private readonly view: View,
  ) {
    const front = rectangle(x0, x1, 0, height, y, view);
    this.first = front.first;
    this.last = front.last;
    this.low = front.low;
    this.high = front.high;
    this.lay(front);
  }

  private lay(cover: Coverage): void {
    for (let i = 0; i < cover.lefts.length; i++) {
      this.lefts[cover.first + i] = cover.lefts[i]!;
      this.rights[cover.first + i] = cover.rights[i]!;
    }
  }

  /** Add top and visible side of the strip from a to b. */
  addStrip(a: number, b: number): void {
    const view = this.view;
    const ya = view.row(this.height, a);
    const yb = view.row(this.height, b);
    if (yb < ya) {
      // Seen from above: new rows above all existing ones.
      const lefts = [view.column(this.x0, b), view.column(this.x0, a)];
      const rights = [view.column(this.x1, b), view.column(this.x1, a)];
      const top = tower([yb, ya], lefts, rights);
      this.lay(top);
      this.first = top.first;
      this.low = Math.min(this.low, top.low);
      this.high = Math.max(this.high, top.high);
    }
    if (view.x < this.x0) this.addSide(this.x0, a, b, true);
    else if (view.x > this.x1) this.addSide(this.x1, a, b, false);
  }

  /** Widen the rows by a side of the strip, which reaches further out than all before it. */
  private addSide(x: number, a: number, b: number, isLeft: boolean): void {
    const view = this.view;
    const xa = view.column(x, a);
    const xb = view.column(x, b);
    const top = view.row(this.height, b);
    const foot = view.row(0, b);
    const column = columnOf(xb);
    const edge = isLeft ? this.lefts : this.rights;
    edge.fill(column, topRow(top), topRow(foot));
    if (isLeft) this.low = Math.min(this.low, column);
    else this.high = Math.max(this.high, column);
    this.addEdge(xa, view.row(this.height, a), xb, top);
    this.addEdge(xa, view.row(0, a), xb, foot);
  }

  /** Widen the rows that an edge crosses to reach it. */
  private addEdge(x0: number, y0: number, x1: number, y1: number): void {
    const edge = y0 < y1 ? new Edge(x0, y0, x1, y1) : new Edge(x1, y1, x0, y0);
    for (let i = 0; i < edge.rows; i++) {
      const column = edge.column(i);
      const row = edge.start + i;
      this.lefts[row] = Math.min(this.lefts[row]!, column);
      this.rights[row] = Math.max(this.rights[row]!, column);
    }
  }

  /** What is covered so far. */
  coverage(): Coverage {
    const lefts = this.lefts.slice(this.first, this.last);
    const rights = this.rights.slice(this.first, this.last);
    return new Coverage(this.first, lefts, rights, this.low, this.high);
  }
}
