/** What the two announcements say round their own words (`src/content/announcements/`). */
export const announcements = {
  studioTabs: { heading: 'Inside the integration', label: 'Integration' },
  studioSignUp: 'For word of the next services that come to the Studio, and a talk with the people who connect them.',
  traffic: { table: 'Capabilities and benefits', label: 'Control room' },
  trafficSignUp: 'Cameras you have, questions you would ask of them: two fields start that conversation.',
  newTab: 'opens in a new tab',
};
