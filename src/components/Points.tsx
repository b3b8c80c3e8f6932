type PointsProps = { items: { heading: string; text: string }[]; className?: string };

/** A list of things with a name and a sentence each. */
export function Points({ items, className }: PointsProps) {
  return (
    <ul className={className}>
      {items.map(({ heading, text }) => (
        <li key={heading}>
          <h3>{heading}</h3>
          <p className="muted">{text}</p>
        </li>
      ))}
    </ul>
  );
}
