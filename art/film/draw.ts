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
/** Wipes a line of text in at `start` and fades it out at `end`. */
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
/**
 * Returns the rectangle of a picture that covers `rect`. `side` 0 keeps the picture's left edge, 1
 * the right edge.
 */
export const cover = ({ width, height }: Frame, rect: Rect, side = 0.5): Rect => {
  const scale = Math.max(rect.width / width, rect.height / height);
  return {
    x: rect.x + (rect.width - width * scale) * side,
    y: rect.y + (rect.height - height * scale) / 2,
    width: width * scale,
    height: height * scale,
  };
};
export const boxRect = (picture: Rect, { box: [left, top, right, bottom] }: Annotation): Rect => ({
  x: picture.x + left * picture.width,
  y: picture.y + top * picture.height,
  width: (right - left) * picture.width,
  height: (bottom - top) * picture.height,
});
/** Returns an element's rectangle on the stage, if its scene is not moved or scaled. */
export const rectOf = (element: Element): Rect => element.getBoundingClientRect();

/** Adds a picture in a window that crops it. `draw` moves both by fractions of a pixel. */
export function addPicture(parent: Element, frame: Frame) {
  const pane = add(parent, 'div', 'window');
  const image = add(pane, 'img', '');
  image.src = frame.source;
  const draw = (opening: Rect, picture = cover(frame, opening), radius = 4) => {
    const { x, y, width, height } = opening;
    pane.style.clipPath = `inset(${y}px ${stageRect.width - x - width}px ${stageRect.height - y - height}px ${x}px round ${radius}px)`;
    image.style.transform = `translate(${picture.x}px, ${picture.y}px) scale(${picture.width / frame.width})`;
  };
  return { pane, draw };
}

/** @param highlight 0 for ink, 1 for the signal color */
const mixColor = (highlight: number) =>
  `color-mix(in srgb, var(--signal) ${100 * highlight}%, var(--ink))`;

export const addLayer = (parent: Element) =>
  addSvg(parent, 'svg', { class: 'layer', viewBox: '0 0 1280 720' });

/**
 * Adds a bracket and returns its draw function. A new bracket is 22% too large, shrinks and
 * overshoots slightly.
 */
export function addBracket(layer: SVGSVGElement, maxCorner = 14, stroke = 2) {
  const path = addSvg(layer, 'path', { fill: 'none', 'stroke-width': stroke });
  return (rect: Rect, elapsed: number, highlight: number, opacity = 1) => {
    const share = clamp(elapsed / lockSeconds);
    const excess = 0.22 * (1 - easeLock(share));
    const x = rect.x - (rect.width * excess) / 2;
    const y = rect.y - (rect.height * excess) / 2;
    const right = x + rect.width * (1 + excess);
    const bottom = y + rect.height * (1 + excess);
    const corner = Math.min(maxCorner, rect.width / 3, rect.height / 3);
    path.setAttribute(
      'd',
      `M${x} ${y + corner}V${y}H${x + corner}M${right - corner} ${y}H${right}V${y + corner}M${right} ${bottom - corner}V${bottom}H${right - corner}M${x + corner} ${bottom}H${x}V${bottom - corner}`,
    );
    path.setAttribute('stroke', mixColor(highlight));
    setOpacity(path, elapsed > 0 ? clamp(share / 0.4) * opacity : 0);
  };
}

/** Position at a box: a corner (`tl`: top left) or the left or right side. */
export type ChipPlace = 'tl' | 'tr' | 'bl' | 'br' | 'l' | 'r';

export function addChip(parent: Element, label: string, at: ChipPlace) {
  const chip = add(parent, 'div', 'chip', label);
  return ({ x, y, width, height }: Rect, elapsed: number, highlight: number, opacity = 1) => {
    const alignsRight = at === 'tr' || at === 'br';
    const isBelow = at === 'bl' || at === 'br';
    const left =
      at === 'r'
        ? x + width + 6
        : at === 'l'
          ? x - chip.offsetWidth - 6
          : alignsRight
            ? x + width - chip.offsetWidth
            : x;
    const top =
      at === 'r' ? y + height / 2 - 12 : at === 'l' ? y : isBelow ? y + height + 5 : y - 30;
    chip.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
    chip.style.background = mixColor(highlight);
    chip.style.color = highlight > 0.5 ? 'var(--ink)' : 'var(--paper)';
    setOpacity(chip, opacity);
    wipe(chip, opacity > 0 ? progress(elapsed, 0, wipeSeconds, easeOut) : 0);
  };
}

export function addFigure(parent: Element, number: number, caption: string) {
  const figure = add(parent, 'p', 'words mono figure');
  add(figure, 'b', '', `fig. ${String(number).padStart(2, '0')}`);
  figure.append(`  ${caption}`);
  return figure;
}
