/** Descriptions for search results: what the card says, where it leaves room, and when to call. */

/** Of a service or an industry. */
export const serviceDescription = (text: string) => `${text} Call 24/7.`;

export const postDescription = (text: string) => `${text} Mobile repair around Tulsa, 24/7.`;
