import type { ReactNode } from 'react';

/** Line icons of the interface. All are decoration: the control that holds one carries the words. */
const icon = (viewBox: string, children: ReactNode) =>
  function Icon() {
    return (
      <svg viewBox={viewBox} fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden="true" focusable="false">
        {children}
      </svg>
    );
  };

export const ArrowIcon = icon('0 0 16 16', <path d="M1 8h13M9 3l5 5-5 5" />);
export const BackIcon = icon('0 0 16 16', <path d="M15 8H2M7 3L2 8l5 5" />);
export const UpIcon = icon('0 0 16 16', <path d="M8 15V2M3 7l5-5 5 5" />);
export const CaretIcon = icon('0 0 10 10', <path d="M1 3l4 4 4-4" />);
export const CloseIcon = icon('0 0 18 18', <path d="M2 2l14 14M16 2L2 16" />);
export const MenuIcon = icon('0 0 24 24', <path d="M2 8h20M2 16h20" />);
export const TickIcon = icon('0 0 18 18', <path d="M3 9.5l4 4 8.5-9" strokeWidth="2" />);
export const PlayIcon = icon('0 0 22 22', <path d="M4 1.5v19l16-9.5z" fill="currentColor" stroke="none" />);
export const ErrorIcon = icon('0 0 14 14', <path d="M7 0a7 7 0 110 14A7 7 0 017 0zm-.8 3v5h1.6V3H6.2zm0 6.2v1.7h1.6V9.2H6.2z" fill="currentColor" stroke="none" />);
