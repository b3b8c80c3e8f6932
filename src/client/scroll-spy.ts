import { fragmentTarget } from './fragment.ts';

/**
 * Marks the link of the last section that begins above 38% of the window's height. If none does,
 * marks the first link.
 */
export function initScrollSpy(list: HTMLElement): void {
  const links = [...list.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
  const sections = links.map((link) => fragmentTarget(link.hash));
  const markCurrent = () => {
    const currentIndex = Math.max(
      0,
      sections.findLastIndex(
        (section) => section && section.getBoundingClientRect().top < innerHeight * 0.38,
      ),
    );
    links.forEach((link, index) => {
      link.ariaCurrent = index === currentIndex ? 'true' : null;
    });
  };
  let isScheduled = false;
  addEventListener('scroll', () => {
    if (isScheduled) return;
    isScheduled = true;
    requestAnimationFrame(() => {
      isScheduled = false;
      markCurrent();
    });
  });
  markCurrent();
}
