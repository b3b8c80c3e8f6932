/** Returns `turbine` for `turbine.jpg` or `/src/assets/pictures/turbine.jpg`. */
export const pictureName = (file: string): string => file.replace(/^.*\/|\.\w+$/g, '');
