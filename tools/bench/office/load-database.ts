/** What the process that loads and the one that is loaded agree on. */

export const loadDatabases = ['pglite', 'postgres'] as const;

export const businessNumber = '+19185550142';

/** What `load-office.ts` prints when it is ready. */
export type LoadOffice = {
  /** Of sms-handler's own process, no gateway before it. */
  functionUrl: string;
  /** The functions' address that webhooks are signed for. */
  publicUrl: string;
  authToken: string;
  adminToken: string;
};
