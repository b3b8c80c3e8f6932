import { colorNamed } from '../../brand-colors.ts';

/** Mixes `#rrggbb` colors. `fraction`: 0 to 1, of `first`. */
function mix(first: string, fraction: number, second: string) {
  const channels = [1, 3, 5].map((index) => {
    const [a, b] = [first, second].map((hex) => Number.parseInt(hex.slice(index, index + 2), 16));
    return Math.round((a ?? 0) * fraction + (b ?? 0) * (1 - fraction));
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

const ink = colorNamed('ink');
const paper = colorNamed('paper');

/** The scene looks the same in both color schemes. */
export const palette = {
  backdrop: mix(paper, 0.93, ink),
  groundEdge: mix(paper, 0.58, colorNamed('sand')),
  ground: colorNamed('paper-2'),
  sidewalk: mix(paper, 0.88, ink),
  road: mix(colorNamed('ink-3'), 0.957, paper),
  ink,
  white: colorNamed('sheet'),
  sand: colorNamed('sand'),
  sage: colorNamed('sage'),
  teal: '#2f9c91',
  deepTeal: colorNamed('teal'),
  silver: '#c9cfdd',
  frame: mix(ink, 0.67, paper),
  glass: colorNamed('ink-2'),
  skin: '#a97850',
  tree: '#4f7f5f',
  red: colorNamed('signal'),
  yellow: '#ffc04d',
  green: '#7be0a3',
};

export const dimTo = (color: string, fraction: number) => mix(color, fraction, ink);
