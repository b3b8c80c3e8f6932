import { useDeferredValue, useMemo } from 'react';
import { createAnswerer } from './ask.ts';
import type { Schema } from './schema.ts';

export function useAnswer(schema: Schema, question: string) {
  const ask = useMemo(() => createAnswerer(schema), [schema]);
  const deferred = useDeferredValue(question);
  return useMemo(() => (deferred.trim() ? ask(deferred) : undefined), [ask, deferred]);
}
