import type { VitalsBody } from '../../src/features/web-vitals/vitals-payload.ts';
import type { Overview } from './api.ts';

type Vital = VitalsBody['vitals'][number];

/** Of each timing the newest so many are kept, in memory. */
const KEPT = 500;

/** The site's speed as visitors' browsers report it, since the desk began. */
export type Speed = { add: (vitals: Vital[]) => void; medians: () => Overview['speed'] };

export function createSpeed(): Speed {
  const values: Record<'LCP' | 'INP' | 'CLS', number[]> = { LCP: [], INP: [], CLS: [] };
  let samples = 0;
  const median = (list: number[]) => [...list].sort((one, other) => one - other)[Math.floor(list.length / 2)] ?? 0;
  return {
    add(vitals) {
      for (const { name, value } of vitals) {
        if (name !== 'LCP' && name !== 'INP' && name !== 'CLS') continue;
        values[name].push(value);
        if (values[name].length > KEPT) values[name].shift();
        if (name === 'LCP') samples += 1;
      }
    },
    medians: () => (samples === 0 ? null : { lcp: median(values.LCP), inp: median(values.INP), cls: median(values.CLS), samples }),
  };
}
