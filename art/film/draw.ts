import type { Annotation, Frame } from './frames.ts';
import { clamp, easeLock, easeOut, lockSeconds, mix, progress, wipeSeconds } from './timing.ts';

export type Rect = { x: number; y: number; width: number; height: number };
export const stageRect: Rect = { x: 0, y: 0, width: 1280, height: 720 };

export function add<Tag extends keyof HTMLElementTagNameMap>(
  parent: Element,
  tag: Tag,
  className: string,
  text = '',
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.className = className;
  element.textContent = text;
  parent.append(element);
  return element;
}

export function addSvg<Tag extends keyof SVGElementTagNameMap>(
  parent: Element,
  tag: Tag,
  attributes: Record<string, string | number> = {},
): SVGElementTagNameMap[Tag] {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  parent.append(element);
  return element;
}

export const setOpacity = (element: HTMLElement | SVGElement, opacity: number) => {
  element.style.visibility = opacity > 0 ? 'visible' : 'hidden';
  element.style.opacity = String(clamp(opacity));
};
export const place = (element: HTMLElement, { x, y, width, height }: Rect) => {
  Object.assign(element.style, {
    left: `${x}px`,
    top: `${y}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
};
/** Wipes an element in from the left, as the site's chips do. */
export const wipe = (element: HTMLElement, share: number) => {
  element.style.clipPath = `inset(-20% ${mix(104, -4, share)}% -20% -4%)`;
  element.style.visibility = share > 0 ? 'visible' : 'hidden';
};
/** Shows a line of text: wipes it in at `start`, fades it out at `end`. */
export const showText = (
  element: HTMLElement,
  t: number,
  start: number,
  end = Number.POSITIVE_INFINITY,
) => {
  setOpacity(element, t < start ? 0 : 1 - progress(t, end, 0.2));
  element.style.clipPath = `inset(-20% ${mix(104, -4, progress(t, start, 0.6, easeOut))}% -20% -4%)`;
};

export const mixRect = (from: Rect, to: Rect, share: number): Rect => ({
  x: mix(from.x, to.x, share),
  y: mix(from.y, to.y, share),
  width: mix(from.width, to.width, share),
  height: mix(from.height, to.height, share),
});
export const grow = ({ x, y, width, height }: Rect, by: number): Rect => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});
/** Returns the position of a picture that covers `rect`. `side` 0 keeps its left, 1 its right. */
export const cover = ({ width, height }: Frame, rect: Rect, side = 0.5): Rect => {
  const scale = Math.max(rect.width / width, rect.height / height);
  return {
    x: rect.x + (rect.width - width * scale) * side,
    y: rect.y + (rect.height - height * scale) / 2,
    width: width * scale,
    height: height * scale,
  };
};
export const boxRect = (whole: Rect, { box: [left, top, right, bottom] }: Annotation): Rect => ({
  x: whole.x + left * whole.width,
  y: whole.y + top * whole.height,
  width: (right - left) * whole.width,
  height: (bottom - top) * whole.height,
});
/** Returns the position on the stage. Call it before a scene moves. */
export const rectOf = (element: Element): Rect => element.getBoundingClientRect();

/** Adds a picture and a window that crops it. `draw` moves both by fractions of a pixel. */
export function addPicture(parent: Element, frame: Frame) {
  const pane = add(parent, 'div', 'window');
  const image = add(pane, 'img', '');
  image.src = frame.source;
  const draw = (opening: Rect, whole = cover(frame, opening), radius = 4) => {
    const { x, y, width, height } = opening;
    pane.style.clipPath = `inset(${y}px ${stageRect.width - x - width}px ${stageRect.height - y - height}px ${x}px round ${radius}px)`;
    image.style.transform = `translate(${whole.x}px, ${whole.y}px) scale(${whole.width / frame.width})`;
  };
  return { pane, draw };
}

/** @param highlight from 0, ink, to 1, the signal color */
const mixColor = (highlight: number) =>
  `color-mix(in srgb, var(--signal) ${100 * highlight}%, var(--ink))`;

export const addLayer = (parent: Element) =>
  addSvg(parent, 'svg', { class: 'layer', viewBox: '0 0 1280 720' });

/** Adds four corners. They start 22% too large, overshoot slightly and settle. */
export function addBracket(layer: SVGSVGElement, corner = 14, stroke = 2) {
  const path = addSvg(layer, 'path', { fill: 'none', 'stroke-width': stroke });
  return (rect: Rect, since: number, live: number, opacity = 1) => {
    const share = clamp(since / lockSeconds);
    const loose = 0.22 * (1 - easeLock(share));
    const x = rect.x - (rect.width * loose) / 2;
    const y = rect.y - (rect.height * loose) / 2;
    const right = x + rect.width * (1 + loose);
    const bottom = y + rect.height * (1 + loose);
    const c = Math.min(corner, rect.width / 3, rect.height / 3);
    path.setAttribute(
      'd',
      `M${x} ${y + c}V${y}H${x + c}M${right - c} ${y}H${right}V${y + c}M${right} ${bottom - c}V${bottom}H${right - c}M${x + c} ${bottom}H${x}V${bottom - c}`,
    );
    path.setAttribute('stroke', mixColor(live));
    setOpacity(path, since > 0 ? clamp(share / 0.4) * opacity : 0);
  };
}

/** A corner of the box, such as top left, or its left or right side. */
export type ChipPlace = 'tl' | 'tr' | 'bl' | 'br' | 'l' | 'r';

export function addChip(parent: Element, label: string, at: ChipPlace) {
  const chip = add(parent, 'div', 'chip', label);
  return ({ x, y, width, height }: Rect, since: number, live: number, opacity = 1) => {
    const right = at === 'tr' || at === 'br';
    const below = at === 'bl' || at === 'br';
    const left =
      at === 'r'
        ? x + width + 6
        : at === 'l'
          ? x - chip.offsetWidth - 6
          : right
            ? x + width - chip.offsetWidth
            : x;
    const top = at === 'r' ? y + height / 2 - 12 : at === 'l' ? y : below ? y + height + 5 : y - 30;
    chip.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
    chip.style.background = mixColor(live);
    chip.style.color = live > 0.5 ? 'var(--ink)' : 'var(--paper)';
    setOpacity(chip, opacity);
    wipe(chip, opacity > 0 ? progress(since, 0, wipeSeconds, easeOut) : 0);
  };
}

export function addFigure(parent: Element, number: number, words: string) {
  const figure = add(parent, 'p', 'words mono figure');
  add(figure, 'b', '', `fig. ${String(number).padStart(2, '0')}`);
  figure.append(`  ${words}`);
  return figure;
}
