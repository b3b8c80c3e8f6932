// Each frame of the film depends only on its time `t`, in seconds.

export type Ease = (progress: number) => number;

/** Returns the easing of CSS's `cubic-bezier()`, which 30 bisections solve. */
const bezier =
  (x1: number, y1: number, x2: number, y2: number): Ease =>
  (x) => {
    const coordinate = (a: number, b: number, s: number) =>
      3 * a * s * (1 - s) ** 2 + 3 * b * s ** 2 * (1 - s) + s ** 3;
    let low = 0;
    let high = 1;
    for (let step = 0; step < 30; step++) {
      const middle = (low + high) / 2;
      if (coordinate(x1, x2, middle) < x) low = middle;
      else high = middle;
    }
    return x <= 0 ? 0 : x >= 1 ? 1 : coordinate(y1, y2, (low + high) / 2);
  };

// The site's easings (src/styles/tokens.css).
export const easeOut = bezier(0.16, 0.84, 0.3, 1);
export const easeLock = bezier(0.2, 1.15, 0.35, 1);
export const easeInOut = bezier(0.6, 0, 0.2, 1);
const linear: Ease = (progress) => progress;

// The site's durations, in seconds.
const menuSeconds = 0.22;
export const wipeSeconds = 0.42;
export const lockSeconds = 0.64;

export const clamp = (value: number) => Math.min(1, Math.max(0, value));
export const mix = (from: number, to: number, share: number) => from + (to - from) * share;

/** Returns the eased progress of a move that begins at `start`: 0 before the move, 1 after it. */
export const progress = (t: number, start: number, seconds: number, ease = linear) =>
  ease(clamp((t - start) / seconds));
/** Rises from 0 to 1 after `start` and falls to 0 after `end`, each in `ramp` seconds. */
export const fadeInOut = (t: number, start: number, end: number, ramp = menuSeconds) =>
  Math.min(clamp((t - start) / ramp), 1 - clamp((t - end) / ramp));

export const filmSeconds = 40;
export const cues = {
  titleBracket: 1.0,
  iris: 2.9,
  slideSlows: 7.0,
  slideStops: 8.4,
  zoomIn: 9.3,
  scan: 11.0,
  scanned: 13.2,
  shrink: 14.1,
  table: 14.8,
  faces: 21.2,
  symbols: 25.0,
  search: 28.9,
  typing: 29.6,
  enter: 31.5,
  lineUp: 33.0,
  sun: 35.5,
  end: 36.2,
};
const panSeconds = 0.8;
/** Returns the camera's position over four sheets: objects 0, faces 1, symbols 2, search 3. */
export const cameraAt = (t: number) =>
  [cues.faces, cues.symbols, cues.search].reduce(
    (at, start) => at + progress(t, start, panSeconds, easeInOut),
    0,
  );
