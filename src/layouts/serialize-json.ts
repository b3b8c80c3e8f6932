/** Serializes JSON for a `<script>` element; escapes `<`, so that no text can close the element. */
export const serializeJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c');
