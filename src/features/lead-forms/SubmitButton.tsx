import type { ComponentProps, MouseEvent } from 'react';
import { Button } from '../../components/Button.tsx';

/** The second half of a double click is no second press: by then the fields may be empty again, and would be called wrong. */
function ignoreSecondClick(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}

/** A form's button. While a send is under way (`sending`) it says so, on screen and to a screen reader. */
export function SubmitButton({ sending, children, ...button }: ComponentProps<typeof Button> & { sending?: boolean }) {
  const label = 'Sending…';
  return (
    <>
      <Button type="submit" onClick={ignoreSecondClick} aria-busy={sending || undefined} {...button}>
        {sending ? label : children}
      </Button>
      <span className="visually-hidden" role="status">
        {sending && label}
      </span>
    </>
  );
}
