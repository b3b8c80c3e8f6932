/** In characters: longer compounds may not fit a phone. */
const MAX_LENGTH = 12;

/** Prevents line breaks after the hyphens of short compounds such as `All-in-One`. */
export const keepTogether = (headline: string) =>
  // The capturing group puts compounds at odd indexes.
  headline.split(/([^\s-]+(?:-[^\s-]+)+)/).map((piece, index) =>
    index % 2 === 1 && piece.length <= MAX_LENGTH ? (
      <span className="nowrap" key={piece}>
        {piece}
      </span>
    ) : (
      piece
    ),
  );
