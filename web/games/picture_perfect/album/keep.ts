// Saving a photograph as a file: the drawing itself, or painted in pixels.
const LARGE = 1.5; // pixels for each unit of the drawing

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

export function saveSvg(svg: string, caption: string): void {
  save(new Blob([svg], { type: "image/svg+xml" }), `${nameOf(caption)}.svg`);
}

export async function savePng(svg: string, caption: string): Promise<void> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth * LARGE;
  canvas.height = image.naturalHeight * LARGE;
  canvas.getContext("2d")!.drawImage(image, 0, 0, canvas.width, canvas.height);
  canvas.toBlob((blob) => blob && save(blob, `${nameOf(caption)}.png`), "image/png");
}
