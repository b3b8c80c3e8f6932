import type { ReactNode } from 'react';

/** Line icons of the interface. All are decoration: the control that holds one carries the words. */
function Icon({ viewBox, children }: { viewBox: string; children: ReactNode }) {
  return (
    <svg viewBox={viewBox} fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

const line = (viewBox: string, d: string, strokeWidth?: string) => (
  <Icon viewBox={viewBox}>
    <path d={d} strokeWidth={strokeWidth} />
  </Icon>
);
const solid = (viewBox: string, d: string) => (
  <Icon viewBox={viewBox}>
    <path d={d} fill="currentColor" stroke="none" />
  </Icon>
);

export const ArrowIcon = () => line('0 0 16 16', 'M1 8h13M9 3l5 5-5 5');
export const BackIcon = () => line('0 0 16 16', 'M15 8H2M7 3L2 8l5 5');
export const UpIcon = () => line('0 0 16 16', 'M8 15V2M3 7l5-5 5 5');
export const CaretIcon = () => line('0 0 10 10', 'M1 3l4 4 4-4');
export const CloseIcon = () => line('0 0 18 18', 'M2 2l14 14M16 2L2 16');
export const MenuIcon = () => line('0 0 24 24', 'M2 8h20M2 16h20');
export const TickIcon = () => line('0 0 18 18', 'M3 9.5l4 4 8.500-9', '2');
export const SearchIcon = () => line('0 0 20 20', 'M13.5 13.500L19 19M15 8.500a6.500 6.500 0 1 1-13 0 6.500 6.500 0 0 1 13 0z');
export const PlayIcon = () => solid('0 0 22 22', 'M4 1.5v19l16-9.5z');
export const ErrorIcon = () => solid('0 0 14 14', 'M7 0a7 7 0 110 14A7 7 0 017 0zm-.8 3v5h1.6V3H6.2zm0 6.2v1.7h1.6V9.2H6.2z');
