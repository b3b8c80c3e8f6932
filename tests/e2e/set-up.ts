import { writeSystemFonts } from '../system-fonts.ts';

export default writeSystemFonts;
