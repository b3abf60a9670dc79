/** At the end of most pages, over the phone number and the way to a quote. */
export const callToAction = {
  heading: 'Machine down? Call us.',
  text: 'Emergency? Call at any hour. For planned work, tell us what you have and where it is, and we’ll send you a quote.',
};
