import { archive, columns, frameNamed } from '../archive.ts';
import { add, addFigure, place, type Rect, say } from '../draw.ts';
import type { Draw } from '../film.ts';
import { clamp, cues, easeInOut, progress } from '../timing.ts';
import { addTitleBracket, iris } from './title.ts';

const tile = { width: 240, height: 150 };
const pitch = { x: 256, y: 196 };
const top = 156;
/** Pixels a second: a whole number of them each frame. */
const speed = 100;

const chosen = archive.indexOf(frameNamed('industry-energy'));
const cell = (index: number) => ({
  x: (index % columns) * pitch.x,
  y: top + Math.floor(index / columns) * pitch.y,
});
/** Where the strip stops: with the chosen frame in the middle. */
const stop = 640 - tile.width / 2 - cell(chosen).x;
const slowing = cues.found - cues.slideSlows;
const travel = (t: number) => {
  const steady = Math.min(t, cues.slideSlows) - cues.iris;
  const late = clamp((t - cues.slideSlows) / slowing) * slowing;
  return speed * (steady + late - late ** 2 / (2 * slowing));
};
const whole = travel(cues.found);
/** The chosen frame's place when the strip has stopped. */
export const chosenTile: Rect = { ...cell(chosen), x: 640 - tile.width / 2, ...tile };

/** The camera's push into the chosen frame; the foot of the picture falls below the screen. */
export const push = (t: number) => progress(t, cues.push, 1.0, easeInOut);
export const full: Rect = { x: 0, y: 0, width: 1280, height: 800 };

export function archiveScene(stage: Element): Draw {
  const scene = add(stage, 'section', 'scene');
  scene.style.background = 'var(--paper)';
  const strip = add(scene, 'div', 'strip');
  // One column more on either side, so that the strip has no end.
  for (let column = -1; column <= columns; column++) {
    for (let row = 0; row < archive.length / columns; row++) {
      const frame = archive[row * columns + ((column + columns) % columns)];
      if (!frame) continue;
      const { x, y } = { x: column * pitch.x, y: top + row * pitch.y };
      const holder = add(strip, 'div', 'tile');
      place(holder, { x, y, ...tile });
      add(holder, 'img', '').src = frame.source;
      const name = add(strip, 'p', 'name', `${frame.clip}.mov`);
      Object.assign(name.style, { left: `${x}px`, top: `${y + tile.height + 11}px` });
    }
  }
  const figure = addFigure(scene, 1, 'The archive');
  const first = add(scene, 'p', 'words heading', 'An archive is a wall of file names.');
  const second = add(scene, 'p', 'words heading', 'They do not say what is in the picture.');
  const titleBracket = addTitleBracket(stage);

  return (t) => {
    const on = t > cues.iris && t < cues.push + 1;
    scene.style.display = on ? 'block' : 'none';
    scene.style.opacity = String(progress(t, cues.iris, 0.16));
    titleBracket(t);
    if (!on) return;
    const opening = iris(t);
    scene.style.clipPath = `inset(${opening.y}px ${1280 - opening.x - opening.width}px ${720 - opening.y - opening.height}px ${opening.x}px)`;
    const shift = Math.round(stop + whole - travel(t));
    // The push keeps the chosen frame and the screen in step: the strip is scaled about that frame.
    const share = push(t);
    const width = chosenTile.width + (full.width - chosenTile.width) * share;
    const scale = width / chosenTile.width;
    const x = chosenTile.x + (full.x - chosenTile.x) * share;
    const y = chosenTile.y + (full.y - chosenTile.y) * share;
    strip.style.transform = `translate(${x - chosenTile.x * scale + shift * scale}px, ${y - chosenTile.y * scale}px) scale(${scale})`;
    say(figure, t, 0, cues.push);
    say(first, t, 3.5, 6.0);
    say(second, t, 6.15, cues.push);
  };
}
