import { site } from '../../site.config.ts';
import { detailRoutes, routes } from '../../src/routes.ts';

/** What a page has to show, to the letter, because the specification says so. */
type Row = {
  page: string;
  shows: string[];
  section: string;
  in?: 'main' | 'footer';
  /** The article's title: another in its place has figures of its own. */
  title?: string;
};

const blogPages = [1, 2, 3, 4, 5, 6].map(detailRoutes.blog);
const caseStudyPages = [1, 2, 3, 4].map(detailRoutes.caseStudy);
const whyEverywhere = ['Expertise', 'Customization', 'Results-Driven'];
const offeringCards = ['Strategic AI advisory', 'Data and analytics solutions', 'AI implementation and development', 'Data/analytics/AI managed services'];

/** Every number, date and named figure of specification §2 and §9, and the page that has it. */
export const figures: Row[] = [
  { page: routes.home, shows: [`© ${site.copyrightYear}`], section: '§2 Footer', in: 'footer' },
  {
    page: routes.home,
    shows: ['30+', 'years of global experience', 'Improve Experiences', 'Scalable AI', 'Ethical AI', 'Partnerships'],
    section: '§2 Home, about block',
  },
  { page: routes.home, shows: whyEverywhere, section: '§2 Home, three value boxes' },
  { page: routes.home, shows: ['Research & Discovery', 'POC & Demo', 'Develop & Deploy', 'Evaluation & Enhancement'], section: '§2 Home, four steps' },
  { page: routes.about, shows: ['+95%', 'success projects', '+4.7', 'customer review'], section: '§2 About, Know our company' },
  { page: routes.about, shows: ['AI Empowers', 'Unlocking Innovation', 'AI Pioneers'], section: '§2 About, three pillars' },
  {
    page: routes.products,
    shows: [site.products.assetIq, ...['Sales Marketing', 'Supply Chain'].map((use) => `${site.products.panorama} for ${use}`)],
    section: '§2 Product list, three entries',
  },
  {
    page: routes.assetIq,
    shows: [
      ...['Higher productivity', 'Targeted content use across departments', 'Competitive advantage', 'Accurate metadata', 'Customizable metadata fields'],
      'User-friendly interface',
    ],
    section: '§2 Asset IQ, six benefits',
  },
  {
    page: routes.assetIq,
    shows: ['Multimodal models', 'Large language models', 'Vector database', 'Containerized cloud or on-premise deployment'],
    section: '§2 Asset IQ, four technologies',
  },
  { page: routes.assetIq, shows: ['Face identification', 'Object recognition', 'Brand symbol recognition'], section: '§2 Asset IQ, features' },
  {
    page: routes.panorama,
    shows: [
      ...['360 customer profile', 'Real-time alerts', 'Sales information', 'Contact management', 'Analytics integration', 'AI-driven insights'],
      ...['Opportunity identification', 'Row- and role-level security', 'Collaboration'],
    ],
    section: '§2 Panorama, features and benefits',
  },
  {
    page: routes.industries,
    shows: ['Media & Entertainment', 'Energy & Utilities', 'Financial Services', 'Retail', 'Health Care', 'Manufacturing', 'Tourism and Hospitality'],
    section: '§3 and §9, seven industries',
  },
  ...[routes.blog, ...blogPages].map((page) => ({ page, shows: ['29 Jun 2020'], section: '§9 blog cards' })),
  { page: detailRoutes.blog(6), shows: ['20%', '30%', '40%'], section: '§9 marketing figures', title: 'The Renaissance of Marketing with AI-Enabled Precision' },
  ...[routes.caseStudies, ...caseStudyPages].map((page) => ({ page, shows: ['2 min read'], section: '§9 reading time' })),
  ...caseStudyPages.map((page) => ({ page, shows: ['Challenge', 'Solution', 'Impact'], section: '§2 Case studies' })),
  { page: routes.studio, shows: ['July 29, 2024', site.ceoRole], section: '§1 Studio announcement' },
  {
    page: routes.studio,
    shows: [
      ...['Content creation', 'Visual effects', 'Personalised experiences', 'Automating repetitive tasks', 'Content localization', 'Security and control'],
      'Faster time to value',
    ],
    section: '§2 Studio, seven benefits',
  },
  { page: routes.studio, shows: ['Empowering Developers', 'Reduced Total Cost of Ownership', 'Enterprise-Grade Reliability'], section: '§2 Studio, three tabs' },
  { page: routes.studio, shows: offeringCards, section: '§2 Studio, four offerings' },
  { page: routes.traffic, shows: ['Oct 28, 2025'], section: '§1 Traffic-Monitoring' },
  {
    page: routes.traffic,
    shows: [
      ...['Real-time incident detection', 'Continuous automated monitoring', 'Rapid search', 'Concise summarization', 'Vehicle classification'],
      ...['Faster incident response', 'Faster investigations', 'Traffic flow optimisation', 'Automated reporting', 'Public safety'],
    ],
    section: '§2 Traffic-Monitoring, capabilities and benefits',
  },
  { page: routes.traffic, shows: offeringCards, section: '§2 Traffic-Monitoring, four offerings' },
  ...[routes.aiAdvisory, routes.implementation, routes.managed, routes.cloudMigration, routes.gpuServices, routes.genAi].map((page) => ({
    page,
    shows: ['What We Offer', 'Have any question?', ...whyEverywhere],
    section: '§2 Service pages',
  })),
  {
    page: routes.aiAdvisory,
    shows: [
      ...['Current state assessment report for executives', 'High-level design and technology architecture', 'Potential solutions and approaches'],
      'Proposed roadmap',
    ],
    section: '§2 Discovery Workshop',
  },
  { page: routes.resources, shows: ['Last updated on March 2024'], section: '§2 Resources' },
  ...[routes.privacy, routes.cookies, routes.terms].map((page) => ({ page, shows: ['March 2024'], section: '§9 legal figures' })),
  {
    page: routes.privacy,
    shows: ['no more than 2 years', 'withdraw your consent', 'within one month', 'within 10 days', 'almost 9 years', site.legal.supervisoryAuthority],
    section: '§9 legal figures',
  },
  {
    page: routes.terms,
    shows: ['at least 30 days', 'within 30 days of the notice', site.legal.governingLaw, `courts in ${site.address.city}`, site.address.regionName, '10. Law and courts'],
    section: '§9 legal figures, §2 ten clauses',
  },
  { page: routes.cookies, shows: ['Strictly necessary', 'Performance', 'Functionality', 'Targeting'], section: '§2 Cookies Policy, four categories' },
];
