import { site } from '../../../site.config.ts';
import { afterSend as texts } from '../../content/pages/labels.json';
import type { FormName } from './schemas.ts';

/**
 * Returns the texts of a form's confirmation. The owner's `replyPromise` replaces the next steps,
 * except for the newsletter.
 */
export const confirmationTexts = (form: FormName) => ({
  received: texts[form].received,
  nextSteps: (form !== 'newsletter' && site.replyPromise) || texts[form].next,
});
