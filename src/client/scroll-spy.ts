import { fragmentTarget } from './fragment.ts';

/** Marks the link of the current section. */
export function spyOnScroll(list: HTMLElement): void {
  const links = [...list.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
  const sections = links.map((link) => fragmentTarget(link.hash));
  const mark = () => {
    const reading = Math.max(
      0,
      sections.findLastIndex(
        (section) => section && section.getBoundingClientRect().top < innerHeight * 0.38,
      ),
    );
    links.forEach((link, index) => {
      if (index === reading) link.ariaCurrent = 'true';
      else link.removeAttribute('aria-current');
    });
  };
  let waiting = false;
  addEventListener(
    'scroll',
    () => {
      if (waiting) return;
      waiting = true;
      requestAnimationFrame(() => {
        waiting = false;
        mark();
      });
    },
    { passive: true },
  );
  mark();
}
