import { writeMachineFonts } from '../machine-fonts.ts';

/** Before the first browser starts. */
export default writeMachineFonts;
