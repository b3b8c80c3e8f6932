import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Columns, DividedList } from '../primitives/layout.tsx';
import styles from './Points.module.css';

/** `drawing` is above the heading, `below` follows the text. */
export type Point = { heading: string; text: string; drawing?: ReactNode; below?: ReactNode };

export type PointsProps = {
  items: Point[];
  /**
   * Grids: `columns` (lines above), `ruled` (hairlines between), `cards` (background) and `frames`
   * (dashed borders; items become cells of the parent's grid). Lists: `rows` (text beside
   * the heading), `list` (text below) and `statements` (large headings).
   */
  layout: 'columns' | 'ruled' | 'cards' | 'frames' | 'rows' | 'list' | 'statements';
  columnCount?: ComponentProps<typeof Columns>['count'];
  /** Makes the first card dark and, except on phones, twice as wide. */
  highlightFirst?: boolean;
  numbered?: boolean;
};

export function Points({ items, layout, columnCount = 3, highlightFirst, numbered }: PointsProps) {
  const className = clsx(
    styles.points,
    styles[layout],
    highlightFirst && styles.highlightFirst,
    numbered && styles.numbered,
  );
  const as = numbered ? 'ol' : 'ul';
  const points = items.map(({ heading, text, drawing, below }, index) => (
    <li key={heading} className={highlightFirst && index === 0 ? 'theme-dark' : undefined}>
      {drawing}
      <h3>{heading}</h3>
      <p className="muted">{text}</p>
      {below}
    </li>
  ));
  if (layout === 'rows' || layout === 'list' || layout === 'statements')
    return (
      <DividedList className={className} as={as} pairs={layout === 'rows'}>
        {points}
      </DividedList>
    );
  return (
    <Columns
      className={className}
      as={as}
      count={columnCount}
      gap={layout === 'columns' ? 'medium' : undefined}
      lines={layout === 'columns' ? 'above' : layout === 'ruled' ? 'between' : undefined}
    >
      {points}
    </Columns>
  );
}
