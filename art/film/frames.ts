/** `box` is `[left, top, right, bottom]` as fractions of the picture. */
export type Annotation = {
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
  boxes: Annotation[];
};

/** Pictures of the archive in three rows of seven. */
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
export const archiveColumns = 7;

const load = async (name: string, index: number): Promise<Frame> => {
  const notes: { boxes: Annotation[] } = await (await fetch(`/pictures/${name}.json`)).json();
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

/** Returns the distance of two boxes as a fraction of the frame; 0 if they touch or overlap. */
const distance = ({ box: a }: Annotation, { box: b }: Annotation) =>
  Math.hypot(Math.max(0, a[0] - b[2], b[0] - a[2]), Math.max(0, a[1] - b[3], b[1] - a[3]));

/** Returns frames with both labels and the distance of their nearest pair, nearest first. */
export const framesWith = (labelA: string, labelB: string) =>
  archive
    .map((frame) => {
      const boxesA = frame.boxes.filter(({ label }) => label === labelA);
      const boxesB = frame.boxes.filter(({ label }) => label === labelB);
      const distances = boxesA.flatMap((a) => boxesB.map((b) => distance(a, b)));
      return { frame, nearest: Math.min(...distances) };
    })
    .filter(({ nearest }) => Number.isFinite(nearest))
    .sort((a, b) => a.nearest - b.nearest);
