import { useState } from 'react';
import { PageHeading } from '../shared/PageHeading.tsx';
import { draftOf } from './drafts.ts';

/** Where a lead has been erased, or never was: what somebody was still writing about it is not lost with it. */
export function GoneLead({ id }: { id: string }) {
  const [draft] = useState(() => draftOf(id));
  return (
    <>
      <PageHeading title="This lead is not here" />
      <p>It has been erased, or its retention period has ended.</p>
      {draft && (
        <>
          <p>Your note was not saved:</p>
          <blockquote>{draft}</blockquote>
        </>
      )}
    </>
  );
}
