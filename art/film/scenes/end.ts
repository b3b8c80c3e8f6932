import {
  add,
  addBracket,
  addChip,
  addLayer,
  grow,
  mixRect,
  type Rect,
  rectOf,
  setOpacity,
  showText,
} from '../draw.ts';
import type { Draw } from '../film.ts';
import { cues, easeInOut, progress } from '../timing.ts';
import { findSunRect } from './search.ts';

const finalRect: Rect = { x: 838, y: 168, width: 344, height: 344 };

/** The sun of a search result grows into the sun of the last scene. */
export function createEndScene(stage: Element): Draw {
  const scene = add(stage, 'section', 'scene');
  const sun = add(scene, 'img', 'sun');
  sun.src = '/pictures/sun';
  const firstLine = add(scene, 'p', 'words end', 'There’s ');
  const word = add(firstLine, 'span', '', 'more');
  const secondLine = add(scene, 'p', 'words end', 'in the picture.');
  secondLine.style.top = '348px';
  const layer = addLayer(scene);
  const wordBracket = addBracket(layer, 24, 3);
  const sunBracket = addBracket(layer, 20, 2);
  const chip = addChip(scene, 'sun', 'tr');
  const wordRect = rectOf(word);
  const wordFrame = {
    x: wordRect.x - 12,
    y: wordRect.y + 18,
    width: wordRect.width + 26,
    height: wordRect.height - 32,
  };
  const startRect = findSunRect();

  return (t) => {
    scene.hidden = t < cues.sun;
    if (scene.hidden) return;
    const growth = progress(t, cues.end, 1.2, easeInOut);
    const rect = mixRect(startRect, finalRect, growth);
    // The picture of the sun has a narrow transparent edge.
    const size = rect.width / 0.9756;
    sun.style.width = '1400px';
    sun.style.transform = `translate(${rect.x - size * 0.0122}px, ${rect.y - size * 0.0122}px) scale(${size / 1400})`;
    setOpacity(sun, growth > 0 ? 1 : 0);
    const textStart = cues.end + 0.7;
    sunBracket(grow(rect, 3 + 9 * growth), t - cues.sun, 1 - progress(t, textStart + 0.4, 0.22));
    chip(grow(rect, 12), t - textStart - 1.2, 0);
    showText(firstLine, t, textStart);
    showText(secondLine, t, textStart + 0.25);
    wordBracket(wordFrame, t - textStart - 0.75, 1);
  };
}
