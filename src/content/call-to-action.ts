/** The text of the call to action at the end of most pages. */
export const callToAction = {
  heading: 'Machine down? Call us.',
  text: 'Emergency? Call at any hour. For planned work, tell us what you have and where it is, and we’ll send you a quote.',
};
