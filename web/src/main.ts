import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/lights.css";
import "./styles/base.css";
import "./styles/pieces.css";

import { mount } from "svelte";

import { app } from "./lib/app.svelte";
import "./lib/pointer"; // records positions from the start
import { settings } from "./lib/settings.svelte";
import { askFeatures } from "./lib/features.svelte";
import { ready } from "./lib/transport";
import { speakFirst } from "./lib/words.svelte";
import App from "./shell/App.svelte";

settings.show();
await speakFirst();
await ready();
await askFeatures();
if (import.meta.env.PROD) app.begin();
mount(App, { target: document.getElementById("app")! });
