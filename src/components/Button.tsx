import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './Button.module.css';
import { ArrowIcon } from './icons.tsx';

type Appearance = {
  /** `primary`: a view's main action. `solid`: a section's. `outline`: secondary actions. */
  variant?: 'primary' | 'solid' | 'outline';
  small?: boolean;
  arrow?: boolean;
};

const classNames = ({ variant = 'solid', small }: Appearance, className?: string) =>
  clsx('corner-brackets', styles.button, styles[variant], small && styles.small, className);

export function ButtonLink({
  variant,
  small,
  arrow,
  className,
  children,
  ...link
}: ComponentProps<'a'> & Appearance) {
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
}: ComponentProps<'button'> & Appearance) {
  return (
    <button className={classNames({ variant, small }, className)} type={type} {...button}>
      {children}
      {arrow && <ArrowIcon />}
    </button>
  );
}
