import {
  add,
  addBracket,
  addChip,
  addLayer,
  grow,
  mixRect,
  type Rect,
  rectOf,
  say,
  show,
} from '../draw.ts';
import type { Draw } from '../film.ts';
import { cues, easeInOut, progress } from '../timing.ts';
import { sunInResult } from './search.ts';

const rest: Rect = { x: 838, y: 168, width: 344, height: 344 };

/** The sun found in a result leaves its frame and becomes the sun of the last card. */
export function endScene(stage: Element): Draw {
  const scene = add(stage, 'section', 'scene');
  const sun = add(scene, 'img', 'sun');
  sun.src = '/pictures/sun';
  const first = add(scene, 'p', 'words end', 'There’s ');
  const word = add(first, 'span', '', 'more');
  const second = add(scene, 'p', 'words end', 'in the picture.');
  second.style.top = '348px';
  const layer = addLayer(scene);
  const wordBracket = addBracket(layer, 24, 3);
  const sunBracket = addBracket(layer, 20, 2);
  const chip = addChip(scene, 'sun', 'tr');
  const tight = rectOf(word);
  const around = {
    x: tight.x - 12,
    y: tight.y + 18,
    width: tight.width + 26,
    height: tight.height - 32,
  };
  const start = sunInResult();

  return (t) => {
    const on = t >= cues.sun;
    scene.style.display = on ? 'block' : 'none';
    if (!on) return;
    const growing = progress(t, cues.end, 1.2, easeInOut);
    const rect = mixRect(start, rest, growing);
    // The picture of the sun has a narrow clear edge (its own box).
    const size = rect.width / 0.9756;
    sun.style.width = '1400px';
    sun.style.transform = `translate(${rect.x - size * 0.0122}px, ${rect.y - size * 0.0122}px) scale(${size / 1400})`;
    show(sun, growing > 0 ? 1 : 0);
    const words = cues.end + 0.7;
    sunBracket(grow(rect, 3 + 9 * growing), t - cues.sun, 1 - progress(t, words + 0.4, 0.22));
    chip(grow(rect, 12), t - words - 1.2, 0);
    say(first, t, words);
    say(second, t, words + 0.25);
    wordBracket(around, t - words - 0.75, 1);
  };
}
