import { site } from '../../../site.config.ts';

/** The words of the product list. */
export const productList = {
  title: 'Products',
  description: `Asset IQ for media archives, Panorama for sales, marketing and supply chain teams: what each ${site.brand} product does and where to read on.`,
  heading: ['One reads pictures.', 'One reads customers.'],
  lede: 'Both take in material you already own, say what it contains, and show how sure they are.',
  entries: [
    {
      product: 'assetIq',
      name: 'Asset IQ',
      text: 'For archives of video and images. It names faces, objects and brand symbols frame by frame, keeps what it found as metadata, and lets an editor search by describing a scene.',
      points: ['Metadata with a timecode', 'Search in natural language', 'Role-based access'],
      picture: 'product-asset-iq',
    },
    {
      product: 'panorama',
      name: 'Panorama for Sales Marketing',
      text: 'For the people who win and keep accounts. Orders, tickets, campaigns and contacts are matched to one customer, so a call begins with what has happened rather than with a search for it.',
      points: ['360 customer profile', 'Real-time alerts', 'Campaign effectiveness'],
      picture: 'product-panorama-sales',
    },
    {
      product: 'panorama',
      name: 'Panorama for Supply Chain',
      text: 'For planners. The forecast is built from demand by customer, and a shortage is read against the commitments it would touch, early enough to move stock or to warn the account.',
      points: ['Demand by customer', 'Commitments in view', 'Row- and role-level security'],
      picture: 'product-panorama-supply-chain',
    },
  ],
  signUp: 'Say which of the two you would like to see. We write back to arrange it.',
  email: { heading: 'Not sure which one?', text: 'Send us two lines about the material: how much there is, and what you wish it could answer.' },
} as const;
