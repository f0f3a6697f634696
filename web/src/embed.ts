/** A replay inside a page of another site: embed?room=ID&step=…&seat=…&lang=…. It uses no cookies and acts for nobody. */
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/lights.css";
import "./styles/base.css";
import "./styles/pieces.css";

import { mount } from "svelte";

import { stayAnonymous } from "./lib/api";
import type { Lang } from "./lib/contract";
import { languages, nearest, speak } from "./lib/words.svelte";
import Embed from "./shell/Embed.svelte";

stayAnonymous();
const query = new URLSearchParams(location.search);
const asked = query.get("lang") ?? "";
await speak(asked in languages ? (asked as Lang) : nearest(navigator.languages), { keep: false });
const number = (name: string): number | undefined => (/^\d{1,6}$/.test(query.get(name) ?? "") ? Number(query.get(name)) : undefined);
const [step, seat] = [number("step"), number("seat")];
mount(Embed, {
  target: document.getElementById("app")!,
  props: { id: query.get("room") ?? "", ...(step === undefined ? {} : { step }), ...(seat === undefined ? {} : { seat }) },
});
