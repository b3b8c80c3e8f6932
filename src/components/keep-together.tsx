/** Characters; longer compounds may not fit a phone. */
const MAX_LENGTH = 12;

/** Prevents line breaks in short compounds such as `All-in-One`; browsers break after hyphens. */
export const keepTogether = (headline: string) =>
  headline.split(/([^\s-]+(?:-[^\s-]+)+)/).map((part, index) =>
    index % 2 === 1 && part.length <= MAX_LENGTH ? (
      <span className="nowrap" key={part}>
        {part}
      </span>
    ) : (
      part
    ),
  );
