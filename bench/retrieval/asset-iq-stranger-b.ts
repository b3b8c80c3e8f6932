import type { JudgedSearch } from './judge-search.ts';

/**
 * Forty questions of strangers, a video producer and a media archivist. `expect`: the ids of all pictures and
 * shots that truly match, in no order, read from labels, boxes, colors, times of day and descriptions.
 */
export const assetIqStrangerB: readonly JudgedSearch[] = [
  // Things
  { question: 'hotel', expect: ['industry-tourism'] },
  { question: 'compass', expect: ['service-advisory'] },
  { question: 'Show me the post office', expect: ['contact', 'shot-symbols'] },
  { question: 'mailbox', expect: ['contact'] },
  {
    question: 'conveyer belt',
    expect: ['case-manufacturing', 'industry-finance', 'industry-manufacturing'],
  },
  { question: 'a bus', expect: ['industry-tourism', 'traffic'] },
  { question: 'traveler with suitcase', expect: ['industry-tourism'] },
  { question: 'telescope', expect: ['blog-analytics'] },
  { question: 'gears', expect: ['industry-manufacturing'] },
  {
    question: 'transmission towers',
    expect: [
      'battery',
      'energy',
      'energy-night',
      'hero',
      'industry-energy',
      'panels',
      'shot-reading',
      'shot-results',
      'shot-table',
    ],
  },
  { question: 'coffee cups', expect: ['about', 'studio', 'shot-faces', 'shot-results'] },
  { question: 'film reel', expect: ['product-asset-iq'] },
  { question: 'graphics card', expect: ['service-gpu'] },
  { question: 'palm trees', expect: ['industry-tourism'] },
  { question: 'signpost with blank arms', expect: ['not-found'] },
  { question: 'bridge over a river', expect: ['blog-digital-transformation'] },
  { question: 'pencil drawing', expect: ['service-genai'] },
  {
    question: 'a broken part on a production line',
    expect: ['case-manufacturing', 'industry-manufacturing'],
  },
  // Brand symbols
  { question: 'arch mark', expect: ['industry-finance', 'product-asset-iq'] },
  { question: 'truck with a leaf mark', expect: ['traffic-night'] },
  // Colors
  { question: 'teal car', expect: ['blog-vision-language', 'traffic'] },
  {
    question: 'white trucks',
    expect: ['contact', 'product-panorama-supply-chain', 'traffic-night', 'shot-symbols'],
  },
  { question: 'orange locomotive signal', expect: ['blog-ml-ops'] },
  // Time of day and setting
  { question: 'city junction after dark', expect: ['traffic-night'] },
  { question: 'solar panels at dusk', expect: ['panels'] },
  // Counts
  { question: 'more than four people', expect: ['blog-marketing', 'shot-results'] },
  {
    question: 'excatly two wind turbines',
    expect: ['energy-night', 'industry-energy', 'shot-reading', 'shot-table'],
  },
  { question: 'two screens', expect: ['studio'] },
  // Negation
  { question: 'pictures with no trees', expect: ['sun'] },
  { question: 'hills but no wind turbine', expect: ['battery', 'contact', 'shot-symbols'] },
  // Places and relations, by boxes
  { question: 'person right of a car', expect: ['traffic', 'traffic-night'] },
  {
    question: 'lamp on the left',
    expect: ['energy-night', 'industry-media', 'studio', 'traffic-night'],
  },
  // The film
  { question: 'opening title', expect: ['shot-title'] },
  {
    question: 'film shots showing wind turbines',
    expect: ['shot-faces', 'shot-reading', 'shot-results', 'shot-table'],
  },
  {
    question: 'where in the film is the search field typed',
    expect: ['shot-search'],
  },
  // Not in the library
  { question: 'cats', expect: 'absent' },
  { question: 'fire engine', expect: 'absent' },
  { question: 'snowy mountains', expect: 'absent' },
  { question: 'New York skyline', expect: 'absent' },
  { question: 'man in a red tie', expect: 'absent' },
];
