import type { Overview } from '../../server/inbox/api.ts';

type Week = Overview['weeks'][number];
type Part = { form: 'contact' | 'signUp' | 'newsletter'; y: number; height: number };

/** The drawing, in units of its view box, which are about pixels: figures on the left, days below. */
export const WIDTHS = { wide: 960, narrow: 360 };
export const HEIGHT = 240;
const LEFT = 40;
const TOP = 12;
const BOTTOM = HEIGHT - 28;
/** Room between the parts of a bar, so that neighbors can be told apart without their colors. */
const SEAM = 2;
/** Room for a day below the bars. */
const LABEL = 80;

/** The first of 1, 2, 5, 10, 20, 50 … with which `steps` steps reach a value. */
function stepFor(most: number, steps: number): number {
  for (let power = 1; ; power *= 10) for (const factor of [1, 2, 5]) if (factor * power * steps >= most) return factor * power;
}

/** Where the bars of the weeks and the lines of the grid stand, in a drawing of some width. */
export function layOut(weeks: Week[], width: number) {
  const most = Math.max(1, ...weeks.map(({ contact, signUp, newsletter }) => contact + signUp + newsletter));
  const step = stepFor(most, 4);
  const top = step * Math.ceil(most / step);
  const scale = (BOTTOM - TOP) / top;
  const slot = (width - LEFT) / Math.max(1, weeks.length);
  const every = Math.ceil(LABEL / slot);
  const bars = weeks.map((week, index) => {
    let floor = BOTTOM;
    const parts: Part[] = (['contact', 'signUp', 'newsletter'] as const).flatMap((form) => {
      const full = week[form] * scale;
      floor -= full;
      return full > 0 ? [{ form, y: floor, height: Math.max(full - SEAM, 1) }] : [];
    });
    const x = LEFT + slot * (index + 0.15);
    // Below the middle of its bar, or as near to it as the edge lets a day be.
    const label = (weeks.length - 1 - index) % every === 0 ? Math.min(x + slot * 0.35, width - LABEL / 3) : undefined;
    return { start: week.start, x, width: slot * 0.7, parts, label };
  });
  const ticks = Array.from({ length: top / step + 1 }, (_, index) => ({ value: index * step, y: BOTTOM - index * step * scale }));
  return { bars, ticks };
}
