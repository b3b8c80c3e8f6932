/** The words of the button that shares an article. */
export const share = {
  label: 'Share this page',
  copied: 'Link copied',
  failed: 'The address bar has the link',
};
