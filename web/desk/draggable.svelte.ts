// Picking things up and putting them down: by dragging, by clicking, by keyboard. A source holds an
// item; places have names; the game says which places an item may go to and what dropping means.
import type { Attachment } from "svelte/attachments";
import { announce } from "./announce.svelte";
import { Ghost } from "./ghost";
import { tip } from "./tip.svelte";
import { buzz, play } from "../lib/sounds";

export interface DragRules<T> {
  /** The names of the places this may go to now; null while that is still being found out. */
  targets(item: T): readonly string[] | null;
  /** Comes true when it has been found out: a drop that was too early is judged then. */
  known?(item: T): Promise<unknown>;
  drop(item: T, target: string): void;
  /** It was put back: so is whatever was laid out for it. */
  back?(item: T | null): void;
  /** The thing's name, for the screen reader. */
  name?(item: T): string;
  /** Somebody tried a place where it may not go: say why at that element. */
  refuse?(item: T, target: string, place: Element): void;
  isSame?(one: T, other: T): boolean;
}

const FAR = 6; // pixels before a press becomes a drag
const HOLD = 180; // a finger rests this long before it lifts something: until then it scrolls

interface Press<T> {
  item: T;
  node: HTMLElement;
  pointer: number;
  x: number;
  y: number;
  liftsAt: number; // when it may start to move, in event time: timers are late on a busy page
}

export class Drag<T> {
  held = $state.raw<T | null>(null);
  over = $state<string | null>(null);
  isDragging = $state(false);
  private readonly places = new Map<string, HTMLElement>();
  private home: HTMLElement | null = null;
  private press: Press<T> | null = null;
  private ghost: Ghost | null = null;
  private turn = 0; // of drops that wait to be judged, only the last one counts
  private isSpent = false; // the click that ends a drag does not count as a click

  constructor(private readonly rules: DragRules<T>) {}

  private readonly legal = $derived.by(() => {
    const targets = this.held === null ? [] : this.rules.targets(this.held);
    return targets && new Set(targets);
  });

  isTarget(name: string): boolean {
    return this.legal?.has(name) ?? false;
  }

  isHeld(item: T): boolean {
    return this.held !== null && this.same(this.held, item);
  }

  pick(item: T, home: HTMLElement | null = null): void {
    this.held = item;
    this.home = home;
    play("card");
    buzz();
    if (this.rules.name) announce(this.rules.name(item));
  }

  cancel(): void {
    const [item, home] = [this.held, this.home];
    this.letGo();
    this.rules.back?.(item);
    home?.focus({ preventScroll: true });
  }

  give(target: string): void {
    const item = this.held;
    if (item === null) return;
    if (this.legal === null) {
      this.judgeLater(item, () => this.give(target));
    } else if (this.legal.has(target)) {
      this.letGo();
      play("token");
      buzz();
      this.rules.drop(item, target);
    } else {
      const place = this.places.get(target);
      if (place) this.rules.refuse?.(item, target, place);
    }
  }

  /** For things that can be picked up; null while they cannot. */
  source(what: () => T | null): Attachment<HTMLElement> {
    return (node) => {
      const item = what();
      if (item === null) return;
      const stop = listen(node, {
        pointerdown: (event) => this.down(event as PointerEvent, item, node),
        touchmove: (event) => {
          const isLifted = this.press && event.timeStamp >= this.press.liftsAt;
          if (isLifted && event.cancelable) event.preventDefault();
        },
        click: (event) => this.clickSource(event, item, node),
        keydown: (event) => this.keySource(event as KeyboardEvent, item, node),
        dragstart: (event) => event.preventDefault(),
      });
      $effect(() => {
        node.toggleAttribute("data-held", this.isHeld(item));
        if (this.isHeld(item)) this.home = node;
      });
      return () => {
        stop();
        node.removeAttribute("data-held");
      };
    };
  }

  /** For places where things may be put. */
  target(name: string): Attachment<HTMLElement> {
    return (node) => {
      this.places.set(name, node);
      node.setAttribute("data-drop", name);
      const stop = listen(node, {
        click: (event) => {
          if (this.held === null || this.isSpent) return;
          event.stopPropagation();
          this.give(name);
        },
        keydown: (event) => this.keyTarget(event as KeyboardEvent, name),
      });
      const restore = marks(node);
      $effect(() => {
        const isLegal = this.isTarget(name);
        if (isLegal) node.setAttribute("data-target", "legal");
        else node.removeAttribute("data-target");
        node.toggleAttribute("data-over", isLegal && this.over === name);
        restore(isLegal);
      });
      return () => {
        stop();
        if (this.places.get(name) === node) this.places.delete(name);
      };
    };
  }

  private same(one: T, other: T): boolean {
    return this.rules.isSame?.(one, other) ?? one === other;
  }

  private drags(isDragging: boolean): void {
    this.isDragging = tip.isPassive = isDragging;
  }

  private letGo(): void {
    this.held = null;
    this.over = null;
    this.drags(false);
    this.home = null;
    this.press = null;
    this.ghost?.gone();
    this.ghost = null;
  }

  private down(event: PointerEvent, item: T, node: HTMLElement): void {
    if (event.button !== 0 || !event.isPrimary) return;
    const press = { item, node, pointer: event.pointerId, x: event.clientX, y: event.clientY };
    const liftsAt = event.pointerType === "mouse" ? 0 : event.timeStamp + HOLD;
    this.press = { ...press, liftsAt };
    const end = listen(window, {
      pointermove: (moved) => this.move(moved as PointerEvent),
      pointerup: (up) => {
        end();
        this.up(up as PointerEvent);
      },
      pointercancel: () => {
        end();
        if (this.isDragging) this.cancel();
        this.press = null;
      },
      explained: () => {
        end();
        this.letGo();
      },
      keydown: (key) => {
        if ((key as KeyboardEvent).key !== "Escape" || !this.isDragging) return;
        end();
        this.cancel();
      },
    });
  }

  private move(event: PointerEvent): void {
    const press = this.press;
    if (!press || event.pointerId !== press.pointer) return;
    const way = Math.hypot(event.clientX - press.x, event.clientY - press.y);
    if (!this.isDragging) {
      if (way < FAR) return;
      if (event.timeStamp < press.liftsAt) {
        this.press = null; // a finger that moves right away scrolls
        return;
      }
      this.pick(press.item, press.node);
      this.drags(true);
      this.ghost = new Ghost(press.node, press.x, press.y);
    }
    event.preventDefault();
    this.ghost?.moveTo(event.clientX, event.clientY);
    this.over = this.placeAt(event.clientX, event.clientY);
  }

  private up(event: PointerEvent): void {
    const isDrag = this.isDragging;
    this.press = null;
    if (!isDrag) return;
    this.isSpent = true;
    setTimeout(() => (this.isSpent = false));
    const target = this.placeAt(event.clientX, event.clientY);
    this.drags(false);
    this.ghost?.gone();
    this.ghost = null;
    if (this.legal === null && target !== null && this.held !== null)
      this.judgeLater(this.held, () => this.drop(target));
    else this.drop(target);
  }

  /**
   * Dropped nowhere, or where it may not go, it goes back. Anything new that a drop puts into the
   * hand stays there.
   */
  private drop(target: string | null): void {
    const isPlaced = target !== null && this.isTarget(target);
    if (target !== null) this.give(target);
    if (!isPlaced) this.cancel();
  }

  /** Judge a drop once it is known where the thing may go, if it is still in hand then. */
  private judgeLater(item: T, judge: () => void): void {
    const turn = ++this.turn;
    void this.rules.known?.(item).then(() => {
      const isStill = this.held !== null && this.same(this.held, item) && this.legal !== null;
      if (isStill && turn === this.turn) judge();
    });
  }

  private placeAt(x: number, y: number): string | null {
    const place = document.elementFromPoint(x, y)?.closest("[data-drop]");
    const name = place?.getAttribute("data-drop") ?? null;
    return name !== null && this.places.has(name) ? name : null;
  }

  private clickSource(event: Event, item: T, node: HTMLElement): void {
    if (this.isSpent) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    // While something else is held, a source on a legal place counts as that place.
    const place = node.closest("[data-drop]")?.getAttribute("data-drop");
    if (this.held !== null && !this.isHeld(item) && place && this.isTarget(place)) return;
    event.stopPropagation();
    if (this.isHeld(item)) this.cancel();
    else this.pick(item, node);
  }

  private keySource(event: KeyboardEvent, item: T, node: HTMLElement): void {
    if (event.key === "Escape" && this.held !== null) {
      event.stopPropagation();
      this.cancel();
    } else if (isPress(event) && node.tagName !== "BUTTON" && event.target === node) {
      event.preventDefault();
      this.clickSource(event, item, node);
      if (this.isHeld(item)) this.walk(1);
    } else if (this.held !== null && STEPS[event.key]) {
      event.preventDefault();
      event.stopImmediatePropagation(); // it may be a place too: leave it only once
      this.walk(STEPS[event.key] as number);
    }
  }

  private keyTarget(event: KeyboardEvent, name: string): void {
    if (this.held === null) return;
    const step = STEPS[event.key];
    const isButton = event.target instanceof Element && event.target.closest("button") !== null;
    if (event.key === "Escape") this.cancel();
    else if (step) this.walk(step);
    else if (isPress(event) && !isButton) this.give(name);
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  /** Move the focus around the legal places, in page order. */
  private walk(step: number): void {
    const order = [...this.places]
      .filter(([name]) => this.isTarget(name))
      .map(([, node]) => node)
      .sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
    const at = order.findIndex((node) => node.contains(document.activeElement));
    const next =
      at < 0 ? (step > 0 ? 0 : order.length - 1) : (at + step + order.length) % order.length;
    order[next]?.focus();
  }
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

function isPress(event: KeyboardEvent): boolean {
  return event.key === "Enter" || event.key === " ";
}

function listen(node: EventTarget, listeners: Record<string, (event: Event) => void>): () => void {
  const entries = Object.entries(listeners);
  for (const [name, listener] of entries) node.addEventListener(name, listener, { passive: false });
  return () => {
    for (const [name, listener] of entries) node.removeEventListener(name, listener);
  };
}

/** While a place is legal, it can be focused and is a button; afterwards it is what it was. */
function marks(node: HTMLElement): (isLegal: boolean) => void {
  const isNative = node.matches("button, a[href], input, [tabindex]");
  return (isLegal) => {
    if (isNative) return;
    if (isLegal) {
      node.tabIndex = 0;
      if (!node.hasAttribute("role")) node.setAttribute("role", "button");
    } else {
      node.removeAttribute("tabindex");
      if (node.getAttribute("role") === "button") node.removeAttribute("role");
    }
  };
}
