/** The entries before and after one, by id. */
export function adjacent<Entry extends { data: { id: number; title: string } }>(entries: Entry[], id: number, href: (id: number) => string, key: string) {
  const link = (entry: Entry | undefined) => entry && { href: href(entry.data.id), label: entry.data.title, remember: `${key}:${entry.data.id}` };
  const at = entries.findIndex((entry) => entry.data.id === id);
  return { previous: link(entries[at - 1]), next: link(entries[at + 1]) };
}
