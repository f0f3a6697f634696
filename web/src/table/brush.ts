/** Drawing on a canvas with the colors, fonts and pictures of the page. */

import { addressOf } from "./drawing";

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface Lettering {
  /** size in pixels */
  readonly size: number;
  readonly weight?: number;
  readonly family?: "--title" | "--text";
  readonly color?: string;
  readonly align?: CanvasTextAlign;
  /** color of a soft shadow that sets the text off from a picture */
  readonly shade?: string;
}

export class Brush {
  readonly ctx: CanvasRenderingContext2D;
  readonly #place: HTMLElement;

  /** `place`: an element of the page; its styles resolve colors and fonts. */
  constructor(ctx: CanvasRenderingContext2D, place: HTMLElement) {
    this.ctx = ctx;
    this.#place = place;
  }

  /** Resolve a color such as `var(--noble)`. */
  color(value: string): string {
    this.#place.style.color = value;
    return getComputedStyle(this.#place).color;
  }

  #font({ size, weight = 600, family = "--text" }: Lettering): string {
    return `${weight} ${size}px ${getComputedStyle(this.#place).getPropertyValue(family)}`;
  }

  width(text: string, lettering: Lettering): number {
    this.ctx.font = this.#font(lettering);
    return this.ctx.measureText(text).width;
  }

  /** Load the fonts of a text: a canvas does not wait for them. */
  async load(text: string, lettering: Lettering): Promise<void> {
    await document.fonts.load(this.#font(lettering), text);
  }

  text(text: string, x: number, y: number, lettering: Lettering): void {
    const { ctx } = this;
    ctx.save();
    ctx.font = this.#font(lettering);
    ctx.textAlign = lettering.align ?? "left";
    ctx.textBaseline = "middle";
    ctx.fillStyle = this.color(lettering.color ?? "var(--ink)");
    if (lettering.shade) {
      ctx.shadowColor = lettering.shade;
      ctx.shadowBlur = lettering.size / 3;
      ctx.fillText(text, x, y);
      ctx.shadowBlur = lettering.size / 10;
    }
    ctx.fillText(text, x, y);
    ctx.restore();
  }

  fill(path: Path2D, color: string): void {
    this.ctx.fillStyle = this.color(color);
    this.ctx.fill(path);
  }

  plate({ x, y, w, h }: Box, radius: number, color: string): void {
    const path = new Path2D();
    path.roundRect(x, y, w, h, radius);
    this.fill(path, color);
  }

  /** Draw a path that is drawn for a field of this size, into a box. */
  sign(d: string, field: number, { x, y, w }: Box, color: string): void {
    const path = new Path2D();
    path.addPath(new Path2D(d), new DOMMatrix().translate(x, y).scale(w / field));
    this.fill(path, color);
  }

  /** Draw one of our drawings, given by its address. */
  async picture(address: string, { x, y, w, h }: Box): Promise<void> {
    const svg = decodeURIComponent(address.slice(address.indexOf(",") + 1));
    const image = new Image();
    image.src = addressOf(svg.replace("<svg", `<svg width="${Math.ceil(w)}" height="${Math.ceil(h)}"`)); // some browsers need a size
    await image.decode();
    this.ctx.drawImage(image, x, y, w, h);
  }

  /** Draw the shapes of an SVG of the page, which has the size of the canvas, in their present colors. */
  shapes(svg: SVGSVGElement): void {
    const { ctx } = this;
    const gradient = (fill: string): CanvasGradient | null => {
      const found = svg.querySelector(`[id="${/#([^")]+)/.exec(fill)?.[1] ?? ""}"]`);
      if (!found) return null;
      const radial = found.localName === "radialGradient";
      const made = radial ? ctx.createRadialGradient(0, 0, 0, 0, 0, 1) : ctx.createLinearGradient(0, 0, 0, 1);
      for (const stop of found.querySelectorAll("stop")) {
        const { stopColor, stopOpacity } = getComputedStyle(stop); // with a share of 0 the mix would fade to black
        made.addColorStop(
          Number(stop.getAttribute("offset")),
          this.color(`color-mix(in srgb, ${stopColor} ${Math.max(0.1, Number(stopOpacity) * 100)}%, transparent)`),
        );
      }
      return made;
    };
    for (const shape of svg.querySelectorAll<SVGGeometryElement>(":scope rect, :scope circle, :scope path")) {
      const style = getComputedStyle(shape);
      const of = (name: string): number => Number(shape.getAttribute(name) ?? 0);
      const moved = shape.getCTM()!; // relative to the picture, whose scale is 1
      ctx.save();
      ctx.setTransform(moved.a, moved.b, moved.c, moved.d, moved.e, moved.f);
      ctx.globalAlpha = Number(style.opacity) * Number(getComputedStyle(shape.parentElement!).opacity);
      const painted = style.fill.startsWith("url") ? gradient(style.fill) : null;
      if (!painted) {
        ctx.fillStyle = style.fill;
        const path = new Path2D(shape.getAttribute("d") ?? "");
        if (shape.localName === "circle") path.arc(of("cx"), of("cy"), of("r"), 0, 7);
        ctx.fill(path);
      } else if (shape.localName === "circle") {
        ctx.scale(of("r"), of("r"));
        ctx.fillStyle = painted;
        ctx.fill(new Path2D("M-1 -1H1V1H-1z"));
      } else {
        ctx.scale(of("width"), of("height"));
        ctx.fillStyle = painted;
        ctx.fillRect(0, 0, 1, 1);
      }
      ctx.restore();
    }
  }
}
