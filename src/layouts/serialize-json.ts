/** JSON as it may stand in a `<script>`: no text in it can close the element. */
export const serializeJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c');
