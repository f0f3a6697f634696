/* Functions for tests that read a page as a user perceives it, by roles, names and states. They change nothing. */
(() => {
  /* Do not delay animations and moves unless a test says so. */
  try {
    if (localStorage.getItem("burgrave.pace") === null) localStorage.setItem("burgrave.pace", "once");
  } catch {
    /* storage may be disabled */
  }

  /* Texts of cards that have been requested: they change the layout when they arrive. */
  const coming = new Set();
  const { fetch } = window;
  window.fetch = (...given) => {
    const answer = fetch(...given);
    if (String(given[0]?.url ?? given[0]).includes("/words/")) {
      const read = answer
        .then((one) => one.clone().text())
        .catch(() => null)
        .finally(() => coming.delete(read));
      coming.add(read);
    }
    return answer;
  };

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

    /* Controls that answer the current decision. `tools` are names of buttons that do not. */
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
        for (const one of document.querySelectorAll("main button.confirm")) if (usable(one)) add(one, "bar");
      }
      return { over, mine: called && !busy, busy, dialog: dialog !== null, controls };
    },

    /* A point of the element that nothing covers, for a touch. */
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

    /* Approximate number of Tab presses to the element; the caller verifies the result. */
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

    /* Texts not meant for users: text ids, unfilled placeholders, internal card names. */
    raw(allowed) {
      const texts = [document.title, document.body.innerText];
      for (const one of document.querySelectorAll("body *")) {
        for (const name of ["aria-label", "title", "placeholder", "alt", "aria-valuetext"]) if (one.hasAttribute(name)) texts.push(one.getAttribute(name));
      }
      const whole = texts.join("\n");
      const bad = whole.match(/\b(?:web|citadels|valeria|table)-[a-z0-9-]+|\{\s*\$[^}]*\}|\{[a-zA-Z-]+\}|\b[a-z]+(?:_[a-z0-9]+)+\b|\bundefined\b|\bNaN\b|\[object /g) ?? [];
      return [...new Set(bad)].filter((one) => !allowed.includes(one));
    },

    /* Wait for a frame; return whether one was drawn. */
    drawn() {
      return new Promise((done) => {
        const stop = setTimeout(() => done(false), 10_000);
        requestAnimationFrame(() => {
          clearTimeout(stop);
          setTimeout(() => done(true), 0);
        });
      });
    },

    /* Wait until the layout is stable, and the texts of cards and the fonts are loaded; return whether they are. */
    async settled() {
      while (coming.size) await Promise.all(coming);
      for (let left = 2; left; left--) if (!(await this.drawn())) return false;
      await document.fonts.ready;
      return this.drawn();
    },

    /* Call functions of this object once the page is settled; null if it does not settle. */
    async found(calls) {
      return (await this.settled()) ? calls.map(([name, ...given]) => this[name](...given)) : null;
    },

    /* Go to another page of the client; done once the client has handled it. */
    go(way) {
      if (new URL(way, location.href).href === location.href) return null;
      return new Promise((done) => {
        addEventListener("hashchange", () => done(), { once: true });
        location.hash = way;
      });
    },

    /* Unreadable words: cut by a box that does not scroll, broken inside, overlapped or hidden. */
    unfit() {
      const said = (text) => text.replace(/\s+/g, " ").trim().slice(0, 40);
      const called = (one) => `${one.tagName.toLowerCase()}.${String(one.className.baseVal ?? one.className).replace(/\s?(?:s-|svelte-)\w+/g, "").trim().replace(/\s+/g, ".")}`;
      const clear = (colour) => /^rgba\(.*, 0\)$/.test(colour) || colour === "transparent";
      const once = (find) => {
        const known = new Map();
        return (one) => {
          if (!known.has(one)) known.set(one, find(one));
          return known.get(one);
        };
      };
      const styleOf = once((one) => getComputedStyle(one));
      const edgesOf = once((one) => one.getBoundingClientRect());
      const small = (one) => ["absolute", "fixed"].includes(styleOf(one).position) && one.offsetWidth <= 2;
      /* Text for screen readers only. */
      const heard = once((one) => one !== null && (small(one) || styleOf(one).clipPath.startsWith("inset(50%") || heard(one.parentElement)));
      const ignored = once((one) => heard(one) || one.closest("svg, .skip:not(:focus), dialog:not([open])") !== null || !one.checkVisibility({ visibilityProperty: true, opacityProperty: true }));
      const problems = new Set();
      const shown = [];

      /* The part of a box that its ancestors leave visible, and how much is cut where the user cannot scroll. */
      const inside = (box, from) => {
        let { left, top, right, bottom } = box;
        let cut = 0, by = null, rolls = [false, false];
        const trim = (edges, x, y, who) => {
          const over = Math.max(x ? Math.max(edges.left - left, right - edges.right) : 0, y ? Math.max(edges.top - top, bottom - edges.bottom) : 0);
          if (over > cut && !((x && rolls[0]) || (y && rolls[1]))) (cut = over), (by = who);
          if (x) (left = Math.max(left, edges.left)), (right = Math.min(right, edges.right));
          if (y) (top = Math.max(top, edges.top)), (bottom = Math.min(bottom, edges.bottom));
        };
        for (let one = from; one && one !== document.body; one = one.parentElement) {
          const style = styleOf(one);
          if (style.position === "fixed") break;
          const x = style.overflowX, y = style.overflowY;
          if (x === "visible" && y === "visible") continue;
          const edges = edgesOf(one);
          if (["hidden", "clip"].includes(x)) trim(edges, true, false, one);
          if (["hidden", "clip"].includes(y)) trim(edges, false, true, one);
          if (["auto", "scroll"].includes(x)) (rolls[0] = rolls[0] || one.scrollWidth > one.clientWidth), trim(edges, true, false, one);
          if (["auto", "scroll"].includes(y)) (rolls[1] = rolls[1] || one.scrollHeight > one.clientHeight), trim(edges, false, true, one);
        }
        trim({ left: 0, top: 0, right: innerWidth, bottom: innerHeight }, true, true, document.documentElement);
        return { left, top, right, bottom, cut, by };
      };
      const told = (one) => one.closest("[title], [data-tip], [aria-describedby]") !== null;

      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node; (node = walker.nextNode()); ) {
        const parent = node.parentElement;
        if (!node.data.trim() || ["SCRIPT", "STYLE", "OPTION", "TITLE"].includes(parent.tagName)) continue;
        if (ignored(parent)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const size = parseFloat(styleOf(parent).fontSize);
        if (!size) continue;
        const upright = styleOf(parent).writingMode !== "horizontal-tb";
        const boxes = [...range.getClientRects()].filter((box) => box.width >= 1);
        for (const box of boxes) {
          // A line is taller than its letters.
          const spare = Math.max(0, ((upright ? box.width : box.height) - size * 0.9) / 2);
          const [x, y] = upright ? [spare, 0] : [0, spare];
          const letters = { left: box.left + x, right: box.right - x, top: box.top + y, bottom: box.bottom - y };
          const part = inside(letters, parent);
          // Words that wrap into a hidden line for lack of room are meant to.
          const edges = part.by && edgesOf(part.by);
          const upwards = part.by && styleOf(part.by).flexDirection === "column";
          const wrapped = part.by && styleOf(part.by).flexWrap === "wrap" && (upwards ? letters.left >= edges.right - 2 : letters.top >= edges.bottom - 2);
          if (part.cut > 2 && !wrapped) {
            const style = styleOf(part.by);
            const kind = style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none" ? "shortened" : "cut";
            if (kind === "cut" || !told(parent)) problems.add(`${kind}: «${said(node.data)}» of ${called(parent)} by ${Math.round(part.cut)} px of ${called(part.by)}`);
          }
          if (part.right - part.left > 2 && part.bottom - part.top > 2) shown.push({ ...part, parent, text: said(node.data) });
        }
        let before = node.previousSibling;
        while (before && before.nodeType === Node.COMMENT_NODE) before = before.previousSibling;
        const sign = before instanceof HTMLElement && node.data.match(/^\u2060?[.,;:!?)]/);
        if (sign) {
          range.setStart(node, 0);
          range.setEnd(node, sign[0].length);
          const [one, other] = [[...before.getClientRects()].at(-1), [...range.getClientRects()].at(-1)];
          if (one && other && other.top > one.bottom - 2) problems.add(`alone: «${sign[0]}» after «${said(before.textContent)}» of ${called(parent)}`);
        }
        const oneLine = upright || new Set(boxes.map((box) => Math.round(box.top))).size < 2;
        const words = oneLine || parent.closest("code") ? [] : node.data.matchAll(/[\p{L}\p{M}]{2,}/gu); // a seal has no words
        for (const word of words) {
          range.setStart(node, word.index);
          range.setEnd(node, word.index + word[0].length);
          const lines = new Set([...range.getClientRects()].filter((box) => box.width > 1).map((box) => Math.round(box.top)));
          if (lines.size > 1 && !word[0].includes("\u00ad") && Math.max(...lines) - Math.min(...lines) > 4) problems.add(`broken: «${word[0]}» of ${called(parent)}`);
        }
      }
      shown.sort((a, b) => a.top - b.top);
      const related = (a, b) => a.contains(b) || b.contains(a);
      for (const [n, a] of shown.entries()) {
        for (let next = n + 1; next < shown.length && shown[next].top <= a.bottom; next++) {
          const b = shown[next];
          const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
          const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
          if (across > 2 && down > 2 && a.parent !== b.parent && !related(a.parent, b.parent)) {
            problems.add(`overlap: «${a.text}» of ${called(a.parent)} and «${b.text}» of ${called(b.parent)}`);
          }
        }
        const top = document.elementFromPoint((a.left + a.right) / 2, (a.top + a.bottom) / 2);
        // Elements without pointer events are not hit, even when on top.
        if (!top || styleOf(a.parent).pointerEvents === "none" || related(top, a.parent) || top.closest("label")?.contains(a.parent)) continue;
        for (let one = top; one && !one.contains(a.parent); one = one.parentElement) {
          if (one instanceof SVGElement ? one.tagName !== "svg" : !clear(styleOf(one).backgroundColor)) {
            problems.add(`covered: «${a.text}» of ${called(a.parent)} by ${called(one)}`);
            break;
          }
        }
      }
      return [...problems];
    },

    /* Targets with the guide's ring: its width, the visible share of the target, and the number of sides of the ring
       cut off although the target is not. */
    pointed() {
      const clips = (one) => {
        const edges = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
        for (let up = one.parentElement; up && up !== document.body; up = up.parentElement) {
          const style = getComputedStyle(up), box = up.getBoundingClientRect();
          if (style.overflowX !== "visible") (edges.left = Math.max(edges.left, box.left)), (edges.right = Math.min(edges.right, box.right));
          if (style.overflowY !== "visible") (edges.top = Math.max(edges.top, box.top)), (edges.bottom = Math.min(edges.bottom, box.bottom));
        }
        return edges;
      };
      return [...document.querySelectorAll("[data-pointed]")].map((one) => {
        const box = one.getBoundingClientRect(), edges = clips(one), own = getComputedStyle(one), after = getComputedStyle(one, "::after");
        const lined = !("inside" in one.dataset) && own.outlineStyle !== "none";
        const width = lined ? parseFloat(own.outlineWidth) : after.borderTopStyle === "none" ? 0 : parseFloat(after.borderTopWidth);
        const out = lined ? width + parseFloat(own.outlineOffset) : -parseFloat(after.top);
        const across = Math.min(box.right, edges.right) - Math.max(box.left, edges.left);
        const down = Math.min(box.bottom, edges.bottom) - Math.max(box.top, edges.top);
        const cut = (thing, ring) => thing <= 0.5 && ring > 1.5;
        const seen = Math.min(box.height, edges.bottom - edges.top); // a target that fills the window is visible
        const sides = [edges.left - box.left, edges.top - box.top, box.right - edges.right, box.bottom - edges.bottom];
        return {
          what: one.dataset.part ?? one.dataset.verb ?? one.dataset.rank ?? one.dataset.seat,
          ring: width,
          shown: (Math.max(0, across) * Math.max(0, down)) / (box.width * seen),
          cut: sides.filter((side) => cut(side, side + out)).length,
          covered: one.matches("button") && !one.contains(document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2)),
        };
      });
    },

    /* Controls too small for a finger: less than `least` pixels wide or high, at any scroll position. */
    small(least) {
      const root = [...document.querySelectorAll("dialog[open], #menu")].at(-1) ?? document;
      const problems = [];
      const called = (one) => `${one.tagName.toLowerCase()}.${String(one.className).replace(/\s?(?:s-|svelte-)\w+/g, "").trim().replace(/\s+/g, ".")} «${nameOf(one).slice(0, 40)}»`;
      /* A link within a sentence is as high as its line. */
      const inText = (one) => one.tagName === "A" && getComputedStyle(one).display === "inline" && one.parentElement.innerText.trim().length > one.innerText.trim().length;
      for (const one of root.querySelectorAll("a[href], button, input, select, textarea, summary")) {
        if (!usable(one) || one.matches(".skip") || one.type === "hidden") continue;
        const labels = [...(one.labels ?? [])].filter((label) => seen(label));
        const answers = (x, y) => {
          const top = document.elementFromPoint(x, y);
          return top !== null && (one.contains(top) || labels.some((label) => label.contains(top)));
        };
        const reach = (x, y, dx, dy) => {
          let far = 0;
          while (far < least && answers(x + dx * (far + 2), y + dy * (far + 2))) far += 2;
          return far;
        };
        const wanted = inText(one) ? [8, 8] : [least, least];
        let best = [0, 0];
        const enough = () => best[0] >= wanted[0] && best[1] >= wanted[1];
        for (const block of [null, "nearest", "center", "start", "end"]) {
          if (block) one.scrollIntoView({ block, inline: "center", behavior: "instant" });
          for (const box of [one, ...labels].flatMap((each) => [...each.getClientRects()])) {
            const left = Math.max(0, box.left), top = Math.max(0, box.top);
            const width = Math.min(innerWidth, box.right) - left, height = Math.min(innerHeight, box.bottom) - top;
            if (width <= 0 || height <= 0) continue;
            for (const [x, y] of [[0.5, 0.5], [0.15, 0.5], [0.85, 0.5], [0.5, 0.15], [0.5, 0.85], [0.15, 0.15], [0.85, 0.85], [0.15, 0.85], [0.85, 0.15]]) {
              const at = [left + width * x, top + height * y];
              if (!answers(...at)) continue;
              const size = [reach(...at, -1, 0) + reach(...at, 1, 0) + 2, reach(...at, 0, -1) + reach(...at, 0, 1) + 2];
              if (Math.min(...size) > Math.min(...best)) best = size;
              if (enough()) break;
            }
            if (enough()) break;
          }
          if (enough()) break;
        }
        if (!enough()) problems.push(`${called(one)} answers on ${best.map((size) => Math.min(size, least)).join("×")} px`);
      }
      return problems;
    },

    /* Cards in hand whose name or price is unreadable at any scroll position. */
    unread(cards) {
      const problems = [];
      for (const card of document.querySelectorAll(cards)) {
        card.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
        const box = card.getBoundingClientRect();
        const texts = { name: [], price: [] };
        const walker = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
        for (let node; (node = walker.nextNode()); ) {
          const parent = node.parentElement;
          if (!node.data.trim() || parent.closest(".heard") || !parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
          const kind = parent.closest(".coin, .cost") ? "price" : parent.matches(".name, .upright, b") ? "name" : null;
          if (!kind) continue;
          const range = document.createRange();
          range.selectNodeContents(node);
          const style = getComputedStyle(parent);
          const size = parseFloat(style.fontSize);
          const upright = style.writingMode !== "horizontal-tb";
          const whole = [...range.getClientRects()].every((line) => {
            const spare = Math.max(0, ((upright ? line.width : line.height) - size * 0.7) / 2);
            const letters = upright ? [line.left + spare, line.top, line.right - spare, line.bottom] : [line.left, line.top + spare, line.right, line.bottom - spare];
            for (let up = parent; up && up !== document.body; up = up.parentElement) {
              const edges = up.getBoundingClientRect(), shape = getComputedStyle(up);
              if (shape.overflowX !== "visible" && (letters[0] < edges.left - 1 || letters[2] > edges.right + 1)) return false;
              if (shape.overflowY !== "visible" && (letters[1] < edges.top - 1 || letters[3] > edges.bottom + 1)) return false;
            }
            return [0.04, 0.5, 0.96].every((part) => {
              const at = upright ? [(letters[0] + letters[2]) / 2, letters[1] + (letters[3] - letters[1]) * part] : [letters[0] + (letters[2] - letters[0]) * part, (letters[1] + letters[3]) / 2];
              return card.contains(document.elementFromPoint(...at));
            });
          });
          if (whole && size >= 12) texts[kind].push(node.data);
        }
        for (const kind of ["name", "price"]) if (!texts[kind].length) problems.push(`${kind} of «${nameOf(card).slice(0, 40)}» at ${Math.round(box.left)},${Math.round(box.top)}`);
      }
      return problems;
    },

    /* Horizontal and vertical scroll ranges of the page and the window. */
    overflow() {
      const root = document.scrollingElement;
      const wide = [document.documentElement, document.body, document.querySelector("main"), ...document.querySelectorAll("main > *, main > * > *")];
      const across = wide.filter((one) => one && one.scrollWidth > one.clientWidth + 1 && !["hidden", "clip", "visible"].includes(getComputedStyle(one).overflowX));
      const game = [...document.querySelectorAll("main, main > *, main .game")].map((one) => one.scrollHeight - one.clientHeight);
      return {
        across: Math.max(root.scrollWidth - innerWidth, 0, ...across.map((one) => one.scrollWidth - one.clientWidth)),
        down: Math.max(root.scrollHeight - innerHeight, 0, ...game.slice(0, 1), ...[...document.querySelectorAll("main .game")].map((one) => one.scrollHeight - one.clientHeight)),
        window: Math.max(root.scrollHeight - innerHeight, 0),
        who: across.map((one) => `${one.tagName}.${one.className}`),
      };
    },
  };
  window.__burgrave = burgrave;
})();
