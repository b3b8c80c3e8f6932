/** `turbine` from `turbine.jpg` or `/src/assets/pictures/turbine.jpg`. */
export const pictureName = (written: string): string => written.replace(/^.*\/|\.\w+$/g, '');
