// A score pad drawn from its description: the table's fields, each player's, and what is sent.
import type { PadField, Value } from "./wire";

export type Filled = Record<string, Value>;

/** What a field holds before anybody has filled it in. */
export function emptyOf(field: PadField): Value {
  if (field.usual !== undefined && field.usual !== null) return structuredClone(field.usual);
  switch (field.kind) {
    case "text":
      return "";
    case "number":
      return field.optional ? null : (field.least ?? 0);
    case "flag":
      return false;
    case "choice":
      return field.options?.[0]?.value ?? null;
    case "many":
      return [];
    case "row":
      return (field.places ?? []).map(() => blank(field));
    case "lists":
      return Object.fromEntries((field.places ?? []).map((place) => [place.value, []]));
    default:
      return {};
  }
}

/** The option that stands for an empty place, or the first one. */
function blank(field: PadField): string {
  const options = field.options ?? [];
  return (options.find(({ value }) => value === "empty") ?? options.at(-1))?.value ?? "";
}

export function emptyRow(fields: PadField[]): Filled {
  return Object.fromEntries(fields.map((field) => [field.key, emptyOf(field)]));
}

export function fieldsOf(fields: PadField[], way: string): PadField[] {
  return fields.filter((field) => !field.way || field.way === way);
}

/** The values as the server takes them, leaving out what is not filled in. */
export function sent(fields: PadField[], filled: Filled, way: string): Filled {
  const found: Filled = {};
  for (const field of fieldsOf(fields, way)) {
    const value = filled[field.key] ?? null;
    if (value === null || (value === "" && field.usual === undefined)) continue;
    found[field.key] = field.kind === "lists" ? withoutEmpty(value) : value;
  }
  return found;
}

function withoutEmpty(value: Value): Value {
  const lists = Object.entries(value as Record<string, Value[]>);
  return Object.fromEntries(lists.filter(([, list]) => list.length));
}

/** One more or one less of an option in a list that may hold it several times. */
export function counted(list: string[], option: string, by: 1 | -1): string[] {
  if (by > 0) return [...list, option];
  const at = list.lastIndexOf(option);
  return at < 0 ? list : [...list.slice(0, at), ...list.slice(at + 1)];
}
