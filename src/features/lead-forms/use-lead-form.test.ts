// @vitest-environment jsdom
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { act, type FormEvent } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { newsletterSchema } from './newsletter-schema.ts';
import { useLeadForm } from './use-lead-form.ts';

test('a lead form keeps its values and ends the submit if sending throws', async () => {
  onTestFinished(cleanup);
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  // The document has no configuration, so reading `leadApi` throws.
  const { result } = renderHook(() => useLeadForm('newsletter', newsletterSchema));
  const form = document.createElement('form');
  const submitEvent = { currentTarget: form, preventDefault: () => undefined };
  await act(async () => {
    result.current.form.register('email');
    result.current.form.setValue('email', 'ana@example.com');
    await result.current.submit(submitEvent as unknown as FormEvent<HTMLFormElement>);
  });
  await waitFor(() => expect(result.current.form.formState.isSubmitting).toBe(false));
  expect(warn).toHaveBeenCalled();
  expect(result.current.popup).toBeUndefined();
  expect(result.current.form.getValues('email')).toBe('ana@example.com');
});
