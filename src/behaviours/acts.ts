import { afterPaint } from './after-paint.ts';
import { openPreferences } from './preferences/dialog.ts';
import { openSearch } from './search/dialog.ts';
import { sharePage } from './share.ts';
import { openVideo } from './video.ts';

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
