import type { Found } from './archive.ts';

/**
 * The boxes of all that the film shows at this moment, as fractions of its frame: the boxes of each picture on the stage, carried to where the
 * picture lies. Runs inside the film's page, so it names nothing from outside. Small pictures (under 300 px) and what is mostly cut off count as unseen.
 */
export async function boxesOnStage(): Promise<Found[]> {
  const stage = { width: 1280, height: 720 };
  const found: Found[] = [];
  for (const image of document.querySelectorAll<HTMLImageElement>('img[src^="/pictures/"]')) {
    const window = image.parentElement?.matches('.window') ? image.parentElement : undefined;
    const inset = /inset\(([-\d.]+)px(?: ([-\d.]+)px)?(?: ([-\d.]+)px)?(?: ([-\d.]+)px)?/.exec(
      window ? getComputedStyle(window).clipPath : '',
    );
    const [top = 0, right = top, bottom = top, left = right] = (inset?.slice(1) ?? [])
      .filter(Boolean)
      .map(Number);
    // A window may lie partly off the stage: only what is inside the frame can be seen.
    const opening = {
      left: Math.max(0, left),
      top: Math.max(0, top),
      right: stage.width - Math.max(0, right),
      bottom: stage.height - Math.max(0, bottom),
    };
    const whole = image.getBoundingClientRect();
    const large = Math.min(opening.right, whole.right) - Math.max(opening.left, whole.left) >= 300;
    if (!large || !image.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      continue;
    const { boxes }: { boxes: Found[] } = await (
      await fetch(`${image.getAttribute('src')}.json`)
    ).json();
    for (const { box, ...what } of boxes) {
      const place = {
        left: whole.x + box[0] * whole.width,
        top: whole.y + box[1] * whole.height,
        right: whole.x + box[2] * whole.width,
        bottom: whole.y + box[3] * whole.height,
      };
      const seen = {
        left: Math.max(place.left, opening.left),
        top: Math.max(place.top, opening.top),
        right: Math.min(place.right, opening.right),
        bottom: Math.min(place.bottom, opening.bottom),
      };
      const area = ({ left, top, right, bottom }: typeof place) =>
        Math.max(0, right - left) * Math.max(0, bottom - top);
      if (
        area(seen) < 0.85 * area(place) ||
        seen.right - seen.left < 8 ||
        seen.bottom - seen.top < 8
      )
        continue;
      const round = (fraction: number) => Math.round(fraction * 10_000) / 10_000;
      found.push({
        ...what,
        box: [
          round(seen.left / stage.width),
          round(seen.top / stage.height),
          round(seen.right / stage.width),
          round(seen.bottom / stage.height),
        ],
      });
    }
  }
  return found;
}
