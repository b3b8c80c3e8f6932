import type { Annotation } from './frames.ts';

/**
 * Returns the visible part of each box that is at least 85% and 8 by 8 px visible, as fractions of
 * the film's frame. Skips pictures under 300 px in width. Runs in the film's page, so it must not
 * use code outside itself.
 */
export async function findBoxesOnStage(): Promise<Annotation[]> {
  const stage = { width: 1280, height: 720 };
  const annotations: Annotation[] = [];
  for (const image of document.querySelectorAll<HTMLImageElement>('img[src^="/pictures/"]')) {
    const pane = image.parentElement?.matches('.window') ? image.parentElement : undefined;
    const insetMatch = /inset\(([-\d.]+)px(?: ([-\d.]+)px)?(?: ([-\d.]+)px)?(?: ([-\d.]+)px)?/.exec(
      pane ? getComputedStyle(pane).clipPath : '',
    );
    const [top = 0, right = top, bottom = top, left = right] = (insetMatch?.slice(1) ?? [])
      .filter(Boolean)
      .map(Number);
    // A window may be partly off the stage.
    const opening = {
      left: Math.max(0, left),
      top: Math.max(0, top),
      right: stage.width - Math.max(0, right),
      bottom: stage.height - Math.max(0, bottom),
    };
    const picture = image.getBoundingClientRect();
    const width = Math.min(opening.right, picture.right) - Math.max(opening.left, picture.left);
    // Objects in narrower pictures are too small to recognize.
    if (width < 300 || !image.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      continue;
    const { boxes }: { boxes: Annotation[] } = await (
      await fetch(`${image.getAttribute('src')}.json`)
    ).json();
    for (const { box, ...annotation } of boxes) {
      const object = {
        left: picture.x + box[0] * picture.width,
        top: picture.y + box[1] * picture.height,
        right: picture.x + box[2] * picture.width,
        bottom: picture.y + box[3] * picture.height,
      };
      const visible = {
        left: Math.max(object.left, opening.left),
        top: Math.max(object.top, opening.top),
        right: Math.min(object.right, opening.right),
        bottom: Math.min(object.bottom, opening.bottom),
      };
      const area = ({ left, top, right, bottom }: typeof object) =>
        Math.max(0, right - left) * Math.max(0, bottom - top);
      if (
        area(visible) < 0.85 * area(object) ||
        visible.right - visible.left < 8 ||
        visible.bottom - visible.top < 8
      )
        continue;
      const round = (fraction: number) => Math.round(fraction * 10_000) / 10_000;
      annotations.push({
        ...annotation,
        box: [
          round(visible.left / stage.width),
          round(visible.top / stage.height),
          round(visible.right / stage.width),
          round(visible.bottom / stage.height),
        ],
      });
    }
  }
  return annotations;
}
