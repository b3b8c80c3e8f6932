import { type Question, questions } from './model/answers.ts';
import { type Role, roles } from './model/permissions.ts';

/** Who asks what, and whose profile is open: `?role=salesManager&question=stock&account=ablethorn`. */
export type DashboardState = { role: Role; question: Question; account?: string };

/** Reads the page's query string; what it does not say, or says wrong, is the default. */
export function readUrlState(search: string): DashboardState {
  const parameters = new URLSearchParams(search);
  return {
    role: roles.find((role) => role === parameters.get('role')) ?? roles[0],
    question: questions.find((question) => question === parameters.get('question')) ?? questions[0],
    account: parameters.get('account') ?? undefined,
  };
}

/** The reverse; other parameters stay. */
export function writeUrlState(search: string, { role, question, account }: DashboardState): string {
  const parameters = new URLSearchParams(search);
  parameters.set('role', role);
  parameters.set('question', question);
  if (account) parameters.set('account', account);
  else parameters.delete('account');
  return `?${parameters}`;
}
