/** The name of a picture, as heads and `<Figure>` may give it: `turbine`, `turbine.jpg` or `/src/assets/pictures/turbine.jpg`. */
export const pictureName = (written: string): string => written.replace(/^.*\/|\.\w+$/g, '');
