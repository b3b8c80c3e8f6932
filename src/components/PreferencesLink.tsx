import type { ComponentProps } from 'react';
import { openOnClick } from '../client/open-requests.ts';
import { preferencesSection } from '../routes.ts';

/** Opens the cookie preference manager; without script it leads to the section of the Cookies Policy that explains it. */
export function PreferencesLink(link: Pick<ComponentProps<'a'>, 'className' | 'children'>) {
  return <a href={preferencesSection} {...openOnClick('cookie-preferences')} {...link} />;
}
