import type { ComponentProps } from 'react';

/** Draws a decorative icon: a label or the text next to it conveys the meaning. */
const icon = (size: number, d: string, path?: ComponentProps<'path'>) => (
  <svg
    width={size}
    height={size}
    viewBox={`0 0 ${size} ${size}`}
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    aria-hidden="true"
  >
    <path d={d} {...path} />
  </svg>
);
const filled = { fill: 'currentColor', stroke: 'none' };

export const ArrowIcon = () => icon(16, 'M1 8h13M9 3l5 5-5 5');
export const BackIcon = () => icon(16, 'M15 8H2M7 3L2 8l5 5');
export const UpIcon = () => icon(16, 'M8 15V2M3 7l5-5 5 5');
export const CaretIcon = () => icon(10, 'M1 3l4 4 4-4');
export const CloseIcon = () => icon(18, 'M2 2l14 14M16 2L2 16');
export const MenuIcon = () => icon(24, 'M2 8h20M2 16h20');
export const CheckIcon = () => icon(18, 'M3 9.5l4 4 8.5-9', { strokeWidth: '2' });
export const SearchIcon = () =>
  icon(20, 'M13.5 13.5L19 19M15 8.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0z');
export const PlayIcon = () => icon(22, 'M4 1.5v19l16-9.5z', filled);
export const ErrorIcon = () =>
  icon(14, 'M7 0a7 7 0 110 14A7 7 0 017 0zm-.8 3v5h1.6V3H6.2zm0 6.2v1.7h1.6V9.2H6.2z', filled);
