/** Labels that islands draw too: a file of their own, so that the browser is not sent the words of every page with them. */
export const optionalLabel = 'optional';
export const figureLabel = (number: number) => `fig. ${String(number).padStart(2, '0')}`;
