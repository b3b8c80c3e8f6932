import { add, addFigure, place, type Rect, showText } from '../draw.ts';
import type { Draw } from '../film.ts';
import { archive, archiveColumns, frameNamed } from '../frames.ts';
import { clamp, cues, easeInOut, progress } from '../timing.ts';
import { addTitleBracket, irisRectAt } from './title.ts';

const tileSize = { width: 240, height: 150 };
const pitch = { x: 256, y: 196 };
const top = 156;
/** Pixels per second at full speed: 4 in each frame of the film. */
const speed = 100;

const chosenIndex = archive.indexOf(frameNamed('industry-energy'));
const tilePosition = (index: number) => ({
  x: (index % archiveColumns) * pitch.x,
  y: top + Math.floor(index / archiveColumns) * pitch.y,
});
/** Offset of the strip when it stops, with the chosen frame in the middle. */
const stopOffset = 640 - tileSize.width / 2 - tilePosition(chosenIndex).x;
const slowDuration = cues.slideStops - cues.slideSlows;
/** Returns the distance in pixels that the strip has moved. */
const travelAt = (t: number) => {
  const steadySeconds = Math.min(t, cues.slideSlows) - cues.iris;
  const slowSeconds = clamp((t - cues.slideSlows) / slowDuration) * slowDuration;
  return speed * (steadySeconds + slowSeconds - slowSeconds ** 2 / (2 * slowDuration));
};
const totalTravel = travelAt(cues.slideStops);
/** Rectangle of the chosen frame when the strip has stopped. */
export const chosenTile: Rect = {
  ...tilePosition(chosenIndex),
  x: 640 - tileSize.width / 2,
  ...tileSize,
};

export const zoomProgress = (t: number) => progress(t, cues.zoomIn, 1.0, easeInOut);
/** Rectangle of the zoomed picture, whose bottom 80 px are below the stage. */
export const zoomedRect: Rect = { x: 0, y: 0, width: 1280, height: 800 };

export function createArchiveScene(stage: Element): Draw {
  const scene = add(stage, 'section', 'scene');
  scene.style.background = 'var(--paper)';
  const strip = add(scene, 'div', 'strip');
  // One more column on each side, so that the strip looks endless.
  for (let column = -1; column <= archiveColumns; column++) {
    for (let row = 0; row < archive.length / archiveColumns; row++) {
      const frame = archive[row * archiveColumns + ((column + archiveColumns) % archiveColumns)];
      if (!frame) continue;
      const x = column * pitch.x;
      const y = top + row * pitch.y;
      const holder = add(strip, 'div', 'tile');
      place(holder, { x, y, ...tileSize });
      add(holder, 'img', '').src = frame.source;
      const name = add(strip, 'p', 'name', `${frame.clip}.mov`);
      Object.assign(name.style, { left: `${x}px`, top: `${y + tileSize.height + 11}px` });
    }
  }
  const figure = addFigure(scene, 1, 'The archive');
  const firstLine = add(scene, 'p', 'words heading', 'An archive is a wall of file names.');
  const secondLine = add(scene, 'p', 'words heading', 'They do not say what is in the picture.');
  const titleBracket = addTitleBracket(stage);

  return (t) => {
    scene.hidden = t <= cues.iris || t >= cues.zoomIn + 1;
    scene.style.opacity = String(progress(t, cues.iris, 0.16));
    titleBracket(t);
    if (scene.hidden) return;
    const opening = irisRectAt(t);
    scene.style.clipPath = `inset(${opening.y}px ${1280 - opening.x - opening.width}px ${720 - opening.y - opening.height}px ${opening.x}px)`;
    const shift = Math.round(stopOffset + totalTravel - travelAt(t));
    const zoom = zoomProgress(t);
    const width = chosenTile.width + (zoomedRect.width - chosenTile.width) * zoom;
    const scale = width / chosenTile.width;
    const x = chosenTile.x + (zoomedRect.x - chosenTile.x) * zoom;
    const y = chosenTile.y + (zoomedRect.y - chosenTile.y) * zoom;
    strip.style.transform = `translate(${x - chosenTile.x * scale + shift * scale}px, ${y - chosenTile.y * scale}px) scale(${scale})`;
    showText(figure, t, 0, cues.zoomIn);
    showText(firstLine, t, 3.5, 6.0);
    showText(secondLine, t, 6.15, cues.zoomIn);
  };
}
