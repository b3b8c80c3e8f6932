/** The name of a picture, as heads and `<Figure>` may give it: `turbine`, `turbine.jpg` or `/src/assets/pictures/turbine.jpg`. */
export const pictureName = (written: string): string => written.replace(/^.*\/|\.\w+$/g, '');

const attribute = (tag: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1]?.trim();

/** The figures of an MDX body: each with its tag, the name of its picture and the alternative text it gives. */
export const figures = (body: string): { tag: string; picture: string; alt: string | undefined }[] =>
  [...body.matchAll(/<Figure\s[^>]*>/g)].map(([tag]) => ({ tag, picture: pictureName(attribute(tag, 'picture') ?? ''), alt: attribute(tag, 'alt') }));
