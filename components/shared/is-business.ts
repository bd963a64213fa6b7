import type { AccountDetails } from '@/api/types';

/** Consumers have no company's number; a Belgian company has only the one for VAT. */
export const isBusiness = ({ kvk, vatNumber }: NonNullable<AccountDetails['customer']>): boolean =>
  kvk !== '' || vatNumber !== '';
