import type { ComponentProps, MouseEvent } from 'react';
import { Button } from '../../components/Button.tsx';

/** The second half of a double click would validate fields that the first has emptied. */
const ignoreSecondClick = (event: MouseEvent) => event.detail > 1 && event.preventDefault();

/** A form's button, with a status while the form is sent. */
export function SubmitButton({
  sending,
  children,
  ...button
}: ComponentProps<typeof Button> & { sending?: boolean }) {
  const label = sending && 'Sending…';
  return (
    <>
      <Button
        type="submit"
        onClick={ignoreSecondClick}
        aria-busy={sending || undefined}
        {...button}
      >
        {label || children}
      </Button>
      <span className="visually-hidden" role="status">
        {label}
      </span>
    </>
  );
}
