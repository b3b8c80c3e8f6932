import { FigureLabel } from '../FigureLabel.tsx';
import { Columns, Split, Stack } from '../primitives/layout.tsx';
import { Section, type SectionProps } from '../primitives/Section.tsx';
import { Points, type PointsProps } from './Points.tsx';

export function PointsSection({
  items,
  layout,
  columnCount,
  highlightFirst,
  numbered,
  headingBeside,
  children,
  ...section
}: SectionProps &
  PointsProps & {
    /**
     * Places the heading next to the points; in the layout `frames`, as the first cell. Ignores
     * section props other than `name`, `heading`, `label` and `note`.
     */
    headingBeside?: boolean;
  }) {
  const points = (
    <Points
      items={items}
      layout={layout}
      columnCount={columnCount}
      highlightFirst={highlightFirst}
      numbered={numbered}
    />
  );
  if (!headingBeside)
    return (
      <Section {...section}>
        {points}
        {children}
      </Section>
    );
  const { name, heading, label, note } = section;
  const id = `${name}-heading`;
  const header = (
    <Stack gap="tight">
      {label && <FigureLabel number={label.number}>{label.text}</FigureLabel>}
      <h2 id={id}>{heading}</h2>
      {note && <p className="muted">{note}</p>}
    </Stack>
  );
  return (
    <section className="section" aria-labelledby={id}>
      {layout === 'frames' ? (
        <Columns className="wrap" count={3}>
          {header}
          {points}
        </Columns>
      ) : (
        <Split className="wrap" ratio="4/7" sticky>
          {header}
          {points}
        </Split>
      )}
    </section>
  );
}
