/** What search results say of a service or an industry: what its card says, and when to call. */
export const serviceDescription = (text: string) => `${text} Call 24/7.`;
