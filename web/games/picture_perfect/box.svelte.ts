// The box of the open table: the printed one, with its owner's numbers laid over it. The judge and
// all drawings read it here, and read it again when another table is opened.
import contentsText from "./judge/contents.json?raw";
import { type Camera, presetCameras } from "./judge/camera";
import { type BoxData, Contents, type Guest, type Space } from "./judge/contents";
import { Darkroom } from "./judge/darkroom";
import { laidOver, type Values } from "./judge/owners_box";

export const PRINTED = JSON.parse(contentsText) as BoxData;

class OpenBox {
  contents = $state.raw(new Contents(PRINTED));
  readonly darkroom: Darkroom = $derived(new Darkroom(this.contents));
  readonly presets: ReadonlyMap<string, Camera> = $derived(presetCameras(this.contents));
  private text = JSON.stringify(PRINTED);

  /** Use the box of a table; whatever is not given is as printed. */
  open(values: Values): void {
    const data = laidOver(PRINTED, values);
    const text = JSON.stringify(data);
    if (text === this.text) return;
    this.text = text;
    this.contents = new Contents(data);
  }

  get data(): BoxData {
    return this.contents.data;
  }

  get guests(): readonly Guest[] {
    return this.contents.data.guests;
  }

  get spaces(): readonly Space[] {
    return this.contents.data.spaces;
  }

  guest(id: string): number {
    return this.contents.guest(id);
  }

  space(id: string): number {
    return this.contents.space(id);
  }
}

export const BOX = new OpenBox();

/** The name of a guest without its kind: `guest.clara` is `clara`. */
export function idOf(code: string): string {
  return code.slice(code.indexOf(".") + 1);
}
