// Starts the page.
import { mount } from "svelte";
import App from "./App.svelte";
import { route } from "./lib/route.svelte";
import { settings } from "./lib/settings.svelte";
import "./style/tokens.css";
import "./style/base.css";
import "./style/desk.css";

settings.show();
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => settings.show());
route.listen();
mount(App, { target: document.getElementById("page") as HTMLElement });
