import { clsx } from 'clsx';
import type { ComponentProps, ElementType } from 'react';
import styles from './layout.module.css';

type Gap = 'tight' | 'small' | 'medium';
/** A primitive is a `div` unless `as` names another element, and passes on all attributes. */
type Box = ComponentProps<'div'> & { as?: ElementType; gap?: Gap };

/** Children below one another, one gap between them. */
export function Stack({ as: Tag = 'div', gap, className, ...rest }: Box) {
  return <Tag className={clsx(styles.stack, gap && styles[gap], className)} {...rest} />;
}

type ColumnsProps = Box & {
  count: 2 | 3 | 4;
  /** A strong line above each child, or a hairline between columns. */
  lines?: 'above' | 'between' | undefined;
};

/** Equal columns: four become two on tablets, all become one on phones. */
export function Columns({ as: Tag = 'div', count, gap, lines, className, ...rest }: ColumnsProps) {
  return (
    <Tag
      className={clsx(styles.columns, gap && styles[gap], lines && styles[lines], className)}
      data-count={count}
      {...rest}
    />
  );
}

type SplitProps = Box & {
  /** Widths of the first and second child in twelfths of the page. */
  parts: '3/9' | '4/7' | '4/8' | '5/6' | '5/7' | '6/5' | '7/5' | '8/4';
  align?: 'end' | 'center';
  /** Keeps the first child in view while the second scrolls. */
  sticky?: boolean;
  /** Shows the second child first. */
  reverse?: boolean;
};

/** Two unequal parts, one below the other on tablets; further children take the whole width. */
export function Split({
  as: Tag = 'div',
  parts,
  align,
  gap,
  sticky,
  reverse,
  className,
  ...rest
}: SplitProps) {
  return (
    <Tag
      className={clsx(
        styles.split,
        gap && styles[gap],
        align && styles[align],
        sticky && styles.sticky,
        reverse && styles.reverse,
        className,
      )}
      data-parts={parts}
      {...rest}
    />
  );
}

/** A list with a hairline around each entry; `pairs` sets an entry's two parts side by side. */
export function RuledList({
  as: Tag = 'ul',
  pairs,
  className,
  ...rest
}: Box & { pairs?: boolean }) {
  return <Tag className={clsx(styles.ruled, pairs && styles.pairs, className)} {...rest} />;
}
