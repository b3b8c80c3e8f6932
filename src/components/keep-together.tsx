/** Longer compounds may be wider than a phone. */
const SHORT = 12;

/** Keeps short compounds such as `All-in-One` in one line: browsers break after any hyphen. */
export const keepTogether = (headline: string) =>
  headline.split(/([^\s-]+(?:-[^\s-]+)+)/).map((part, index) =>
    index % 2 === 1 && part.length <= SHORT ? (
      <span className="nowrap" key={part}>
        {part}
      </span>
    ) : (
      part
    ),
  );
