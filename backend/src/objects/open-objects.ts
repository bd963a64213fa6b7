import { createHash } from 'node:crypto';
import { ObjectFault, type ObjectPlace, type ObjectStore } from '../db/object-store.ts';
import { DriverFault, type ObjectDriver } from './driver.ts';
import { folderDriver } from './folder-driver.ts';
import type { ObjectSettings } from './settings.ts';

const OBJECT = /^(folder|s3):([0-9a-f]{64})$/;
/** As in the addresses of pictures: it can't leave its part of the keys. */
const SITE = /^[a-z][a-z0-9]{1,40}$/;

/** A fault is told for so long. */
const FAILING_MS = 60_000;

/** Faults of one object, not of its place. */
const OF_THE_OBJECT = new Set(['corrupt', 'missing']);

async function openDrivers({ folder, s3 }: ObjectSettings): Promise<Map<ObjectPlace, ObjectDriver>> {
  const drivers = new Map<ObjectPlace, ObjectDriver>();
  if (folder) drivers.set('folder', folderDriver(folder));
  // Loaded where there is a bucket.
  if (s3) drivers.set('s3', (await import('./s3-driver.ts')).s3Driver(s3));
  return drivers;
}

/** Equal work that is asked for while it is under way is done once. */
function sharer<T>() {
  const underWay = new Map<string, Promise<T>>();
  return (key: string, work: () => Promise<T>): Promise<T> => {
    const known = underWay.get(key);
    if (known) return known;
    const done = work().finally(() => underWay.delete(key));
    underWay.set(key, done);
    return done;
  };
}

/**
 * Opens the places for bytes outside the database. Nothing is asked of them yet: a shop starts while its bucket is away.
 * @param onFault is told of every call that failed
 * @returns undefined when there is none
 */
export async function openObjects(
  settings: ObjectSettings,
  onFault: (fault: ObjectFault) => void = () => {},
): Promise<ObjectStore | undefined> {
  const drivers = await openDrivers(settings);
  if (drivers.size === 0) return undefined;
  const { store, prefix, keepDays } = settings;
  let failedAt = Number.NEGATIVE_INFINITY;

  function find(siteId: string, object: string) {
    const [, place, hash] = OBJECT.exec(object) ?? [];
    if (!place || !hash || !SITE.test(siteId)) throw new Error(`${siteId} ${object} is no object.`);
    const driver = drivers.get(place as ObjectPlace);
    if (!driver) throw new DriverFault('not_set', `No settings for ${place}, where an object is.`);
    return { driver, hash, key: `${prefix}/${siteId}/${hash}` };
  }

  async function attempt<T>(operation: ObjectFault['operation'], work: () => Promise<T>): Promise<T> {
    try {
      const result = await work();
      failedAt = Number.NEGATIVE_INFINITY;
      return result;
    } catch (error) {
      const { reason, message } =
        error instanceof DriverFault ? error : { reason: 'error' as const, message: String(error) };
      const fault = new ObjectFault(operation, reason, message, error);
      if (!OF_THE_OBJECT.has(reason)) failedAt = performance.now();
      onFault(fault);
      throw fault;
    }
  }

  const readOnce = sharer<Buffer>();
  const writeOnce = sharer<void>();
  return {
    target: store === 'database' ? undefined : store,
    keepDays,
    places: [...drivers.keys()],
    write: (siteId, object, bytes) =>
      writeOnce(`${siteId} ${object}`, () =>
        attempt('write', async () => {
          const { driver, key } = find(siteId, object);
          await driver.put(key, bytes);
        }),
      ),
    read: (siteId, object) =>
      readOnce(`${siteId} ${object}`, () =>
        attempt('read', async () => {
          const { driver, hash, key } = find(siteId, object);
          const bytes = await driver.get(key);
          if (!bytes) throw new DriverFault('missing', `The object ${key} is not there.`);
          if (createHash('sha256').update(bytes).digest('hex') !== hash)
            throw new DriverFault('corrupt', `The object ${key} has other bytes than its name says.`);
          return bytes;
        }),
      ),
    remove: (siteId, object) =>
      attempt('remove', async () => {
        const { driver, key } = find(siteId, object);
        await driver.remove(key);
      }),
    isFailing: () => performance.now() - failedAt < FAILING_MS,
  };
}
