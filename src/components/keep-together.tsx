/** Characters; longer compounds may not fit a phone. */
const MAX_LENGTH = 12;

/** Prevents line breaks in short compounds such as `All-in-One`; browsers break after hyphens. */
export const keepTogether = (headline: string) =>
  headline.split(/([^\s-]+(?:-[^\s-]+)+)/).map((piece, index) =>
    index % 2 === 1 && piece.length <= MAX_LENGTH ? (
      <span className="nowrap" key={piece}>
        {piece}
      </span>
    ) : (
      piece
    ),
  );
