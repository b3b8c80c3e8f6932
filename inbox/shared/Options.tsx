export const Options = ({ of }: { of: Record<string, string> }) =>
  Object.entries(of).map(([value, text]) => (
    <option key={value} value={value}>
      {text}
    </option>
  ));
