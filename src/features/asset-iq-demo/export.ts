import { csvLine } from '../../csv.ts';
import type { CustomField } from './fields.ts';
import type { Asset } from './library/asset.ts';

export type ExportedAsset = {
  asset: Asset & { width: number; height: number };
  url: string;
  score?: number;
};

const scoreDecimals = 3;

const recordOf = ({ asset, url, score }: ExportedAsset, customFields: CustomField[]) => {
  const { id, type, width, height, caption, alt, setting, timeOfDay, colors, start, end, objects } =
    asset;
  return {
    id,
    address: url,
    type,
    frame: { width, height },
    matchScore: score && Number(score.toFixed(scoreDecimals)),
    caption,
    description: alt,
    setting,
    timeOfDay,
    colors,
    start,
    end,
    objects,
    fields: Object.fromEntries(
      customFields.flatMap(({ name, values }) => (values[id] ? [[name, values[id]]] : [])),
    ),
  };
};

export const toJson = (assets: ExportedAsset[], customFields: CustomField[]) =>
  `${JSON.stringify(
    assets.map((asset) => recordOf(asset, customFields)),
    null,
    2,
  )}\n`;

const formatCounts = (labels: string[]) =>
  [...Map.groupBy(labels, (label) => label)]
    .map(([label, { length }]) => `${label} (${length})`)
    .join('; ');

const namesOf = ({ objects }: Asset, kind: string) =>
  objects.filter((object) => object.kind === kind).map(({ id, label }) => id ?? label);

const columnsOf = ({ asset, url, score }: ExportedAsset) => {
  const { id, type, caption, alt, setting, timeOfDay, colors, start, end, width, height } = asset;
  return {
    id,
    type,
    caption,
    description: alt,
    setting,
    'time of day': timeOfDay,
    colors: colors.join('; '),
    start,
    end,
    objects: formatCounts(namesOf(asset, 'object')),
    faces: namesOf(asset, 'face').join('; '),
    symbols: formatCounts(namesOf(asset, 'symbol')),
    'frame width': width,
    'frame height': height,
    'match score': score?.toFixed(scoreDecimals),
    address: url,
  };
};

/** Starts with a byte order mark, so that Excel recognizes UTF-8. */
export function toCsv(assets: ExportedAsset[], customFields: CustomField[]) {
  const rows = assets.map((exported) => [
    ...Object.values(columnsOf(exported)).map((value) => String(value ?? '')),
    ...customFields.map(({ values }) => values[exported.asset.id] ?? ''),
  ]);
  const header = assets.slice(0, 1).flatMap((exported) => Object.keys(columnsOf(exported)));
  return `\uFEFF${[[...header, ...customFields.map(({ name }) => name)], ...rows].map(csvLine).join('')}`;
}
