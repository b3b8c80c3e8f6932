import { clsx } from 'clsx';
import { figureLabel } from '../content/pages/labels.ts';

/** `fig. 03  Solutions`: the small label that numbers sections and pictures down a page. */
export function FigureLabel({ number, children, className }: { number: number; children: string; className?: string }) {
  return <span className={clsx('label', className)}>{`${figureLabel(number)}\u00a0 ${children}`}</span>;
}
