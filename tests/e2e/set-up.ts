import { writeMachineFonts } from '../machine-fonts.ts';

/** Runs before the first browser starts. */
export default writeMachineFonts;
