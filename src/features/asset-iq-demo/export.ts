import { csvLine } from '../../csv.ts';
import type { Field } from './fields.ts';
import type { Asset } from './library/asset.ts';

/** What an export says beside the metadata: the frame's size in pixels, the address at which the asset opens, and how well it met the query (0 to 1; none without a query). */
export type Exported = { asset: Asset & { width: number; height: number }; address: string; score?: number };

/** Scores tell two answers apart at this many places. */
const places = 3;

/** An asset as it is exported: its metadata and the visitor's own fields, without the addresses of its files. */
const recordOf = ({ asset, address, score }: Exported, fields: Field[]) => {
  const { id, type, caption, alt, setting, timeOfDay, colors, start, end, objects, width, height } = asset;
  return {
    id,
    address,
    type,
    frame: { width, height },
    ...(score !== undefined && { matchScore: Number(score.toFixed(places)) }),
    caption,
    description: alt,
    setting,
    timeOfDay,
    colors,
    start,
    end,
    objects,
    fields: Object.fromEntries(fields.flatMap(({ name, values }) => (values[id] ? [[name, values[id]]] : []))),
  };
};

export const toJson = (assets: Exported[], fields: Field[]) =>
  `${JSON.stringify(
    assets.map((asset) => recordOf(asset, fields)),
    null,
    2,
  )}\n`;

const counted = (labels: string[]) => [...new Set(labels)].map((label) => `${label} (${labels.filter((other) => other === label).length})`).join('; ');

const columns: [string, (exported: Exported) => string | number | undefined][] = [
  ['id', ({ asset }) => asset.id],
  ['type', ({ asset }) => asset.type],
  ['caption', ({ asset }) => asset.caption],
  ['description', ({ asset }) => asset.alt],
  ['setting', ({ asset }) => asset.setting],
  ['time of day', ({ asset }) => asset.timeOfDay],
  ['colors', ({ asset }) => asset.colors.join('; ')],
  ['start', ({ asset }) => asset.start],
  ['end', ({ asset }) => asset.end],
  ['objects', (exported) => counted(labelsOf(exported, 'object'))],
  ['faces', (exported) => labelsOf(exported, 'face').join('; ')],
  ['symbols', (exported) => counted(labelsOf(exported, 'symbol'))],
  ['frame width', ({ asset }) => asset.width],
  ['frame height', ({ asset }) => asset.height],
  ['match score', ({ score }) => score?.toFixed(places)],
  ['address', ({ address }) => address],
];

const labelsOf = ({ asset }: Exported, kind: string) => asset.objects.filter((object) => object.kind === kind).map(({ id, label }) => id ?? label);

/** One line an asset, the visitor's fields as the last columns. Begins with a byte order mark, by which Excel knows UTF-8. */
export function toCsv(assets: Exported[], fields: Field[]): string {
  const head = [...columns.map(([name]) => name), ...fields.map(({ name }) => name)];
  const lines = assets.map((exported) => [...columns.map(([, value]) => String(value(exported) ?? '')), ...fields.map(({ values }) => values[exported.asset.id] ?? '')]);
  return `\uFEFF${[head, ...lines].map(csvLine).join('')}`;
}
