import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import type { OwnAccountChange } from '../../server/inbox/api.ts';
import { Button } from '../../src/components/Button.tsx';
import { Field } from '../../src/components/Field.tsx';
import { request } from '../api/client.ts';
import { Problem } from '../shared/Answer.tsx';
import { say } from '../shared/status-line.ts';
import { MIN_PASSWORD_LENGTH, PASSWORD_HINT } from '../sign-in/password.ts';
import styles from './SettingsPage.module.css';

/** Changes the account's password. */
export function NewPassword({ email }: { email: string }) {
  const change = useMutation({
    mutationFn: ({ form: _, ...password }: { current: string; next: string; form: HTMLFormElement }) =>
      request('/account', { method: 'PATCH', body: { password } satisfies OwnAccountChange }),
    onSuccess: (_, { form }) => {
      form.reset();
      say('Password changed.');
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (change.isPending) return;
    const form = event.currentTarget;
    const values = new FormData(form);
    change.mutate({ current: String(values.get('current')), next: String(values.get('next')), form });
  };
  return (
    <section aria-labelledby="password">
      <h2 id="password">Password</h2>
      <form onSubmit={submit} className={styles.form}>
        <input type="hidden" value={email} autoComplete="username" />
        <Field id="current" name="current" label="Current password" type="password" autoComplete="current-password" required />
        <Field id="next" name="next" label="New password" hint={PASSWORD_HINT} type="password" autoComplete="new-password" required minLength={MIN_PASSWORD_LENGTH} />
        {change.isError && <Problem>{change.error.message}</Problem>}
        <Button variant="outline" small type="submit" aria-disabled={change.isPending}>
          Change password
        </Button>
      </form>
    </section>
  );
}
