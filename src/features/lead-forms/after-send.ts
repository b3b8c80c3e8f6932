import { site } from '../../../site.config.ts';
import { afterSend as texts } from '../../content/pages/labels.json';
import type { LeadKind } from './schemas.ts';

/**
 * Texts of the confirmation. The owner's `replyPromise` replaces the next steps, except for the
 * newsletter.
 */
export const afterSend = (kind: LeadKind) => ({
  received: texts[kind].received,
  nextSteps: (kind !== 'newsletter' && site.replyPromise) || texts[kind].next,
});
