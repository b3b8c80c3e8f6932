import { maxQuestionLength } from '../../demo-shared/use-fragment-state.ts';
import { panoramaCopy } from './copy.ts';
import { type Role, roles } from './model/permissions.ts';

/** State in the URL fragment: `#try?role=salesManager&ask=revenue+by+region&account=ablethorn`. */
export type DashboardState = { role: Role; question: string; account?: string };

export function parseUrlState(parameters: URLSearchParams): DashboardState {
  return {
    role: roles.find((role) => role === parameters.get('role')) ?? roles[0],
    question:
      parameters.get('ask')?.slice(0, maxQuestionLength) ??
      panoramaCopy.questionBox.examples[0] ??
      '',
    account: parameters.get('account') ?? undefined,
  };
}

export const formatUrlState = ({ role, question, account }: DashboardState) =>
  new URLSearchParams({ role, ask: question, ...(account && { account }) });
