// The likeness of a thing that follows the pointer while it is dragged.

export class Ghost {
  private readonly node: HTMLElement;
  private readonly dx: number;
  private readonly dy: number;

  constructor(source: HTMLElement, x: number, y: number) {
    const rect = source.getBoundingClientRect();
    this.dx = rect.left - x;
    this.dy = rect.top - y;
    this.node = source.cloneNode(true) as HTMLElement;
    this.node.setAttribute("aria-hidden", "true");
    this.node.setAttribute("inert", "");
    for (const marked of [this.node, ...this.node.querySelectorAll("[id], [data-drop]")]) {
      for (const mark of ["id", "data-drop", "data-thing", "data-zone", "data-held"])
        marked.removeAttribute(mark);
    }
    this.node.classList.add("ghost");
    Object.assign(this.node.style, {
      position: "fixed",
      left: "0",
      top: "0",
      width: `${rect.width}px`,
      height: `${rect.height}px`,
      margin: "0",
      pointerEvents: "none",
      zIndex: "1000",
    });
    // Beside its original, so the game's styles reach it.
    source.parentElement?.append(this.node);
    this.moveTo(x, y);
  }

  moveTo(x: number, y: number): void {
    this.node.style.transform = `translate(${x + this.dx}px, ${y + this.dy}px) rotate(1.5deg)`;
  }

  gone(): void {
    this.node.remove();
  }
}
