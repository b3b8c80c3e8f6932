import type { ComponentProps, MouseEvent } from 'react';
import { Button } from '../../components/Button.tsx';

/** Ignores the second click of a double click: the first may have sent and emptied the form. */
const ignoreSecondClick = (event: MouseEvent) => event.detail > 1 && event.preventDefault();

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
