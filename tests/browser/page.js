/* What a person can tell from the page, for the tests. It reads roles, names and states, and changes nothing. */
(() => {
  const seen = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: false }) && one.getClientRects().length > 0;
  const usable = (one) => seen(one) && !one.disabled && one.getAttribute("aria-disabled") !== "true" && !one.closest("[inert]");
  const nameOf = (one) => (one.getAttribute("aria-label") || one.innerText || one.title || "").replace(/\s+/g, " ").trim();

  const kindOf = (one, bar) => {
    if (!bar) return "thing";
    if (one.getAttribute("aria-haspopup") === "dialog") return "list";
    return one.hasAttribute("aria-pressed") ? "thing" : "bar";
  };

  const keyOf = (one) => (one.getAttribute("aria-keyshortcuts") || [...one.querySelectorAll("kbd")].map((key) => key.innerText.trim())[0] || "");

  const burgrave = {
    found: [],

    /* What can be answered with just now. `tools` are names of buttons that are no answer. */
    look({ result, tools, turn }) {
      const over = [...document.querySelectorAll("main section[aria-label]")].some((one) => one.getAttribute("aria-label") === result && seen(one));
      const called = [...document.querySelectorAll("main > * > [aria-live=assertive]")].some((one) => one.innerText.startsWith(turn));
      const busy = document.querySelector("main [aria-busy=true]") !== null;
      const dialog = [...document.querySelectorAll("dialog[open]")].at(-1) ?? null;
      this.found = [];
      const controls = [];
      const add = (one, kind) => {
        if (this.found.includes(one) || tools.includes(nameOf(one))) return;
        this.found.push(one);
        controls.push({ kind, name: nameOf(one), key: keyOf(one) });
      };
      if (dialog) {
        for (const one of dialog.querySelectorAll("li button")) if (usable(one)) add(one, "choice");
      } else {
        for (const head of document.querySelectorAll("main h2[aria-live]")) {
          for (const one of head.closest("section").querySelectorAll("button")) if (usable(one)) add(one, kindOf(one, true));
        }
        for (const one of document.querySelectorAll("main button[aria-pressed]")) if (usable(one)) add(one, "thing");
      }
      return { over, mine: called && !busy, busy, dialog: dialog !== null, controls };
    },

    /* Where a finger would touch what was found: a point of it that nothing covers. */
    point(which) {
      const one = this.found[which];
      if (!one?.isConnected) return null;
      const inside = (x, y) => {
        const top = document.elementFromPoint(x, y);
        return top !== null && (one.contains(top) || top.closest("label")?.control === one);
      };
      for (const block of ["nearest", "center"]) {
        one.scrollIntoView({ block, inline: "center", behavior: "instant" });
        const box = one.getBoundingClientRect();
        for (const [x, y] of [[0.5, 0.5], [0.25, 0.5], [0.75, 0.5], [0.5, 0.25], [0.5, 0.75], [0.12, 0.3], [0.88, 0.3], [0.12, 0.8], [0.88, 0.8], [0.04, 0.5], [0.96, 0.5]]) {
          const at = { x: box.x + box.width * x, y: box.y + box.height * y };
          if (inside(at.x, at.y)) return at;
        }
      }
      return null;
    },

    /* How many steps of the focus away it probably is; the walk looks at the end whether it is there. */
    way(which) {
      const to = this.found[which];
      const root = to?.closest("dialog[open]") ?? document;
      const stops = [...root.querySelectorAll("a[href], button, input, select, textarea, [tabindex='0'], summary")].filter((one) => seen(one) && !one.disabled && one.tabIndex >= 0);
      const from = stops.indexOf(document.activeElement);
      if (to?.closest("li") && root !== document) {
        const rows = [...root.querySelectorAll("[data-first], .choice")];
        return { steps: Math.max(0, rows.indexOf(to) - Math.max(0, rows.indexOf(document.activeElement)) - 1), back: false };
      }
      const steps = from < 0 ? 0 : stops.indexOf(to) - from;
      return { steps: Math.max(0, Math.abs(steps) - 1), back: steps < 0 };
    },

    focused(which) {
      return document.activeElement === this.found[which];
    },

    /* Words that were not meant for people: ids of texts, places to fill in, names of cards as programs have them. */
    raw(allowed) {
      const texts = [document.title, document.body.innerText];
      for (const one of document.querySelectorAll("body *")) {
        for (const name of ["aria-label", "title", "placeholder", "alt", "aria-valuetext"]) if (one.hasAttribute(name)) texts.push(one.getAttribute(name));
      }
      const whole = texts.join("\n");
      const bad = whole.match(/\b(?:web|citadels|valeria|table)-[a-z0-9-]+|\{\s*\$[^}]*\}|\{[a-zA-Z-]+\}|\b[a-z]+(?:_[a-z0-9]+)+\b|\bundefined\b|\bNaN\b|\[object /g) ?? [];
      return [...new Set(bad)].filter((one) => !allowed.includes(one));
    },

    /* How far the page can be scrolled sideways and down. */
    overflow() {
      const root = document.scrollingElement;
      const wide = [document.documentElement, document.body, document.querySelector("main"), ...document.querySelectorAll("main > *, main > * > *")];
      const across = wide.filter((one) => one && one.scrollWidth > one.clientWidth + 1 && !["hidden", "clip", "visible"].includes(getComputedStyle(one).overflowX));
      const game = [...document.querySelectorAll("main, main > *, main .game")].map((one) => one.scrollHeight - one.clientHeight);
      return {
        across: Math.max(root.scrollWidth - innerWidth, 0, ...across.map((one) => one.scrollWidth - one.clientWidth)),
        down: Math.max(root.scrollHeight - innerHeight, 0, ...game.slice(0, 1), ...[...document.querySelectorAll("main .game")].map((one) => one.scrollHeight - one.clientHeight)),
        who: across.map((one) => `${one.tagName}.${one.className}`),
      };
    },
  };
  window.__burgrave = burgrave;
})();
