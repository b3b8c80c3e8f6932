import type { ComponentProps, MouseEvent } from 'react';
import { Button } from '../../components/Button.tsx';

/** The second half of a double click is no second press: by then the fields may be empty again, and would be called wrong. */
function ignoreSecondClick(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}

export function SubmitButton(button: ComponentProps<typeof Button>) {
  return <Button type="submit" onClick={ignoreSecondClick} {...button} />;
}
