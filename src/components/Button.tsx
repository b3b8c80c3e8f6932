import type { ComponentProps } from 'react';
import styles from './Button.module.css';
import { ArrowIcon } from './icons.tsx';

type Look = {
  /** `signal` is the one main action in view; `solid` for header and dialogs; `line` the second choice. */
  look?: 'signal' | 'solid' | 'line';
  small?: boolean;
  arrow?: boolean;
};

const classNames = ({ look = 'solid', small }: Look, extra?: string) =>
  ['corners-around', styles.button, styles[look], small && styles.small, extra].filter(Boolean).join(' ');

export function ButtonLink({ look, small, arrow, className, children, ...link }: ComponentProps<'a'> & Look) {
  return (
    <a className={classNames({ look, small }, className)} {...link}>
      {children}
      {arrow && <ArrowIcon />}
    </a>
  );
}

export function Button({ look, small, arrow, className, children, type = 'button', ...button }: ComponentProps<'button'> & Look) {
  return (
    <button className={classNames({ look, small }, className)} type={type} {...button}>
      {children}
      {arrow && <ArrowIcon />}
    </button>
  );
}
