/** Ids of `<template>` elements in `layouts/Document.astro`. */
export const deferredScripts = { outbox: 'outbox-script', vitals: 'vitals-script' } as const;

/**
 * Replaces a template with its content, which runs the script in it. Later calls do nothing. With
 * `import()` instead, Vite would add 0.8 KB of preload code to every page.
 */
export function runDeferredScript(name: keyof typeof deferredScripts): void {
  const template = document.querySelector<HTMLTemplateElement>(`#${deferredScripts[name]}`);
  template?.replaceWith(template.content);
}
