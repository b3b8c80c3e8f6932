export { default as panoramaCopy } from '../../content/pages/panorama-demo.json' with {
  type: 'json',
};
