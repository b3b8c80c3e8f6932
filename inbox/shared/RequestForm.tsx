import { type QueryKey, useMutation } from '@tanstack/react-query';
import type { ComponentProps, FormEvent, ReactNode } from 'react';
import { Button } from '../../src/components/Button.tsx';
import { announce } from './live-region.ts';
import { RequestError } from './QueryResult.tsx';

type RequestFormProps<Data> = {
  submitLabel: string;
  variant?: ComponentProps<typeof Button>['variant'];
  small?: boolean;
  className?: string;
  onSubmit: (values: Record<string, string>) => Promise<Data>;
  invalidates?: { queryKey: QueryKey };
  successMessage?: string;
  onDone?: (data: Data, form: HTMLFormElement) => void;
  /** If this is a function, it must render the error. Otherwise, the form does. */
  children: ReactNode | ((error: string | undefined) => ReactNode);
};

/** If the request fails, the form keeps its values and selects the password, if any. */
export function RequestForm<Data>({
  submitLabel,
  variant = 'solid',
  small,
  className,
  onSubmit,
  invalidates,
  successMessage,
  onDone,
  children,
}: RequestFormProps<Data>) {
  const mutation = useMutation({
    mutationFn: (form: HTMLFormElement) =>
      onSubmit(Object.fromEntries(new FormData(form)) as Record<string, string>),
    meta: { invalidates: invalidates?.queryKey },
    onSuccess: (data, form) => {
      onDone?.(data, form);
      if (successMessage) announce(successMessage);
    },
    onError: (_, form) => form.querySelector<HTMLInputElement>('[type=password]')?.select(),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!mutation.isPending) mutation.mutate(event.currentTarget);
  };
  return (
    <form className={className} onSubmit={submit}>
      {typeof children === 'function' ? children(mutation.error?.message) : children}
      {typeof children !== 'function' && <RequestError error={mutation.error} />}
      <Button variant={variant} small={small} type="submit" aria-disabled={mutation.isPending}>
        {submitLabel}
      </Button>
    </form>
  );
}
