import { type Database, listOf, rowsOf, type Tables } from '../database.ts';

/** Returns false when there is no such contact. */
export async function changeContact(
  { tables }: Database,
  address: string,
  change: Tables['contacts']['Update'],
): Promise<boolean> {
  const contacts = tables.from('contacts').update(change);
  return rowsOf(await contacts.filter('address', 'in', listOf([address])).select('id')).length > 0;
}
