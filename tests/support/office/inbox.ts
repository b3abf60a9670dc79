/** An inbox with two conversations, and common steps in it. */
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { businessNumber, conversation, customer, message, otherCustomer } from './office-rows';
import { office, save } from './office-server';
import { findNotice, openTab } from './render-office';

export function fillInbox(): void {
  office.conversations = [
    conversation({ conversationId: 'c1' }),
    conversation({ conversationId: 'c2', otherNumber: otherCustomer, lastMessage: 'Thanks, all good' }),
  ];
  office.messages = {
    [customer]: [
      message({ id: 'm1' }),
      message({ id: 'm2', direction: 'outbound', body: 'Where is it?', created_at: '2026-11-20T15:02:00Z' }),
    ],
    [otherCustomer]: [message({ id: 'm3', body: 'Thanks, all good' })],
  };
}

export const box = () => screen.getByRole('textbox', { name: 'Message' });

/** Chooses which conversations the list shows. */
export async function chooseView(person: UserEvent, name: string): Promise<void> {
  await person.click(screen.getByRole('button', { name: /^Which conversations/ }));
  await person.click(screen.getByRole('button', { name }));
}

/** Opens the inbox of an office that has a number. */
export async function openInbox(): Promise<UserEvent> {
  save('twilio_phone_number', businessNumber);
  return openTab('Messages');
}

/** Opens the conversation whose row has these words, and returns its log. */
export async function openConversation(person: UserEvent, words = /Cat 320 will not start/) {
  await person.click(await screen.findByRole('button', { name: words }));
  return screen.findByRole('log');
}

/** Opens the customer's conversation in the inbox. */
export async function openCustomer(): Promise<UserEvent> {
  const person = await openInbox();
  await openConversation(person);
  return person;
}

/** Sends what is in the message box while nothing is wrong. */
export async function send(person: UserEvent): Promise<void> {
  office.instead = {};
  await person.type(box(), '{Enter}');
  await findNotice('Message sent');
}
