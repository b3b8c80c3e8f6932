import { site } from '../../../site.config.ts';

/** What feed readers and language models are told of the site. */
export const machineReadable = {
  feed: {
    title: `${site.brand}: news and blog`,
    description: `Announcements and long reads by the data and AI practitioners of ${site.brand}.`,
  },
  llms: {
    summary: `${site.brand} sells AI, data and analytics services, and products of its own, among them ${site.products.assetIq}, which reads video and pictures, and ${site.products.panorama}, which reads customer records. The company is based in ${site.address.city}, ${site.address.regionName}.`,
    note: 'Links that end in .md are Markdown texts of the pages without the ending. Figures marked illustrative are examples. Case studies are composites: they describe no client, and every figure in them is an example.',
    products: 'Products and announcements',
    company: 'Company',
  },
};
