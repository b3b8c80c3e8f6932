import { add, addBracket, addLayer, grow, mixRect, rectOf, showText, stageRect } from '../draw.ts';
import type { Draw } from '../film.ts';
import { cues, easeInOut, progress } from '../timing.ts';

/**
 * Returns the opening that shows the archive. It grows from the bracket around the last word of the
 * title to the whole screen.
 */
export let iris: (t: number) => ReturnType<typeof rectOf> = () => stageRect;
const irisTime = 1.0;

export function titleScene(stage: Element): Draw {
  const scene = add(stage, 'section', 'scene');
  const firstLine = add(
    scene,
    'p',
    'words title',
    `How ${document.documentElement.dataset['product']}`,
  );
  const secondLine = add(scene, 'p', 'words title', 'reads a ');
  secondLine.style.top = '344px';
  const word = add(secondLine, 'span', '', 'frame');
  const rule = add(scene, 'i', 'line');
  const note = add(scene, 'p', 'words mono', 'A film without sound');
  Object.assign(note.style, { left: '56px', top: '590px' });

  const wordRect = rectOf(word);
  const wordFrame = {
    x: wordRect.x - 12,
    y: wordRect.y + 28,
    width: wordRect.width + 26,
    height: wordRect.height - 36,
  };
  iris = (t) =>
    mixRect(wordFrame, grow(stageRect, 24), progress(t, cues.iris, irisTime, easeInOut));

  return (t) => {
    scene.hidden = t >= cues.iris + irisTime;
    if (scene.hidden) return;
    showText(firstLine, t, 0.15);
    showText(secondLine, t, 0.4);
    showText(note, t, 1.1);
    const drawn = progress(t, 0.5, 1.1, easeInOut);
    Object.assign(rule.style, {
      left: '56px',
      top: '566px',
      height: '1px',
      width: `${1168 * drawn}px`,
    });
  };
}

/** The bracket of the title, drawn over the archive that appears inside it. */
export function addTitleBracket(parent: Element): Draw {
  const bracket = addBracket(addLayer(parent), 26, 3);
  return (t) => bracket(iris(t), t < cues.iris + irisTime ? t - cues.titleBracket : 0, 1);
}
