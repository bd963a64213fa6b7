import type { FieldFault } from '@toonbank/contract';
import type { AccountDetails } from '@/api/types';
import type { ContactField, TypedMessage } from './contact-forms';

export type MessageFaults = Partial<Record<ContactField, string>>;

export const emptyMessage: TypedMessage = {
  company: '',
  name: '',
  email: '',
  phone: '',
  orderNumber: '',
  content: '',
};

/** The message with its texts trimmed. */
export const cleanMessage = (typed: TypedMessage): TypedMessage =>
  Object.fromEntries(Object.entries(typed).map(([name, text]) => [name, text.trim()])) as TypedMessage;

/** Errors that need no server, in the order of the form. */
export function faultsOf(message: TypedMessage, needed: readonly ContactField[]): MessageFaults {
  const required: FieldFault = 'required';
  const mail: FieldFault = 'invalid_email';
  const missing = needed.filter((name) => message[name] === '').map((name) => [name, required]);
  const odd = message.email !== '' && !/^\S+@\S+\.\S+$/.test(message.email) ? { email: mail } : {};
  return { ...Object.fromEntries(missing), ...odd };
}

/** The sender's details as the shop knows them. */
export function knownOf({ customer, contact }: AccountDetails): Partial<TypedMessage> {
  return {
    company: customer?.company ?? '',
    ...(contact && {
      name: `${contact.firstName} ${contact.lastName}`.trim(),
      email: contact.email,
      phone: contact.phone,
    }),
  };
}

/** Fills empty fields with the known details. */
export function fillIn(typed: TypedMessage, known: Partial<TypedMessage>): TypedMessage {
  const filled = Object.entries(known).filter(([name]) => typed[name as ContactField] === '');
  return { ...typed, ...Object.fromEntries(filled) };
}
