import { add, addBracket, addLayer, grow, mixRect, rectOf, showText, stageRect } from '../draw.ts';
import type { Draw } from '../film.ts';
import { cues, easeInOut, progress } from '../timing.ts';

/**
 * Returns the rectangle in which the archive is visible. The rectangle grows from the title's last
 * word to the whole stage. `createTitleScene` sets this function.
 */
export let irisRectAt: (t: number) => ReturnType<typeof rectOf> = () => stageRect;
const irisSeconds = 1.0;

export function createTitleScene(stage: Element): Draw {
  const scene = add(stage, 'section', 'scene');
  const firstLine = add(
    scene,
    'p',
    'words title',
    `How ${document.documentElement.dataset['product']}`,
  );
  const secondLine = add(scene, 'p', 'words title', 'reads a ');
  secondLine.style.top = '344px';
  const lastWord = add(secondLine, 'span', '', 'frame');
  const rule = add(scene, 'i', 'line');
  const note = add(scene, 'p', 'words mono', 'A film without sound');
  Object.assign(note.style, { left: '56px', top: '590px' });

  const wordRect = rectOf(lastWord);
  const wordFrame = {
    x: wordRect.x - 12,
    y: wordRect.y + 28,
    width: wordRect.width + 26,
    height: wordRect.height - 36,
  };
  irisRectAt = (t) =>
    mixRect(wordFrame, grow(stageRect, 24), progress(t, cues.iris, irisSeconds, easeInOut));

  return (t) => {
    scene.hidden = t >= cues.iris + irisSeconds;
    if (scene.hidden) return;
    showText(firstLine, t, 0.15);
    showText(secondLine, t, 0.4);
    showText(note, t, 1.1);
    const ruleProgress = progress(t, 0.5, 1.1, easeInOut);
    Object.assign(rule.style, {
      left: '56px',
      top: '566px',
      height: '1px',
      width: `${1168 * ruleProgress}px`,
    });
  };
}

/** Adds the bracket around the title's last word. */
export function addTitleBracket(parent: Element): Draw {
  const bracket = addBracket(addLayer(parent), 26, 3);
  return (t) => bracket(irisRectAt(t), t < cues.iris + irisSeconds ? t - cues.titleBracket : 0, 1);
}
