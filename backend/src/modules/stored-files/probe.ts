import { createHash, randomBytes } from 'node:crypto';
import { ObjectFault, type ObjectStore } from '../../db/object-store.ts';

/** Takes the place of a site in the key. */
const SITE = 'probe';

/** Writes, reads and removes an object where new bytes go. @returns the fault; undefined when all three succeed */
export async function probeObjects(objects: ObjectStore): Promise<ObjectFault | undefined> {
  if (!objects.target) return undefined;
  const bytes = randomBytes(32);
  const object = `${objects.target}:${createHash('sha256').update(bytes).digest('hex')}`;
  try {
    await objects.write(SITE, object, bytes);
    await objects.read(SITE, object);
    await objects.remove(SITE, object);
    return undefined;
  } catch (error) {
    if (error instanceof ObjectFault) return error;
    throw error;
  }
}
