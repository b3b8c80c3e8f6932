import { csvLine } from '../../csv.ts';
import type { Field } from './fields.ts';
import type { Asset } from './library/asset.ts';

/** An asset as it is exported: its metadata and the visitor's own fields, without the addresses of its files. */
const recordOf = ({ id, type, caption, alt, setting, timeOfDay, colors, start, end, objects }: Asset, fields: Field[]) => ({
  id,
  type,
  caption,
  description: alt,
  setting,
  timeOfDay,
  colors,
  start,
  end,
  objects,
  fields: Object.fromEntries(fields.flatMap(({ name, values }) => (values[id] ? [[name, values[id]]] : []))),
});

export const toJson = (assets: Asset[], fields: Field[]) =>
  `${JSON.stringify(
    assets.map((asset) => recordOf(asset, fields)),
    null,
    2,
  )}\n`;

const counted = (labels: string[]) => [...new Set(labels)].map((label) => `${label} (${labels.filter((other) => other === label).length})`).join('; ');

/** One line an asset, the visitor's fields as the last columns. Begins with a byte order mark, by which Excel knows UTF-8. */
export function toCsv(assets: Asset[], fields: Field[]): string {
  const head = [
    'id',
    'type',
    'caption',
    'description',
    'setting',
    'time of day',
    'colors',
    'start',
    'end',
    'objects',
    'faces',
    'symbols',
    ...fields.map(({ name }) => name),
  ];
  const lines = assets.map((asset) => {
    const labels = (kind: string) => asset.objects.filter((object) => object.kind === kind).map(({ id, label }) => id ?? label);
    return [
      asset.id,
      asset.type,
      asset.caption,
      asset.alt,
      asset.setting ?? '',
      asset.timeOfDay ?? '',
      asset.colors.join('; '),
      String(asset.start ?? ''),
      String(asset.end ?? ''),
      counted(labels('object')),
      labels('face').join('; '),
      counted(labels('symbol')),
      ...fields.map(({ values }) => values[asset.id] ?? ''),
    ];
  });
  return `\uFEFF${[head, ...lines].map(csvLine).join('')}`;
}
