import type { ImportSchedule } from '../../../../db/schema/index.ts';
import { seal, unseal } from '../../../../lib/seal.ts';

const forSite = (siteId: string) => ({ purpose: 'import-schedule', owner: siteId });

/** The value of the header as it is stored; null for an empty one. */
export const sealAuthorization = (value: string, installation: string, siteId: string): string | null =>
  value === '' ? null : seal(Buffer.from(value), installation, forSite(siteId));

/** Undefined for one that another installation sealed. */
export const openAuthorization = (
  { secret, siteId }: Pick<ImportSchedule, 'siteId'> & { secret: string },
  installation: string,
): string | undefined => unseal(secret, installation, forSite(siteId))?.toString();
