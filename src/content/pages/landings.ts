/** The words of the pages that lead to articles. */
export const landings = {
  industries: {
    title: 'Our Industries',
    crumb: 'Industry Verticals',
    description:
      'Seven industries, seven sets of problems: how data supports strategic decisions in media, energy, finance, retail, health care, manufacturing and tourism.',
    lede: 'Strategic decisions need data that people trust. What that takes differs by trade, so we wrote down what we know of seven of them.',
    cards: 'The seven industries',
  },
  blog: {
    title: 'News & Blog',
    crumb: 'Blog',
    description: 'Six long reads from practitioners on digital transformation, computer vision and language, data management, analytics, ML operations and marketing.',
    lede: 'Longer pieces by the people who do the work: what held up, what broke, and how you can tell the difference early.',
    cards: 'Articles',
  },
  caseStudies: {
    title: 'Case Studies',
    crumb: 'Case Studies',
    description: 'Four composite case studies with challenge, solution and measured impact, from supply chain, healthcare, manufacturing and retail.',
    lede: 'Four engagements, told as challenge, solution and impact. They are composites, and each number in them is marked for what it is.',
    cards: 'The case studies',
  },
};
