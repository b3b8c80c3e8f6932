import {
  add,
  addBracket,
  addChip,
  addFigure,
  addLayer,
  addPicture,
  addSvg,
  boxRect,
  type ChipPlace,
  grow,
  mixRect,
  place,
  type Rect,
  setOpacity,
  showText,
  wipe,
} from '../draw.ts';
import type { Draw } from '../film.ts';
import { type Annotation, frameNamed } from '../frames.ts';
import { cameraAt, clamp, cues, easeInOut, easeOut, fadeInOut, mix, progress } from '../timing.ts';
import { chosenTile, zoomedRect, zoomProgress } from './archive.ts';

const frame = frameNamed('industry-energy');
const panel: Rect = { x: 56, y: 160, width: 620, height: 387.5 };

type Group = {
  label: string;
  rowSeconds: number;
  /** Positions of chips by the box's index in this group. */
  chips: Record<number, ChipPlace>;
  hasSmallBoxes?: boolean;
};
/** The table's rows in order, grouped by label. */
const groups: Group[] = [
  { label: 'wind turbine', rowSeconds: 0.42, chips: { 0: 'l', 1: 'tr' } },
  { label: 'solar panel', rowSeconds: 0.22, chips: { 3: 'bl' }, hasSmallBoxes: true },
  { label: 'battery unit', rowSeconds: 0.42, chips: { 1: 'bl' } },
  { label: 'transmission tower', rowSeconds: 0.5, chips: { 0: 'l' } },
  { label: 'person', rowSeconds: 0.5, chips: { 0: 'br' } },
];

type TableRow = {
  annotation: Annotation;
  startTime: number;
  groupIndex: number;
  chip: ChipPlace | undefined;
  isSmallBox: boolean;
};
const tableRows: TableRow[] = [];
/** Start times of the groups' highlights; the last one is the end of the last highlight. */
const highlightTimes: number[] = [];
let clock = cues.table + 0.5;
for (const [groupIndex, { label, rowSeconds, chips, hasSmallBoxes = false }] of groups.entries()) {
  highlightTimes.push(clock - 0.1);
  for (const [index, annotation] of frame.boxes.filter((box) => box.label === label).entries()) {
    tableRows.push({
      annotation,
      startTime: clock,
      groupIndex,
      chip: chips[index],
      isSmallBox: hasSmallBoxes,
    });
    clock += rowSeconds;
  }
  clock += 0.2;
}
highlightTimes.push(clock + 0.6);

const gridColumns = 16;
const gridRows = 10;

export function createReadingScene(stage: Element): Draw {
  const scene = add(stage, 'section', 'scene');
  const picture = addPicture(scene, frame);
  const layer = addLayer(scene);

  // A column of the grid lights up as the line passes, then fades.
  const columns = Array.from({ length: gridColumns }, (_, column) => {
    const group = addSvg(layer, 'g', { fill: 'none', stroke: 'var(--ink)', 'stroke-width': 1 });
    const width = zoomedRect.width / gridColumns;
    for (let row = 0; row < gridRows; row++)
      addSvg(group, 'rect', {
        x: column * width + 0.5,
        y: zoomedRect.y + (row * zoomedRect.height) / gridRows + 0.5,
        width,
        height: zoomedRect.height / gridRows,
      });
    return group;
  });
  const line = addSvg(layer, 'line', {
    y1: 0,
    y2: 720,
    stroke: 'var(--signal)',
    'stroke-width': 2.5,
  });

  const focus = addBracket(layer, 20, 2.5);
  const brackets = tableRows.map(({ isSmallBox }) =>
    addBracket(layer, isSmallBox ? 8 : 14, isSmallBox ? 1.75 : 2),
  );
  const readout = add(scene, 'div', 'chip');
  Object.assign(readout.style, { background: 'var(--signal)', color: 'var(--ink)' });
  const chips = tableRows.map(({ annotation, chip }) =>
    chip ? addChip(scene, annotation.label, chip) : undefined,
  );

  const readingFigure = addFigure(scene, 2, 'One frame');
  const headline = ['One frame,', 'read from edge', 'to edge.'].map((words, index) => {
    const part = add(scene, 'p', 'words heading', words);
    part.style.top = `${70 + index * 52}px`;
    return part;
  });
  const objectsFigure = addFigure(scene, 3, 'Objects');
  const heading = add(scene, 'p', 'words heading', 'Each object gets a name and a place.');
  const fileName = add(scene, 'p', 'name', `${frame.clip}.mov`);
  Object.assign(fileName.style, { left: '56px', top: '562px' });

  const table = add(scene, 'div', 'table');
  const head = add(table, 'div', 'row head');
  for (const words of ['label', 'left', 'top', 'right', 'bottom']) add(head, 'span', '', words);
  const rowElements = tableRows.map(({ annotation }, index) => {
    const row = add(table, 'div', 'row');
    place(row, { x: 0, y: 30 + index * 33, width: 512, height: 33 });
    for (const words of [annotation.label, ...annotation.box.map((side) => side.toFixed(4))])
      add(row, 'span', '', words);
    return { row, edge: add(row, 'i', 'edge') };
  });

  /** Returns the picture's rectangle: first the tile, then the whole screen, then the panel. */
  const pictureAt = (t: number): Rect => {
    const closer = 1 + 0.03 * progress(t, cues.zoomIn, cues.shrink - cues.zoomIn + 0.4);
    const filled = { x: 640 - 640 * closer, y: 0, width: 1280 * closer, height: 800 * closer };
    return mixRect(
      mixRect(chosenTile, filled, zoomProgress(t)),
      panel,
      progress(t, cues.shrink, 0.9, easeInOut),
    );
  };

  return (t) => {
    const offset = cameraAt(t);
    scene.hidden = t < cues.slideStops - 0.2 || offset >= 1;
    if (scene.hidden) return;
    scene.style.transform = `translateX(${-1280 * offset}px)`;

    const rect = pictureAt(t);
    picture.draw(rect, rect, mix(3, t > cues.shrink ? 4 : 0, zoomProgress(t)));
    picture.pane.style.visibility = t >= cues.zoomIn ? 'visible' : 'hidden';
    focus(
      rect.width > 1000 ? rect : grow(rect, 7),
      t < cues.zoomIn + 1 ? t - cues.slideStops : 0,
      1,
    );

    const scanProgress = progress(t, cues.scan, cues.scanned - cues.scan);
    const x = Math.round(1280 * scanProgress);
    const isScanning = t >= cues.scan && t <= cues.scanned;
    line.setAttribute('x1', String(x));
    line.setAttribute('x2', String(x));
    setOpacity(line, isScanning ? 1 : 0);
    for (const [column, group] of columns.entries()) {
      const age = (t - cues.scan) / (cues.scanned - cues.scan) - column / gridColumns;
      setOpacity(
        group,
        t < cues.shrink && age > 0
          ? 0.34 * Math.exp(-age * 5) * clamp((cues.scanned + 0.5 - t) / 0.5)
          : 0,
      );
    }
    readout.textContent = `x ${scanProgress.toFixed(2)}`;
    readout.style.transform = `translate(${scanProgress > 0.9 ? x - 74 : x + 8}px, 28px)`;
    setOpacity(readout, isScanning ? 1 : 0);
    showText(readingFigure, t, cues.zoomIn + 0.9, cues.shrink);
    for (const [index, part] of headline.entries())
      showText(
        part,
        t,
        index === 0 ? cues.zoomIn + 1 : cues.scan - 0.15 + index * 0.15,
        cues.shrink,
      );

    // Boxes appear when the line has passed, and are highlighted while the table lists their group.
    for (const [index, { annotation, startTime, groupIndex, isSmallBox }] of tableRows.entries()) {
      const box = grow(boxRect(rect, annotation), isSmallBox ? 1 : 4);
      const passedAt = cues.scan + annotation.box[2] * (cues.scanned - cues.scan);
      const end = (highlightTimes[groupIndex + 1] ?? 0) - 0.08;
      const highlight = fadeInOut(t, highlightTimes[groupIndex] ?? 0, end, 0.08);
      brackets[index]?.(box, t - passedAt, highlight);
      chips[index]?.(box, t - startTime + 0.1, highlight);
      const elements = rowElements[index];
      if (!elements) continue;
      wipe(elements.row, progress(t, startTime, 0.42, easeOut));
      elements.row.style.background = `color-mix(in srgb, var(--paper-2) ${100 * highlight}%, transparent)`;
      setOpacity(elements.edge, t > startTime ? highlight : 0);
    }
    wipe(head, progress(t, cues.table + 0.2, 0.5, easeOut));
    showText(objectsFigure, t, cues.table);
    showText(heading, t, cues.table);
    showText(fileName, t, cues.table);
  };
}
