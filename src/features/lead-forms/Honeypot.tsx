import { honeypotField } from './send.ts';

/** A field for bots only: out of sight, of the tab order, of autofill and of the accessibility tree. Whatever fills it in is not a person. */
export function Honeypot() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <input name={honeypotField} type="text" tabIndex={-1} autoComplete="off" aria-label="Leave empty" />
    </div>
  );
}
