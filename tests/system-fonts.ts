import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { convert } from 'fontverter';
import { installDebianPackages } from '../scripts/debian.ts';

const linuxFolder = '/usr/share/fonts/opentype/urw-base35';

/**
 * Sans-serif, serif and monospace font of each system. Arimo, Tinos and Cousine have the metrics of
 * Arial, Times New Roman and Courier New; Inter resembles San Francisco.
 */
const fontSets = {
  windows: ['Arimo', 'Tinos', 'Cousine'],
  android: ['Roboto', 'Tinos', 'Cousine'],
  apple: ['Inter', 'Tinos', 'Cousine'],
  linux: ['Nimbus Sans', 'Nimbus Roman', 'Nimbus Mono PS'],
} as const;
export type FontSet = keyof typeof fontSets;

/** Installs the fonts of `linux` if missing. Returns false if it cannot. */
export const ensureLinuxFonts = () =>
  existsSync(linuxFolder) || (installDebianPackages('fonts-urw-base35') && existsSync(linuxFolder));

/** Returns environment variables for a font set, American English and a time zone far from UTC. */
export const environmentOf = (fontSet: FontSet) => ({
  ...process.env,
  FONTCONFIG_FILE: path.join(folderOf(fontSet), 'fonts.conf'),
  LANG: 'en_US.UTF-8',
  LC_ALL: 'en_US.UTF-8',
  TZ: 'America/Chicago',
});

const folderOf = (fontSet: FontSet) => path.resolve('node_modules/.cache/system-fonts', fontSet);

/**
 * Writes a fontconfig file for each set. Also writes the fonts of all sets but `linux`, without
 * compression, because browsers cannot read compressed system fonts.
 */
export async function writeSystemFonts(): Promise<void> {
  for (const [fontSet, [sans, serif, mono]] of Object.entries(fontSets) as [
    FontSet,
    (typeof fontSets)[FontSet],
  ][]) {
    const folder = folderOf(fontSet);
    mkdirSync(folder, { recursive: true });
    if (fontSet !== 'linux')
      for (const family of [sans, serif, mono]) await writeFamily(folder, family.toLowerCase());
    const aliases: Record<string, string[]> = {
      [sans]: ['Arial', 'Helvetica', 'sans-serif', 'system-ui'],
      [serif]: ['Times New Roman', 'Georgia', 'serif'],
      [mono]: ['Courier New', 'monospace'],
    };
    writeFileSync(
      path.join(folder, 'fonts.conf'),
      fontconfigXml(
        fontSet === 'linux' ? linuxFolder : folder,
        path.join(folder, 'cache'),
        aliases,
      ),
    );
  }
}

async function writeFamily(folder: string, name: string): Promise<void> {
  for (const style of ['400-normal', '400-italic', '700-normal']) {
    const target = path.join(folder, `${name}-${style}.ttf`);
    if (existsSync(target)) continue;
    const compressed = readFileSync(
      `node_modules/@fontsource/${name}/files/${name}-latin-${style}.woff2`,
    );
    writeFileSync(target, await convert(compressed, 'truetype'));
  }
}

const fontconfigXml = (
  folder: string,
  cache: string,
  aliases: Record<string, string[]>,
) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}</dir>
  <cachedir>${cache}</cachedir>
${Object.entries(aliases)
  .flatMap(([family, names]) => names.map((name) => aliasXml(name, family)))
  .join('\n')}
</fontconfig>
`;
const aliasXml = (name: string, family: string) => `  <match target="pattern">
    <test qual="any" name="family"><string>${name}</string></test>
    <edit name="family" mode="assign" binding="same"><string>${family}</string></edit>
  </match>`;
