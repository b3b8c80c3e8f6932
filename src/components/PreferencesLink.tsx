import type { ComponentProps } from 'react';
import { openOnClick } from '../client/open-requests.ts';
import { preferencesUrl } from '../routes.ts';

/** Opens the cookie preference manager, or without script, a section of the Cookies Policy. */
export function PreferencesLink(props: Pick<ComponentProps<'a'>, 'className' | 'children'>) {
  return <a href={preferencesUrl} {...openOnClick('cookie-preferences')} {...props} />;
}
