// Keeping a photograph as a file: the drawing itself, or painted in pixels.
import type { PhotoView } from "../party";
import { print } from "../stage/print";

const SIZE = { width: 1620, height: 1380 };

function save(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** A file name of letters and digits only. */
export function nameOf(caption: string): string {
  const plain = caption.normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll(/\W+/g, "-");
  return plain.replaceAll(/^-+|-+$/g, "").toLowerCase() || "photo";
}

export function saveSvg(photo: PhotoView, caption: string, credit: string): void {
  save(new Blob([print(photo, caption, credit)], { type: "image/svg+xml" }), `${nameOf(caption)}.svg`);
}

export async function savePng(photo: PhotoView, caption: string, credit: string): Promise<void> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(print(photo, caption, credit))}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  Object.assign(canvas, SIZE);
  canvas.getContext("2d")!.drawImage(image, 0, 0, SIZE.width, SIZE.height);
  canvas.toBlob((blob) => blob && save(blob, `${nameOf(caption)}.png`), "image/png");
}
