import type { AccountDetails } from '@/api/types';

/** The sender's details as the shop knows them. */
export const knownSender = ({ customer, contact }: AccountDetails) => ({
  company: customer?.company ?? '',
  ...(contact && {
    name: `${contact.firstName} ${contact.lastName}`.trim(),
    email: contact.email,
    phone: contact.phone,
  }),
});
