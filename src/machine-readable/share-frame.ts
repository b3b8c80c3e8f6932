import { brandColors } from '../brand-colors.ts';
import { brandMarkSvg } from '../components/brand-mark.ts';

export const shareSize = { width: 1200, height: 630 };

export const shareImagePath = (picture: string) => `/share/${picture}.jpg`;

/** Pixels. */
const inset = 36;
const bracketLength = 54;

/** Returns the SVG to draw over a share image. */
export function shareFrame(): string {
  const { width, height } = shareSize;
  const [left, top, right, bottom] = [inset, inset, width - inset, height - inset];
  const brackets = [
    `M${left} ${top + bracketLength}V${top}H${left + bracketLength}`,
    `M${right - bracketLength} ${top}H${right}V${top + bracketLength}`,
    `M${left} ${bottom - bracketLength}V${bottom}H${left + bracketLength}`,
    `M${right - bracketLength} ${bottom}H${right}V${bottom - bracketLength}`,
  ].join('');
  const mark = brandMarkSvg(left + 34, bottom - 98, 64);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="${brackets}" fill="none" stroke="${brandColors.signal}" stroke-width="5"/>${mark}</svg>`;
}
