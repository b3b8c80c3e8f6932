import { createArchiveScene } from './scenes/archive.ts';
import { createEndScene } from './scenes/end.ts';
import { createPairScene } from './scenes/pair.ts';
import { createReadingScene } from './scenes/reading.ts';
import { createSearchScene } from './scenes/search.ts';
import { createTitleScene } from './scenes/title.ts';
import { cues, filmSeconds } from './timing.ts';

/** Draws the film or a part of it at a time in seconds. */
export type Draw = (t: number) => void;

declare global {
  interface Window {
    film?: { draw: Draw; seconds: number };
  }
}

await Promise.all(
  ['500 40px "Special Gothic"', '400 16px "DM Mono"'].map((font) => document.fonts.load(font)),
);

const stage = document.querySelector('#stage');
if (!stage) throw new Error('The film has no #stage.');

const faces = {
  caption: 'Faces',
  heading: ['A face, ', 'known again in another frame.'],
  start: cues.faces,
  sheet: 1,
  sides: [
    {
      picture: 'about',
      wide: [0.1, 0.03, 0.83],
      close: [0.46, 0.17, 0.53],
      marks: [{ id: 'person-04', chip: 'tl', showsId: true }],
    },
    {
      picture: 'industry-media',
      wide: [0.14, 0.0, 0.83],
      close: [0.47, 0.22, 0.53],
      marks: [{ id: 'person-04', chip: 'tl', showsId: true }],
    },
  ],
} as const;
const symbols = {
  caption: 'Symbols',
  heading: ['A symbol, ', 'on a truck and on a wall.'],
  start: cues.symbols,
  sheet: 2,
  sides: [
    {
      picture: 'contact',
      wide: [0.06, 0.0, 0.83],
      close: [0.26, 0.23, 0.56],
      marks: [
        { label: 'wave mark', index: 1, chip: 'tl' },
        { label: 'wave mark', index: 0, chip: 'tr' },
      ],
    },
    {
      picture: 'industry-health',
      wide: [0.1, 0.0, 0.83],
      close: [0.31, 0.045, 0.6],
      marks: [{ label: 'wave mark', index: 0, chip: 'tl' }],
    },
  ],
} as const;

const scenes = [
  createTitleScene,
  createArchiveScene,
  createReadingScene,
  createPairScene(faces),
  createPairScene(symbols),
  createSearchScene,
  createEndScene,
].map((createScene) => createScene(stage));

window.film = {
  seconds: filmSeconds,
  draw: (t) => {
    for (const draw of scenes) draw(t);
  },
};
