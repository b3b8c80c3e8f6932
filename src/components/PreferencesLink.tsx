import type { ComponentProps } from 'react';
import { opens } from '../client/opens.ts';
import { preferencesSection } from '../routes.ts';

/** Opens the cookie preference manager; without script it leads to the section of the Cookies Policy that explains it. */
export function PreferencesLink(link: Pick<ComponentProps<'a'>, 'className' | 'children'>) {
  return <a href={preferencesSection} {...opens('cookie-preferences')} {...link} />;
}
