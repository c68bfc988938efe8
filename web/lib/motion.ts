// Motion that explains, and only where it is welcome.
import { settings } from "./settings.svelte";

const PACE = { normal: 1, fast: 0.4, skip: 0 } as const;

/** A duration in milliseconds at the speed somebody likes; zero with reduced motion. */
export function lasting(ms: number): number {
  const isReduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
  return settings.isStill || isReduced ? 0 : ms * PACE[settings.speed];
}

/** How the page scrolls by itself: at once with reduced motion. */
export function gliding(): ScrollBehavior {
  return lasting(1) ? "smooth" : "auto";
}
