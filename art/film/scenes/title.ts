import { add, addBracket, addLayer, grow, mixRect, rectOf, say, screen } from '../draw.ts';
import type { Draw } from '../film.ts';
import { cues, easeInOut, progress } from '../timing.ts';

/** The opening in which the archive appears: the bracket round the title's last word, opened to the whole screen. */
export let iris: (t: number) => ReturnType<typeof rectOf> = () => screen;
const irisTime = 1.0;

export function titleScene(stage: Element): Draw {
  const scene = add(stage, 'section', 'scene');
  const first = add(
    scene,
    'p',
    'words title',
    `How ${document.documentElement.dataset['product']}`,
  );
  const second = add(scene, 'p', 'words title', 'reads a ');
  second.style.top = '344px';
  const word = add(second, 'span', '', 'frame');
  const rule = add(scene, 'i', 'line');
  const note = add(scene, 'p', 'words mono', 'A film without sound');
  Object.assign(note.style, { left: '56px', top: '590px' });

  const tight = rectOf(word);
  const target = {
    x: tight.x - 12,
    y: tight.y + 28,
    width: tight.width + 26,
    height: tight.height - 36,
  };
  iris = (t) => mixRect(target, grow(screen, 24), progress(t, cues.iris, irisTime, easeInOut));

  return (t) => {
    const on = t < cues.iris + irisTime;
    scene.style.display = on ? 'block' : 'none';
    if (!on) return;
    say(first, t, 0.15);
    say(second, t, 0.4);
    say(note, t, 1.1);
    const drawn = progress(t, 0.5, 1.1, easeInOut);
    Object.assign(rule.style, {
      left: '56px',
      top: '566px',
      height: '1px',
      width: `${1168 * drawn}px`,
    });
  };
}

/** The title's bracket lies over the archive that opens inside it. */
export function addTitleBracket(parent: Element): Draw {
  const bracket = addBracket(addLayer(parent), 26, 3);
  return (t) => bracket(iris(t), t < cues.iris + irisTime ? t - cues.titleBracket : 0, 1);
}
