import { type ReactNode, useId } from 'react';

type SectionProps = { title: string; className?: string; children: ReactNode };

export function Section({ title, className, children }: SectionProps) {
  const id = useId();
  return (
    <section className={className} aria-labelledby={id} tabIndex={-1}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
