import { type ReactNode, useId } from 'react';

export function Section({
  title,
  className,
  children,
}: {
  title: string;
  className?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section className={className} aria-labelledby={id} tabIndex={-1}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
