// Motion that explains, and only where it is welcome.
import { settings } from "./settings.svelte";

/** A duration in milliseconds, or none for those who want stillness. */
export function lasting(ms: number): number {
  const isReduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
  return settings.isStill || isReduced ? 0 : ms;
}
