import { seal as sealFor, unseal as unsealFor } from '../../../lib/seal.ts';

const forAdmin = (siteId: string, adminId: number) => ({
  purpose: 'admin-second-factor',
  owner: `${siteId}/${adminId}`,
});

/** Encrypts the secret of an administrator's app: a copy of the database makes no codes. */
export const seal = (bytes: Buffer, secret: string, siteId: string, adminId: number): string =>
  sealFor(bytes, secret, forAdmin(siteId, adminId));

/** Undefined for a text that was sealed with another secret or for another administrator. */
export const unseal = (sealed: string, secret: string, siteId: string, adminId: number) =>
  unsealFor(sealed, secret, forAdmin(siteId, adminId));
