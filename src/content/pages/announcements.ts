/** What the two announcements say round their own words (`src/content/announcements/`). */
export const announcements = {
  date: 'Date',
  by: 'By',
  benefitsFigure: 'Shot list',
  offeringsFigure: 'Offerings',
  contact: 'Contact',
  webmail: 'The address opens in Gmail.',
  ownMail: 'Use your own mail program',
  studioTabs: { heading: 'Inside the integration', figure: 'Integration' },
  studioSignUp: { figure: 'Next', text: 'For word of the next services that come to the Studio, and a talk with the people who connect them.' },
  traffic: { table: 'Capabilities and benefits', figure: 'Control room', capability: 'Capability', benefit: 'Benefit' },
  trafficSignUp: { figure: 'First question', text: 'Cameras you have, questions you would ask of them: two fields start that conversation.' },
};
