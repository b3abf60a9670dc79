/** The business number of the demo and of most tests, from the range that is reserved for fiction. */
export const demoBusinessNumber = '+19185550142';
