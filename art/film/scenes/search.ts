import {
  add,
  addBracket,
  addChip,
  addFigure,
  addLayer,
  addPicture,
  addSvg,
  boxRect,
  cover,
  grow,
  mixRect,
  type Rect,
  setOpacity,
  showText,
} from '../draw.ts';
import type { Draw } from '../film.ts';
import { archive, archiveColumns, framesWith } from '../frames.ts';
import { cameraAt, cues, easeInOut, mix, progress } from '../timing.ts';

const query = 'battery units near wind turbines';
const matches = framesWith('battery unit', 'wind turbine');
const tileRectAt = (index: number): Rect => ({
  x: 56 + Math.round((index % archiveColumns) * 169.3),
  y: 184 + Math.floor(index / archiveColumns) * 144,
  width: 152,
  height: 95,
});
const resultRectAt = (rank: number): Rect => ({
  x: 56 + Math.round(rank * 397.5),
  y: 208,
  width: 373,
  height: 280,
});
/** Returns `side` of `cover`: 1 keeps the right edge, 0.5 the middle. */
const sideOf = (name: string) => (name === 'hero' || name === 'panels' ? 1 : 0.5);
const markTimeOf = (rank: number) => cues.enter + 0.15 + rank * 0.35;

/** Rank of the result whose sun moves to the last scene. */
const sunRank = matches.findIndex(({ frame }) => frame.name === 'hero');
export const findSunRect = (): Rect => {
  const match = matches[sunRank];
  const sun = match?.frame.boxes.find(({ label }) => label === 'sun');
  if (!match || !sun) throw new Error('No result contains a sun');
  return boxRect(cover(match.frame, resultRectAt(sunRank), sideOf(match.frame.name)), sun);
};

export function createSearchScene(stage: Element): Draw {
  const scene = add(stage, 'section', 'scene');
  addFigure(scene, 6, 'Search, in plain words');
  const field = add(scene, 'div', 'field');
  const words = add(field, 'p', 'words query');
  const caret = add(field, 'i', 'caret');
  const count = add(
    field,
    'p',
    'words mono count',
    `${matches.length} of ${archive.length} frames`,
  );
  const button = add(field, 'div', 'enter');
  const arrow = addSvg(addSvg(button, 'svg', { viewBox: '0 0 16 16' }), 'path', {
    d: 'M1 8h13M9 3l5 5-5 5',
  });

  // Matches are last, so that they move over the other frames.
  const rankOf = (index: number) => matches.findIndex(({ frame }) => frame === archive[index]);
  const tiles = archive
    .map((frame, index) => ({ frame, index, rank: rankOf(index) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ frame, index, rank }) => {
      const holder = add(scene, 'div', 'scene');
      const picture = addPicture(holder, frame);
      picture.pane.style.background = 'var(--paper-2)';
      const name = add(holder, 'p', 'name', frame.clip);
      return { frame, index, rank, holder, picture, name };
    });
  const layer = addLayer(scene);
  const results = matches.map(({ frame, nearest }, rank) => {
    const place = resultRectAt(rank);
    const note = add(scene, 'p', 'name', `${nearest.toFixed(2)} of the frame apart`);
    Object.assign(note.style, {
      left: `${place.x}px`,
      width: `${place.width}px`,
      top: `${place.y + place.height + 14}px`,
      textAlign: 'right',
    });
    const objects = frame.boxes.filter(
      ({ label }) => label === 'battery unit' || label === 'wind turbine',
    );
    return {
      note,
      frameBracket: addBracket(layer, 18, 2.5),
      boxes: objects.map((object) => {
        const isBattery = object.label === 'battery unit';
        const hasChip =
          objects.filter(({ label }) => label === object.label).at(isBattery ? -1 : 0) === object;
        return {
          object,
          bracket: addBracket(layer, 8, 1.75),
          chip: hasChip ? addChip(scene, object.label, isBattery ? 'br' : 'l') : undefined,
          isBattery,
        };
      }),
    };
  });

  return (t) => {
    const offset = 3 - cameraAt(t);
    const opacity = 1 - progress(t, cues.end, 0.4);
    scene.hidden = offset >= 1 || opacity <= 0;
    if (scene.hidden) return;
    scene.style.opacity = String(opacity);
    scene.style.transform = `translateX(${1280 * offset}px)`;

    const typing = progress(t, cues.typing, 1.7);
    words.textContent = query.slice(0, Math.round(typing * query.length));
    caret.style.left = `${26 + words.offsetWidth}px`;
    const isIdle = typing === 0 || typing === 1;
    setOpacity(caret, t < cues.enter && (!isIdle || (t * 2) % 1 < 0.6) ? 1 : 0);
    const isPressed = t >= cues.enter && t < cues.enter + 0.5;
    button.style.background = isPressed ? 'var(--signal)' : 'var(--ink)';
    arrow.setAttribute('stroke', isPressed ? 'var(--ink)' : 'var(--paper)');
    showText(count, t, markTimeOf(matches.length - 1) + 0.3);

    const dimming = progress(t, cues.enter + 0.05, 0.4);
    const moveShare = (rank: number) => progress(t, cues.lineUp + rank * 0.08, 0.9, easeInOut);
    for (const { frame, index, rank, holder, picture, name } of tiles) {
      const isMatch = rank >= 0;
      const tileRect = tileRectAt(index);
      const rect = isMatch ? mixRect(tileRect, resultRectAt(rank), moveShare(rank)) : tileRect;
      picture.draw(rect, cover(frame, rect, sideOf(frame.name)), 3);
      name.style.left = `${rect.x}px`;
      name.style.top = `${rect.y + rect.height + mix(9, 14, isMatch ? moveShare(rank) : 0)}px`;
      // Hides the name of a moving frame.
      const share = isMatch ? moveShare(rank) : 0;
      name.style.opacity = String(Math.max(1 - share * 8, (share - 0.9) * 10, 0));
      name.style.color = isMatch && t > markTimeOf(rank) ? 'var(--ink)' : 'var(--ink-3)';
      setOpacity(
        holder,
        isMatch ? 1 : mix(1, 0.22, dimming) * (1 - progress(t, cues.lineUp, 0.35)),
      );
      const result = isMatch ? results[rank] : undefined;
      if (!result) continue;
      const settledAt = cues.lineUp + 0.75 + rank * 0.12;
      result.frameBracket(
        grow(rect, 6),
        t - markTimeOf(rank),
        1 - progress(t, settledAt, 0.22),
        1 - progress(t, settledAt, 0.22),
      );
      const pictureRect = cover(frame, rect, sideOf(frame.name));
      for (const [order, { object, bracket, chip, isBattery }] of result.boxes.entries()) {
        const box = grow(boxRect(pictureRect, object), 2);
        const bracketTime = settledAt + 0.1 + order * 0.05;
        bracket(box, t - bracketTime, isBattery ? 1 : 0);
        if (rank === sunRank) chip?.(box, t - bracketTime - 0.35, isBattery ? 1 : 0);
        else chip?.(box, 0, 0, 0);
      }
      showText(result.note, t, settledAt + 0.5);
    }
  };
}
