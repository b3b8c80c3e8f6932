import { build } from 'astro';

/** Builds the site into `dist/`. A wrong configuration or a mistake in the words ends in one line, not in a stack. */
try {
  await build({ logLevel: 'warn' });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
