export const colorNames = [
  'white',
  'gray',
  'ink',
  'sand',
  'brown',
  'red',
  'orange',
  'yellow',
  'green',
  'teal',
  'blue',
  'pink',
] as const;

export type ColorName = (typeof colorNames)[number];

const linearLight = Float64Array.from({ length: 256 }, (_, value) =>
  value <= 0.04045 * 255 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
);

/** Converts sRGB to Oklch, with the hue in degrees. */
function toOklch(red: number, green: number, blue: number): [number, number, number] {
  const [r, g, b] = [linearLight[red] ?? 0, linearLight[green] ?? 0, linearLight[blue] ?? 0];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const [x, y] = [
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    Math.hypot(x, y),
    ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360,
  ];
}

const hueEnds: [number, ColorName][] = [
  [15, 'pink'],
  [30, 'red'],
  [62, 'orange'],
  [112, 'yellow'],
  [150, 'green'],
  [215, 'teal'],
  [300, 'blue'],
  [345, 'pink'],
];

/** The thresholds were set by eye on pictures of 3D models in warm light. */
export function nameColor(red: number, green: number, blue: number): ColorName {
  const [lightness, chroma, hue] = toOklch(red, green, blue);
  if (lightness < 0.38 && (chroma < 0.09 || hue > 230)) return 'ink';
  if (chroma < 0.022) return lightness > 0.8 ? 'white' : lightness > 0.4 ? 'gray' : 'ink';
  const isWarm = hue > 30 && hue < 105;
  if (isWarm && chroma < 0.05)
    return lightness > 0.9 ? 'white' : lightness > 0.6 ? 'sand' : lightness > 0.4 ? 'brown' : 'ink';
  if (chroma < 0.05 && !(hue > 105 && hue < 230))
    return lightness > 0.8 ? 'white' : lightness > 0.42 ? 'gray' : 'ink';
  if (isWarm && chroma < 0.13) return lightness > 0.62 ? 'sand' : 'brown';
  return hueEnds.find(([end]) => hue < end)?.[1] ?? 'red';
}
