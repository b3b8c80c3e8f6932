import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Divider } from '../Divider.tsx';
import { SectionHeader } from '../SectionHeader.tsx';

export type SectionProps = Omit<ComponentProps<typeof SectionHeader>, 'id'> & {
  /** The heading's id is `NAME-heading`. */
  name: string;
  tone?: 'sunken' | 'theme-dark';
  divider?: boolean;
  className?: string;
  children?: ReactNode;
} & Pick<ComponentProps<'section'>, 'id'> & { 'data-not-searched'?: boolean };

export function Section({
  name,
  heading,
  label,
  note,
  headingStyle,
  tone,
  divider,
  className,
  children,
  ...rest
}: SectionProps) {
  const id = `${name}-heading`;
  return (
    <section className={clsx('section', tone, className)} aria-labelledby={id} {...rest}>
      <div className="wrap">
        {divider && <Divider />}
        <SectionHeader
          id={id}
          heading={heading}
          label={label}
          note={note}
          headingStyle={headingStyle}
        />
        {children}
      </div>
    </section>
  );
}
