import { clsx } from 'clsx';
import { fill } from '../content/fill.ts';
import labels from '../content/pages/labels.json' with { type: 'json' };

/** Labels a section or picture with a number, such as `fig. 03  Solutions`. */
export function FigureLabel({
  number,
  children,
  className,
}: {
  number: number;
  children: string;
  className?: string;
}) {
  return (
    <span
      className={clsx('label', className)}
    >{`${fill(labels.figure, { number: String(number).padStart(2, '0') })}\u00a0 ${children}`}</span>
  );
}
