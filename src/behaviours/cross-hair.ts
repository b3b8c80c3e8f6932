/** A cross-hair that reads the pointer's place in the hero picture as fractions of the frame: fine pointers only, by style. */
export function runCrossHair(scene: HTMLElement): void {
  const hair = scene.querySelector<HTMLElement>('[data-cross-hair]');
  const place = hair?.querySelector('output');
  if (!hair || !place) return;
  scene.addEventListener('pointermove', ({ clientX, clientY }) => {
    const { left, top, width, height } = scene.getBoundingClientRect();
    const across = (clientX - left) / width;
    const down = (clientY - top) / height;
    hair.style.setProperty('--across', `${across * 100}%`);
    hair.style.setProperty('--down', `${down * 100}%`);
    place.textContent = `x ${across.toFixed(3)}  y ${down.toFixed(3)}`;
  });
}
