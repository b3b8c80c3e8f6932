import type { ComponentProps } from 'react';
import { openOnClick } from '../client/open-requests.ts';
import { preferencesSection } from '../routes.ts';

/**
 * Opens the cookie preference manager. Without script, links to the section of the Cookies Policy
 * about it.
 */
export function PreferencesLink(link: Pick<ComponentProps<'a'>, 'className' | 'children'>) {
  return <a href={preferencesSection} {...openOnClick('cookie-preferences')} {...link} />;
}
