import type { DeadReferences, References } from '@toonbank/contract/text-checks/facts/references';
import type { Tx } from '../../db/connect.ts';
import type { Site } from '../../db/schema/index.ts';
import { deadOf, readKnownAddresses } from './known-addresses.ts';
import { undescribedImages } from './undescribed-images.ts';

/** Looks up what texts of the site lead to and show. */
export const findDead = async (tx: Tx, site: Site, references: References): Promise<DeadReferences> => ({
  ...deadOf(references, await readKnownAddresses(tx, site)),
  images: await undescribedImages(tx, site.id, references.images),
});
