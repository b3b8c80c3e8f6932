/** One thing in a picture, as its scene wrote it down: its box `[left, top, right, bottom]` as fractions of the frame. */
export type Found = {
  label: string;
  kind: 'object' | 'face' | 'symbol';
  box: [number, number, number, number];
  id?: string;
};
export type Frame = {
  name: string;
  clip: string;
  source: string;
  width: number;
  height: number;
  boxes: Found[];
};

/** The archive in its order, three rows of seven; their file names count from clip_0401. */
const names = [
  [
    'contact',
    'service-gpu',
    'turbine',
    'studio',
    'industry-health',
    'service-implementation',
    'blog-digital-transformation',
  ],
  [
    'service-managed',
    'industry-retail',
    'panels',
    'industry-finance',
    'industry-energy',
    'service-migration',
    'industry-media',
  ],
  [
    'industry-manufacturing',
    'hero',
    'traffic',
    'service-genai',
    'about',
    'battery',
    'service-advisory',
  ],
].flat();
export const columns = 7;

const load = async (name: string, index: number): Promise<Frame> => {
  const notes: { boxes: Found[] } = await (await fetch(`/pictures/${name}.json`)).json();
  const source = `/pictures/${name}`;
  const image = new Image();
  image.src = source;
  await image.decode();
  return {
    name,
    clip: `clip_0${401 + index}`,
    source,
    width: image.naturalWidth,
    height: image.naturalHeight,
    boxes: notes.boxes,
  };
};

export const archive = await Promise.all(names.map(load));

export function frameNamed(name: string): Frame {
  const frame = archive.find((candidate) => candidate.name === name);
  if (!frame) throw new Error(`The film's archive has no picture '${name}'`);
  return frame;
}

/** How far apart two boxes are, as a share of the frame; 0 where they touch. */
const gap = ({ box: a }: Found, { box: b }: Found) =>
  Math.hypot(Math.max(0, a[0] - b[2], b[0] - a[2]), Math.max(0, a[1] - b[3], b[1] - a[3]));

/** The frames that hold both things, nearest pair first. */
export const framesWith = (label: string, other: string) =>
  archive
    .map((frame) => {
      const near = frame.boxes.filter((found) => found.label === label);
      const far = frame.boxes.filter((found) => found.label === other);
      return { frame, apart: Math.min(...near.flatMap((one) => far.map((two) => gap(one, two)))) };
    })
    .filter(({ apart }) => Number.isFinite(apart))
    .sort((one, two) => one.apart - two.apart);
