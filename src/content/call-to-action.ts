/** The text of the call to action at the end of most pages. */
export const callToAction = {
  heading: 'Machine down? Call us.',
  /** The one warning of a page, in its own box. */
  safety: 'Anyone hurt, in danger or in a traffic lane? Call 911 first.',
  text: 'Broken down? Call us at any hour. Planned work? Tell us what and where, and we’ll send you a quote.',
};
