/** Whenever the focused element is removed, focuses its section or, without one, the heading. */
export function watchForLostFocus(): void {
  let focused: Element | undefined;
  let section: HTMLElement | null;
  addEventListener('focusin', ({ target }) => {
    focused = target as Element;
    section = focused.closest('section');
  });
  const check = () => {
    if (focused?.isConnected === false)
      (section?.isConnected ? section : document.querySelector('h1'))?.focus({
        preventScroll: true,
      });
  };
  // Lets dialogs and screens move the focus first.
  new MutationObserver(() => requestAnimationFrame(check)).observe(document.body, {
    childList: true,
    subtree: true,
  });
}
