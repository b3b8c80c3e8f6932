import { site } from '../../../site.config.ts';
import { afterSend as texts } from '../../content/pages/labels.json';
import type { LeadKind } from './schemas.ts';

/** What was received and what happens next: the owner's `replyPromise`, except for the newsletter. */
export const afterSend = (kind: LeadKind) => ({
  received: texts[kind].received,
  next: (kind !== 'newsletter' && site.replyPromise) || texts[kind].next,
});
