import { add, addFigure, place, type Rect, showText } from '../draw.ts';
import type { Draw } from '../film.ts';
import { archive, columns, frameNamed } from '../frames.ts';
import { clamp, cues, easeInOut, progress } from '../timing.ts';
import { addTitleBracket, irisRectAt } from './title.ts';

const tile = { width: 240, height: 150 };
const pitch = { x: 256, y: 196 };
const top = 156;
/** Pixels per second: 4 per frame, a whole number. */
const speed = 100;

const chosen = archive.indexOf(frameNamed('industry-energy'));
const cell = (index: number) => ({
  x: (index % columns) * pitch.x,
  y: top + Math.floor(index / columns) * pitch.y,
});
/** Offset of the strip when it stops, with the chosen frame in the middle. */
const stop = 640 - tile.width / 2 - cell(chosen).x;
const slowDuration = cues.found - cues.slideSlows;
/** Returns how many pixels the strip has moved. */
const travel = (t: number) => {
  const steady = Math.min(t, cues.slideSlows) - cues.iris;
  const slow = clamp((t - cues.slideSlows) / slowDuration) * slowDuration;
  return speed * (steady + slow - slow ** 2 / (2 * slowDuration));
};
const totalTravel = travel(cues.found);
/** Position of the chosen frame when the strip has stopped. */
export const chosenTile: Rect = { ...cell(chosen), x: 640 - tile.width / 2, ...tile };

/** Returns the progress of the zoom into the chosen frame. */
export const zoomProgress = (t: number) => progress(t, cues.push, 1.0, easeInOut);
/** The zoomed picture. Its last 80 px are below the screen. */
export const zoomedRect: Rect = { x: 0, y: 0, width: 1280, height: 800 };

export function createArchiveScene(stage: Element): Draw {
  const scene = add(stage, 'section', 'scene');
  scene.style.background = 'var(--paper)';
  const strip = add(scene, 'div', 'strip');
  // One more column on each side, so that the strip looks endless.
  for (let column = -1; column <= columns; column++) {
    for (let row = 0; row < archive.length / columns; row++) {
      const frame = archive[row * columns + ((column + columns) % columns)];
      if (!frame) continue;
      const x = column * pitch.x;
      const y = top + row * pitch.y;
      const holder = add(strip, 'div', 'tile');
      place(holder, { x, y, ...tile });
      add(holder, 'img', '').src = frame.source;
      const name = add(strip, 'p', 'name', `${frame.clip}.mov`);
      Object.assign(name.style, { left: `${x}px`, top: `${y + tile.height + 11}px` });
    }
  }
  const figure = addFigure(scene, 1, 'The archive');
  const firstLine = add(scene, 'p', 'words heading', 'An archive is a wall of file names.');
  const secondLine = add(scene, 'p', 'words heading', 'They do not say what is in the picture.');
  const titleBracket = addTitleBracket(stage);

  return (t) => {
    scene.hidden = t <= cues.iris || t >= cues.push + 1;
    scene.style.opacity = String(progress(t, cues.iris, 0.16));
    titleBracket(t);
    if (scene.hidden) return;
    const opening = irisRectAt(t);
    scene.style.clipPath = `inset(${opening.y}px ${1280 - opening.x - opening.width}px ${720 - opening.y - opening.height}px ${opening.x}px)`;
    const shift = Math.round(stop + totalTravel - travel(t));
    // Scales the strip around the chosen frame.
    const share = zoomProgress(t);
    const width = chosenTile.width + (zoomedRect.width - chosenTile.width) * share;
    const scale = width / chosenTile.width;
    const x = chosenTile.x + (zoomedRect.x - chosenTile.x) * share;
    const y = chosenTile.y + (zoomedRect.y - chosenTile.y) * share;
    strip.style.transform = `translate(${x - chosenTile.x * scale + shift * scale}px, ${y - chosenTile.y * scale}px) scale(${scale})`;
    showText(figure, t, 0, cues.push);
    showText(firstLine, t, 3.5, 6.0);
    showText(secondLine, t, 6.15, cues.push);
  };
}
