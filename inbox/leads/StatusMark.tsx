import type { ReactNode } from 'react';
import type { LeadStatus } from '../../server/inbox/api.ts';

const shapes: Record<LeadStatus, ReactNode> = {
  new: <circle cx="8" cy="8" r="5" fill="var(--accent)" stroke="none" />,
  'in-progress': (
    <>
      <circle cx="8" cy="8" r="5" />
      <path d="M8 3a5 5 0 0 1 0 10z" fill="currentColor" />
    </>
  ),
  answered: <path d="M3 8.500l3.500 3.500 6.500-7" />,
  closed: <path d="M4 8h8" />,
};

/** A lead's status as a small drawing; the word stands beside it. */
export const StatusMark = ({ status }: { status: LeadStatus }) => (
  <svg viewBox="0 0 16 16" width="16" height="16" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden="true">
    {shapes[status]}
  </svg>
);
