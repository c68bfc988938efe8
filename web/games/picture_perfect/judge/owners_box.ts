// The owner's box: the values of a table's box, by path, laid over the printed ones.
//
// The server checked them before the table was made; nothing is checked again here.
import type { BoxData } from "./contents";

/** The values of a box by path, `guest.clara.profile`, as far as they are known. */
export type Values = Readonly<Record<string, { value: unknown } | undefined>>;

/** What a judge reads from this box; whatever is not given is as printed. */
export function laidOver(printed: BoxData, values: Values): BoxData {
  const told = <Found>(path: string, usual: Found): Found => {
    const entry = values[path];
    return entry === undefined ? usual : (entry.value as Found);
  };
  const row = <Row extends object>(at: string, usual: Row): Row => {
    const fields = Object.entries(usual).map(([key, value]) => [key, told(`${at}.${key}`, value)]);
    return Object.fromEntries(fields) as Row;
  };
  const { table } = printed;
  const [x0, x1] = told("table.x", [table.x0, table.x1]) as [number, number];
  const [y0, y1] = told("table.y", [table.y0, table.y1]) as [number, number];
  const kinds = printed.decorations.map(({ name, ...size }, place) => ({
    kind: told(`decoration.${name}.kind`, place),
    row: { name, ...row(`decoration.${name}`, size) },
  }));
  return {
    model: printed.model,
    guests: printed.guests
      .map(({ id, ...guest }) => ({ id, ...row(`guest.${id}`, guest) }))
      .sort((one, other) => one.number - other.number),
    spaces: printed.spaces.map(({ id, ...space }) => ({ id, ...row(`space.${id}`, space) })),
    adjacent: told("adjacency.pairs", printed.adjacent),
    areas: Object.fromEntries(
      Object.entries(printed.areas).map(([id, spaces]) => [id, told(`area.${id}.spaces`, spaces)]),
    ),
    table: { x0, x1, y0, y1, height: told("table.height", table.height) },
    screen: row("screen", printed.screen),
    decorations: kinds.sort((one, other) => one.kind - other.kind).map((kind) => kind.row),
    preferences: printed.preferences.map(({ id, ...card }) => ({
      id,
      ...row(`preference.${id}`, card),
    })),
    presets: printed.presets.map(({ id, ...preset }) => ({ id, ...row(`camera.${id}`, preset) })),
  };
}
