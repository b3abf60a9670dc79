/** The people the business is in touch with. */
import { listOf, rowsOf, type DataApi, type Tables } from './client.ts';

export function contactData(client: DataApi) {
  return {
    /** The name of a contact; null when it is not known. */
    async nameOf(address: string): Promise<string | null> {
      const contacts = client
        .from('contacts')
        .select('name')
        .filter('address', 'in', listOf([address]));
      return rowsOf(await contacts.limit(1))[0]?.name || null;
    },

    /** Answers whether there is such a contact. */
    async update(address: string, change: Tables['contacts']['Update']): Promise<boolean> {
      const contacts = client
        .from('contacts')
        .update(change)
        .filter('address', 'in', listOf([address]));
      return rowsOf(await contacts.select('id')).length > 0;
    },
  };
}
