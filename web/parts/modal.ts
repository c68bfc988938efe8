// A window over everything else: it opens at once, and Escape or a press outside closes it at once.
//
// The browser closes a dialog too, but says so in a later task: whatever was opened in between would be
// closed with it. So the page is the one that closes, and what the browser begins by itself ends here.
import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";

const openers = new WeakMap<Element, Element | null>();
const windows: HTMLDialogElement[] = []; // the last lies above the others

/** On a `<dialog>` that is in the page for as long as it is open; `close` takes it out of the page. */
export function modal(close: () => void): Attachment<HTMLDialogElement> {
  return (dialog) => {
    openers.set(dialog, document.activeElement);
    windows.push(dialog);
    untrack(() => dialog.showModal());

    // A finger that opened the window by resting is lifted over it: only a press that began outside closes.
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

/** The focus goes back to what opened the window, unless somebody has taken it meanwhile. */
function giveBack(dialog: HTMLDialogElement): void {
  const active = document.activeElement;
  if (active && active !== document.body && !dialog.contains(active)) return;
  // What opened it may have lain in a window that is gone as well.
  let opener = openers.get(dialog);
  while (opener && !opener.isConnected) opener = openers.get(opener.closest("dialog") ?? opener);
  if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
}
