import { writeSystemFonts } from '../system-fonts.ts';

/** Runs before the first browser starts. */
export default writeSystemFonts;
