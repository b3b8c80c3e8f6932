import type { JudgedSearch } from './judge-search.ts';

/**
 * Forty questions of strangers, a video producer and a media archivist. `expect`: the ids of all pictures and
 * shots that truly match, in no order, read from labels, boxes, colors, times of day and descriptions.
 */
export const assetIqStrangerA: readonly JudgedSearch[] = [
  // Things
  { question: 'lighthouse', expect: ['service-managed'] },
  { question: 'do you have a microscope?', expect: ['case-healthcare'] },
  { question: 'ships in a harbor', expect: ['case-supply-chain', 'product-panorama-supply-chain'] },
  {
    question: 'cranes',
    expect: ['case-supply-chain', 'product-panorama-supply-chain', 'service-implementation'],
  },
  { question: 'hot air baloon', expect: ['service-migration'] },
  { question: 'server racks', expect: ['blog-digital-transformation', 'service-migration'] },
  { question: 'clapperboard', expect: ['industry-media', 'studio'] },
  { question: 'a train, please', expect: ['blog-ml-ops'] },
  { question: 'swimming pool', expect: ['industry-tourism'] },
  { question: 'laptop on a table', expect: ['about', 'shot-results'] },
  { question: 'patient in a scanner', expect: ['industry-health', 'shot-symbols'] },
  { question: 'coins going into a vault', expect: ['industry-finance'] },
  { question: 'stalls at a market', expect: ['blog-marketing'] },
  { question: 'a building with columns', expect: ['industry-finance'] },
  { question: 'traffic lights', expect: ['traffic', 'traffic-night'] },
  {
    question: 'people wearing glasses',
    expect: [
      'about',
      'blog-digital-transformation',
      'blog-ml-ops',
      'case-manufacturing',
      'case-retail',
      'industry-finance',
      'industry-health',
      'industry-media',
      'traffic-night',
      'shot-faces',
      'shot-results',
      'shot-symbols',
    ],
  },
  // Brand symbols
  {
    question: 'where do we see the ring mark',
    expect: ['case-retail', 'energy-night', 'product-panorama-supply-chain', 'traffic'],
  },
  { question: 'wave mark on a ship', expect: ['case-supply-chain'] },
  // Colors
  { question: 'orange parasol', expect: ['blog-marketing'] },
  { question: 'red van', expect: ['energy-night'] },
  {
    question: 'orange container',
    expect: ['case-supply-chain', 'product-panorama-supply-chain'],
  },
  // Time of day
  { question: 'pictures taken at night', expect: ['energy-night', 'traffic-night'] },
  { question: 'anything at dusk?', expect: ['industry-tourism', 'panels'] },
  { question: 'truck at nite', expect: ['traffic-night'] },
  // Counts
  { question: 'at least five cars', expect: ['traffic'] },
  {
    question: 'exactly three battery units',
    expect: ['battery', 'energy', 'energy-night', 'hero', 'panels'],
  },
  { question: 'exactly four people', expect: ['about', 'shot-faces'] },
  // Negation
  {
    question: 'wind turbines without solar panels',
    expect: ['blog-vision-language', 'energy-night', 'turbine', 'shot-faces'],
  },
  {
    question: 'pictures with nobody in them',
    expect: [
      'battery',
      'blog-vision-language',
      'case-healthcare',
      'energy',
      'hero',
      'panels',
      'service-advisory',
      'service-genai',
      'service-gpu',
      'service-implementation',
      'service-managed',
      'service-migration',
      'sun',
      'turbine',
    ],
  },
  // Places and relations, by boxes
  { question: 'sun on the right', expect: ['energy', 'hero', 'shot-end'] },
  {
    question: 'camera left of a person',
    expect: [
      'case-manufacturing',
      'industry-manufacturing',
      'industry-media',
      'studio',
      'traffic',
      'traffic-night',
    ],
  },
  { question: 'empty space on a shop shelf', expect: ['case-retail'] },
  // The film
  { question: 'closing shot of the film', expect: ['shot-end'] },
  {
    question: 'film shots with faces',
    expect: ['shot-faces', 'shot-reading', 'shot-results', 'shot-symbols', 'shot-table'],
  },
  { question: 'people waiting at a crossing', expect: ['traffic', 'traffic-night'] },
  // Not in the library
  { question: 'dog on a leash', expect: 'absent' },
  { question: 'Eiffel Tower', expect: 'absent' },
  { question: 'bride in a wedding dress', expect: 'absent' },
  { question: 'airplane taking off', expect: 'absent' },
  { question: 'kids playing soccer', expect: 'absent' },
];
