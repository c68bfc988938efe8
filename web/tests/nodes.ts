// As much of a page as dragging and travelling need: nodes with attributes, places and listeners.

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export class FakeNode extends EventTarget {
  readonly attributes = new Map<string, string>();
  readonly flights: { frames: Keyframe[]; duration: number }[] = [];
  readonly children: FakeNode[] = [];
  readonly style: Record<string, string> = {};
  readonly classList = { add: () => undefined };
  parentElement: FakeNode | null = null;
  isConnected = true;
  tabIndex = -1;

  constructor(
    readonly tagName = "DIV",
    public box: Box = { left: 0, top: 0, width: 10, height: 10 },
  ) {
    super();
  }

  append(child: FakeNode): void {
    child.parentElement = this;
    this.children.push(child);
  }
  remove(): void {
    this.isConnected = false;
  }
  cloneNode(): FakeNode {
    return new FakeNode(this.tagName, this.box);
  }
  querySelectorAll(): FakeNode[] {
    return [];
  }
  getAttribute(name: string): string | null {
    return this.attributes.get(name) ?? null;
  }
  hasAttribute(name: string): boolean {
    return this.attributes.has(name);
  }
  setAttribute(name: string, value: string): void {
    this.attributes.set(name, value);
  }
  removeAttribute(name: string): void {
    this.attributes.delete(name);
  }
  toggleAttribute(name: string, isOn: boolean): void {
    if (isOn) this.attributes.set(name, "");
    else this.attributes.delete(name);
  }
  matches(): boolean {
    return this.tagName === "BUTTON";
  }
  /**
   * The nearest node with an attribute or tag: the code asks only for `button` and `[data-a],
   * [data-b]`.
   */
  closest(selector: string): FakeNode | null {
    const isIt = selector.split(", ").some((one) => {
      const name = /^\[(.+)\]$/.exec(one)?.[1];
      return name ? this.attributes.has(name) : this.tagName === one.toUpperCase();
    });
    return isIt ? this : (this.parentElement?.closest(selector) ?? null);
  }
  contains(other: unknown): boolean {
    return other === this || this.children.some((child) => child.contains(other));
  }
  compareDocumentPosition(other: FakeNode): number {
    return this.box.left <= other.box.left ? 4 : 2;
  }
  focus(): void {
    page.activeElement = this;
  }
  getBoundingClientRect(): DOMRect {
    return this.box as DOMRect;
  }
  animate(frames: Keyframe[], { duration }: { duration: number }): object {
    this.flights.push({ frames, duration });
    return {};
  }

  /** Let something happen here, with these fields. */
  happen(kind: string, fields: object = {}, later = 0): Event {
    return happen(this, kind, fields, later);
  }
}

/** Let something happen; `later`: how many milliseconds from now the hand did it. */
export function happen(where: EventTarget, kind: string, fields: object, later = 0): Event {
  const event = Object.assign(new Event(kind, { bubbles: true, cancelable: true }), fields);
  Object.defineProperty(event, "timeStamp", { value: event.timeStamp + later });
  where.dispatchEvent(event);
  return event;
}

/** Stands in for `document` and `window`. */
export const page = {
  activeElement: null as FakeNode | null,
  under: null as FakeNode | null,
  elementFromPoint: () => page.under,
};
export const windowed = Object.assign(new EventTarget(), {
  setTimeout: (call: () => void, ms?: number) => setTimeout(call, ms),
});

export function asElement(node: FakeNode): HTMLElement {
  return node as unknown as HTMLElement;
}
