export { default as assetIqCopy } from '../../content/pages/asset-iq-demo.json' with {
  type: 'json',
};
