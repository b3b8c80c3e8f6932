/** The brand's colors as code needs them, where no style sheet reaches: icons, manifest, share images. `styles/tokens.css` says the same, and a test compares. */
export const brandColors = { paper: '#f4efe6', ink: '#14192b', signal: '#ff5a1f' } as const;
