/** The copy of the demonstration; `fill` puts figures into its placeholders. */
export { default as assetIqCopy } from '../../content/pages/asset-iq-demo.json' with {
  type: 'json',
};
