import { cues, filmSeconds } from './timing.ts';

/** A shot of the film for the media search. `render.ts` adds boxes. Times are in seconds. */
type Shot = {
  name: string;
  start: number;
  end: number;
  stillAt: number;
  caption: string;
  alt: string;
  setting: string;
  timeOfDay?: string;
  colors: string[];
};

export const shots: Shot[] = [
  {
    name: 'shot-title',
    start: 0,
    end: cues.iris,
    stillAt: 2.5,
    caption: 'The film’s title.',
    alt: 'The words “How {assetIq} reads a frame” on plain paper; orange brackets stand round the word “frame”.',
    setting: 'a title card',
    colors: ['ink', 'orange'],
  },
  {
    name: 'shot-archive',
    start: cues.iris,
    end: cues.zoomIn,
    stillAt: 8.9,
    caption: 'An archive of file names.',
    alt: 'Three rows of small pictures, each with a file name such as clip_0412 under it; orange brackets pick the one in the middle.',
    setting: 'an archive of clips',
    timeOfDay: 'day',
    colors: ['white', 'teal', 'ink', 'orange', 'green'],
  },
  {
    name: 'shot-reading',
    start: cues.zoomIn,
    end: cues.table,
    stillAt: 13.95,
    caption: 'One frame, read from edge to edge.',
    alt: 'An energy site fills the screen: turbines on green hills, solar panels, a transmission tower, battery units and an engineer in an orange hard hat, all in brackets.',
    setting: 'a wind and storage site',
    timeOfDay: 'day',
    colors: ['sand', 'green', 'ink', 'white', 'orange'],
  },
  {
    name: 'shot-table',
    start: cues.table,
    end: cues.faces,
    stillAt: 20.5,
    caption: 'A name and a place for each object.',
    alt: 'The energy site on the left, its things in brackets; on the right a table lists twelve objects with the four sides of their boxes.',
    setting: 'a wind and storage site beside a table of its objects',
    timeOfDay: 'day',
    colors: ['sand', 'ink', 'green', 'white', 'orange'],
  },
  {
    name: 'shot-faces',
    start: cues.faces,
    end: cues.symbols,
    stillAt: 24.6,
    caption: 'One face, in two frames.',
    alt: 'Two frames side by side, a team table and a film set: the face of person-04 is found in both, and an orange line ties the two together.',
    setting: 'a team table and a film set',
    timeOfDay: 'day',
    colors: ['sand', 'teal', 'ink', 'orange', 'green'],
  },
  {
    name: 'shot-symbols',
    start: cues.symbols,
    end: cues.search,
    stillAt: 28.5,
    caption: 'One symbol, on a truck, a post office and a wall.',
    alt: 'Two frames side by side, a country road and a clinic: the wave mark is found on a white truck, on a post office and on the clinic’s wall.',
    setting: 'a post office road and a clinic scanner room',
    timeOfDay: 'day',
    colors: ['teal', 'white', 'ink', 'orange', 'green'],
  },
  {
    name: 'shot-search',
    start: cues.search,
    end: 34,
    stillAt: 32.6,
    caption: 'A question lights up three frames.',
    alt: 'A search field with the words “battery units near wind turbines”; under it 21 small frames, of which three are lit and stand in orange brackets.',
    setting: 'a search over an archive of clips',
    timeOfDay: 'day',
    colors: ['white', 'ink', 'orange'],
  },
  {
    name: 'shot-results',
    start: 34,
    end: cues.end,
    stillAt: 35.6,
    caption: 'Three answers, nearest pair first.',
    alt: 'Three frames of energy sites in a row: their battery units stand in orange brackets, their wind turbines in dark ones.',
    setting: 'the results of a search: three energy sites',
    timeOfDay: 'day',
    colors: ['sand', 'ink', 'green', 'white', 'orange'],
  },
  {
    name: 'shot-end',
    start: cues.end,
    end: filmSeconds,
    stillAt: 39.5,
    caption: 'The film’s last words.',
    alt: 'The words “There’s more in the picture.” beside a large orange sun; “more” and the sun are in brackets.',
    setting: 'a closing card',
    colors: ['ink', 'orange'],
  },
];
