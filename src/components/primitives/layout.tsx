import { clsx } from 'clsx';
import type { ComponentProps, ElementType } from 'react';
import styles from './layout.module.css';

type Gap = 'tight' | 'small' | 'medium';
/** Other attributes are passed to the element, whose tag is `as`. */
type LayoutProps = ComponentProps<'div'> & { as?: ElementType; gap?: Gap };

export function Stack({ as: Tag = 'div', gap, className, ...rest }: LayoutProps) {
  return <Tag className={clsx(styles.stack, gap && styles[gap], className)} {...rest} />;
}

/** Equal columns: `count` on wide screens, fewer on narrow ones, one on phones. */
export function Columns({
  as: Tag = 'div',
  count,
  gap,
  lines,
  className,
  ...rest
}: LayoutProps & {
  count: 2 | 3 | 4;
  /** A strong line above each child, or a hairline between columns. */
  lines?: 'above' | 'between';
}) {
  return (
    <Tag
      className={clsx(styles.columns, gap && styles[gap], lines && styles[lines], className)}
      data-count={count}
      {...rest}
    />
  );
}

/** Two unequal columns, stacked on tablets and phones. Further children span both. */
export function Split({
  as: Tag = 'div',
  ratio,
  align,
  gap,
  sticky,
  reverse,
  className,
  ...rest
}: LayoutProps & {
  /** Widths of the first and second child in twelfths. */
  ratio: '3/9' | '4/7' | '4/8' | '5/6' | '5/7' | '6/5' | '7/5' | '8/4';
  align?: 'end' | 'center';
  /** On wide screens, keeps the first child in view while the second scrolls. */
  sticky?: boolean;
  /** On wide screens, shows the second child first. */
  reverse?: boolean;
}) {
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
      data-ratio={ratio}
      {...rest}
    />
  );
}

/** A list with lines around items. `pairs` puts each item's parts in a row, except on phones. */
export function DividedList({
  as: Tag = 'ul',
  pairs,
  className,
  ...rest
}: LayoutProps & { pairs?: boolean }) {
  return <Tag className={clsx(styles.divided, pairs && styles.pairs, className)} {...rest} />;
}
