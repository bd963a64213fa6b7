import type { AccountDetails } from '@/api/types';

/** Consumers have no company number; a Belgian company has only a VAT number. */
export const isBusiness = ({ kvk, vatNumber }: NonNullable<AccountDetails['customer']>): boolean =>
  kvk !== '' || vatNumber !== '';
