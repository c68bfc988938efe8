// A window over everything else: it opens at once, and Escape or a press outside closes it at once.
//
// The browser closes a dialog too, but says so in a later task: whatever was opened in between would be
// closed with it. So the page does the closing, and whatever the browser starts on its own stops
// here.
import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";

const openers = new WeakMap<Element, Element | null>();
const windows: HTMLDialogElement[] = []; // the last is on top

/** On a `<dialog>` that is in the page for as long as it is open; `close` takes it out of the page. */
export function modal(close: () => void): Attachment<HTMLDialogElement> {
  return (dialog) => {
    openers.set(dialog, document.activeElement);
    windows.push(dialog);
    untrack(() => dialog.showModal());

    // A long press that opened the window ends over it: only a press that began outside closes it.
    let beganOutside = false;
    const keydown = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.isComposing || windows.at(-1) !== dialog) return;
      event.preventDefault();
      event.stopPropagation(); // the table below has its own use for the key
      close();
    };
    const pointerdown = (event: PointerEvent) => (beganOutside = event.target === dialog);
    const click = (event: MouseEvent) => {
      if (beganOutside && event.target === dialog) close();
    };
    const cancel = (event: Event) => {
      if (event.target !== dialog) return;
      event.preventDefault();
      close();
    };
    addEventListener("keydown", keydown, true);
    dialog.addEventListener("pointerdown", pointerdown);
    dialog.addEventListener("click", click);
    dialog.addEventListener("cancel", cancel);
    dialog.addEventListener("close", close);
    return () => {
      removeEventListener("keydown", keydown, true);
      dialog.removeEventListener("close", close);
      windows.splice(windows.indexOf(dialog), 1);
      if (dialog.open) dialog.close();
      giveBack(dialog);
    };
  };
}

/** The focus goes back to what opened the window, unless it has moved elsewhere meanwhile. */
function giveBack(dialog: HTMLDialogElement): void {
  const active = document.activeElement;
  if (active && active !== document.body && !dialog.contains(active)) return;
  // What opened it may have been in a window that is gone as well.
  let opener = openers.get(dialog);
  while (opener && !opener.isConnected) opener = openers.get(opener.closest("dialog") ?? opener);
  if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
}
