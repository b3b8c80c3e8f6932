import { type QueryKey, useMutation } from '@tanstack/react-query';
import type { ComponentProps, FormEvent, ReactNode } from 'react';
import { Button } from '../../src/components/Button.tsx';
import { announce } from './live-region.ts';
import { RequestError } from './QueryResult.tsx';

type RequestFormProps<Answer> = {
  action: string;
  variant?: ComponentProps<typeof Button>['variant'];
  small?: boolean;
  className?: string | undefined;
  onSubmit: (values: Record<string, string>) => Promise<Answer>;
  /** Invalidated before `onDone`. */
  invalidates?: { queryKey: QueryKey };
  /** Announced after `onDone`. */
  successMessage?: string;
  onDone?: (answer: Answer, form: HTMLFormElement) => void;
  /** A function receives the error message and must render it. */
  children: ReactNode | ((error: string | undefined) => ReactNode);
};

/** A form that sends its values and keeps them if the request fails. */
export function RequestForm<Answer>({
  action,
  variant = 'solid',
  small,
  className,
  onSubmit,
  invalidates,
  successMessage,
  onDone,
  children,
}: RequestFormProps<Answer>) {
  const request = useMutation({
    mutationFn: (form: HTMLFormElement) =>
      onSubmit(Object.fromEntries(new FormData(form)) as Record<string, string>),
    meta: { invalidates: invalidates?.queryKey },
    onSuccess: (answer, form) => {
      onDone?.(answer, form);
      if (successMessage) announce(successMessage);
    },
    onError: (_, form) => form.querySelector<HTMLInputElement>('[type=password]')?.select(),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!request.isPending) request.mutate(event.currentTarget);
  };
  return (
    <form className={className} onSubmit={submit}>
      {typeof children === 'function' ? children(request.error?.message) : children}
      {typeof children !== 'function' && <RequestError of={request} />}
      <Button variant={variant} small={small} type="submit" aria-disabled={request.isPending}>
        {action}
      </Button>
    </form>
  );
}
