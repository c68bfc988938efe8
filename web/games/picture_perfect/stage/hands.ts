// Hands on the picture: one finger moves a figure or the camera, two pinch. Knows no scene.
export interface Hands {
  /** Moved since the last call, in shares of the picture's width and height. */
  pan?(across: number, down: number, isShift: boolean): void;
  pinch?(ratio: number): void;
  tap?(event: PointerEvent): void;
}

/** What the arrow keys move a thing by, in millimetres to the right and to the back. */
export const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

const FAR = 5; // pixels before a press becomes a drag

/** Listen to pointers on the background of a picture. */
export function background(hands: () => Hands) {
  return (node: Element): (() => void) => {
    const fingers = new Map<number, { x: number; y: number }>();
    let way = 0;

    function down(event: Event): void {
      const { pointerId, clientX: x, clientY: y, button } = event as PointerEvent;
      if (button !== 0) return;
      if (fingers.size === 0) way = 0;
      fingers.set(pointerId, { x, y });
      node.setPointerCapture(pointerId);
    }

    function move(event: Event): void {
      const { pointerId, clientX: x, clientY: y, shiftKey } = event as PointerEvent;
      const before = fingers.get(pointerId);
      if (!before) return;
      const other = [...fingers].find(([id]) => id !== pointerId)?.[1];
      const { width, height } = (node as SVGElement).ownerSVGElement!.getBoundingClientRect();
      way += Math.hypot(x - before.x, y - before.y);
      if (way < FAR) return;
      if (other) {
        const [was, is] = [before, { x, y }].map((at) =>
          Math.hypot(at.x - other.x, at.y - other.y),
        );
        if (was && is) hands().pinch?.(is / was);
      } else {
        hands().pan?.((x - before.x) / width, (y - before.y) / height, shiftKey);
      }
      fingers.set(pointerId, { x, y });
    }

    function up(event: Event): void {
      const { pointerId } = event as PointerEvent;
      if (!fingers.delete(pointerId)) return;
      if (way < FAR && event.type === "pointerup") hands().tap?.(event as PointerEvent);
    }

    const listeners = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: up };
    for (const [name, listener] of Object.entries(listeners)) node.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of Object.entries(listeners))
        node.removeEventListener(name, listener);
    };
  };
}

export interface Grip {
  start?(): void;
  /** The pointer now, and where it was when it took hold. */
  move(clientX: number, clientY: number): void;
  end(clientX: number, clientY: number): void;
  tap(): void;
}

/** Take hold of one thing until the pointer is lifted. */
export function gripped(event: PointerEvent, grip: Grip): void {
  const node = event.currentTarget as Element;
  const { pointerId, clientX: x0, clientY: y0 } = event;
  let isMoved = false;
  node.setPointerCapture(pointerId);
  event.stopPropagation();

  function move(moved: Event): void {
    const { pointerId: id, clientX: x, clientY: y } = moved as PointerEvent;
    if (id !== pointerId || (!isMoved && Math.hypot(x - x0, y - y0) < FAR)) return;
    if (!isMoved) grip.start?.();
    isMoved = true;
    grip.move(x, y);
  }

  function up(lifted: Event): void {
    const { pointerId: id, clientX: x, clientY: y } = lifted as PointerEvent;
    if (id !== pointerId) return;
    node.removeEventListener("pointermove", move);
    node.removeEventListener("pointerup", up);
    node.removeEventListener("pointercancel", up);
    if (isMoved) grip.end(x, y);
    else if (lifted.type === "pointerup") grip.tap();
  }

  node.addEventListener("pointermove", move);
  node.addEventListener("pointerup", up);
  node.addEventListener("pointercancel", up);
}
