import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './Button.module.css';
import { ArrowIcon } from './icons.tsx';

type Variant = {
  /** `primary` is the one main action in view; `solid` for header and dialogs; `outline` the second choice. */
  variant?: 'primary' | 'solid' | 'outline';
  small?: boolean;
  arrow?: boolean;
};

const classNames = ({ variant = 'solid', small }: Variant, extra?: string) =>
  clsx('corner-brackets', styles.button, styles[variant], small && styles.small, extra);

export function ButtonLink({
  variant,
  small,
  arrow,
  className,
  children,
  ...link
}: ComponentProps<'a'> & Variant) {
  return (
    <a className={classNames({ variant, small }, className)} {...link}>
      {children}
      {arrow && <ArrowIcon />}
    </a>
  );
}

export function Button({
  variant,
  small,
  arrow,
  className,
  children,
  type = 'button',
  ...button
}: ComponentProps<'button'> & Variant) {
  return (
    <button className={classNames({ variant, small }, className)} type={type} {...button}>
      {children}
      {arrow && <ArrowIcon />}
    </button>
  );
}
