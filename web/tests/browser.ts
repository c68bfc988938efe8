// An environment for tests whose code must run as in the browser, effects and all, without a page.
import type { Environment } from "vitest/runtime";

export default {
  name: "browser-like",
  viteEnvironment: "client",
  setup: () => ({ teardown: () => undefined }),
} satisfies Environment;
