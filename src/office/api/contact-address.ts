/**
 * A contact is named by an address: a number, a sender name or an e-mail address. The contract calls it `otherNumber`,
 * because the released office and functions do. This is the only place that knows both names.
 */
import type * as contract from '#functions/contract/conversations';

/** What the contract says of a contact, with the office's name for the address. */
export type Addressed<Row> = Omit<Row, 'otherNumber'> & { address: string };

export type Conversation = Addressed<contract.ConversationSummary>;

export type ConversationPage = Omit<contract.ConversationPage, 'conversations'> & {
  conversations: Conversation[];
};

export function nameAddress<Row extends { otherNumber: string }>({
  otherNumber: address,
  ...row
}: Row): Addressed<Row> {
  return { ...row, address };
}

export const nameAddresses = ({ conversations, ...page }: contract.ConversationPage): ConversationPage => ({
  ...page,
  conversations: conversations.map(nameAddress),
});
