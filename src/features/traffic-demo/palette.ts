/** The scene's colors, the same in both schemes, as the rendered pictures keep theirs. */
export const palette = {
  around: '#e6dfd0',
  edge: '#cfc4ae',
  plate: '#efe8da',
  sidewalk: '#dcd3c2',
  road: '#2b3557',
  ink: '#14192b',
  white: '#faf7f0',
  sand: '#ddbf8f',
  sage: '#8fa876',
  teal: '#2f9c91',
  deepTeal: '#1f7a72',
  silver: '#c9cfdd',
  frame: '#5d6275',
  glass: '#1b2440',
  skin: '#a97850',
  tree: '#4f7f5f',
  red: '#ff5a1f',
  yellow: '#ffc04d',
  green: '#7be0a3',
};

/** A color with ink mixed in: `share` of it is left. */
export function shade(color: string, share: number): string {
  const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const ink = channels(palette.ink);
  return `rgb(${channels(color)
    .map((channel, index) => Math.round(channel * share + (ink[index] ?? 0) * (1 - share)))
    .join(' ')})`;
}
