import { site } from '../../../site.config.ts';
import { pageNames } from './shared.ts';

/** What leads to a demonstration from a page of another kind (`demonstration` in the head of its file), by the page that holds it. */
export const demonstrations = {
  heading: (name: string) => `Try it on this site: ${name}`,
  tryIt: (name: string) => `Try ${name}`,
  assetIq: { name: site.products.assetIq, text: 'Ask the pictures of this site a question in your own words. Each answer says why it is one.' },
  panorama: { name: site.products.panorama, text: 'Put one question as a representative, a manager and a planner, over 48 invented accounts, and compare the answers.' },
  traffic: { name: pageNames.traffic, text: 'Search ten simulated minutes at a junction, read them as a summary, or play them from any event.' },
};
