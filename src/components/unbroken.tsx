/** Longer compounds may be wider than a phone. */
const SHORT = 12;

/** A headline whose short compounds stay in one line: browsers break `All-in-One` after any hyphen, which no style forbids. */
export const unbroken = (headline: string) =>
  headline.split(/([^\s-]+(?:-[^\s-]+)+)/).map((part, index) =>
    index % 2 === 1 && part.length <= SHORT ? (
      <span className="nowrap" key={part}>
        {part}
      </span>
    ) : (
      part
    ),
  );
