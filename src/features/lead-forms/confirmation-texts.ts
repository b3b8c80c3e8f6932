import { site } from '../../../site.config.ts';
import { afterSend } from '../../content/pages/labels.json';
import type { FormName } from './schemas.ts';

/** `replyPromise` of `site.config.ts` replaces the next steps, except for the newsletter. */
export const confirmationTexts = (form: FormName) => ({
  received: afterSend[form].received,
  nextSteps: (form !== 'newsletter' && site.replyPromise) || afterSend[form].next,
});
