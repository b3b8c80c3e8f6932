import { afterPaint } from '../client/after-paint.ts';
import { openPreferences } from '../features/cookie-consent/open-preferences.ts';
import { openVideo } from '../features/film/open-film.ts';
import { sharePage } from '../features/share/share-page.ts';
import { openSearch } from '../features/site-search/search-dialog.ts';

const dialog = (id: string) => document.getElementById(id) as HTMLDialogElement;

/** What a control with `data-act` does; this code comes with the first such act (`start.ts`). */
const acts: Record<string, (control?: HTMLElement) => void> = {
  search: () => openSearch(dialog('search')),
  preferences: () => openPreferences(dialog('preferences')),
  video: () => openVideo(dialog('video')),
  share: (button) => button && void sharePage(button),
};

export async function act(name: string, control?: HTMLElement): Promise<void> {
  // A dialog makes the page behind it inert, a tenth of a second on a slow processor: the pressed control is painted before.
  await afterPaint();
  acts[name]?.(control);
}
