import type { Database } from '../../db/connect.ts';
import { allSiteIds } from '../../db/load-sites.ts';
import { ObjectFault } from '../../db/object-store.ts';
import { sql } from '../../db/sql.ts';
import { isAway, moveBytes, Stopped, tables } from './move.ts';
import { probeObjects } from './probe.ts';
import { isNamed } from './sweep.ts';

const USAGE = `Usage: npm run media -- status | probe | move [<site>] | verify [<site>]
status: how many files are in the database, in the folder, in the bucket.
probe:  writes, reads and removes a file where MEDIA_STORE says.
move:   moves all files to where MEDIA_STORE says. It may be stopped and given again, and the shop goes on.
verify: reads every file outside the database and compares its hash. Ends with 1 when one is missing or wrong.
Works in the shop that runs; without one on the database of DATABASE_URL, else on the data folder DATA_DIR (default .data).`;

/** A command that can't be carried out; the message is one sentence for the operator. */
export class RefusedMediaCommand extends Error {}

const actions = ['status', 'probe', 'move', 'verify'] as const;
interface MediaCommand {
  action: (typeof actions)[number];
  /** Absent: all sites. */
  site?: string | undefined;
}

/** @throws RefusedMediaCommand that explains the usage */
export function readMediaCommand(args: readonly string[]): MediaCommand {
  const [name, site, ...more] = args;
  const action = actions.find((one) => one === name);
  const takesSite = action === 'move' || action === 'verify';
  if (!action || more.length > 0 || (site && (!takesSite || site.startsWith('-'))))
    throw new RefusedMediaCommand(USAGE);
  return { action, site };
}

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;
const files = (count: number) => (count === 1 ? '1 file' : `${count} files`);
const targetOf = ({ objects }: Database) => objects?.target ?? 'database';

async function status(database: Database): Promise<string> {
  const counts = new Map<string, number>();
  const unused = { files: 0, bytes: 0 };
  for (const siteId of await allSiteIds(database))
    await database.inSite(siteId, async (tx) => {
      for (const { name } of tables) {
        const { rows } = await tx.execute<{ place: string; files: number }>(sql`
          SELECT coalesce(split_part(object, ':', 1), 'database') AS place, count(*)::int AS files
          FROM ${sql.raw(name)} WHERE site_id = ${siteId} GROUP BY 1`);
        for (const row of rows) counts.set(row.place, (counts.get(row.place) ?? 0) + row.files);
      }
      const { rows } = await tx.execute<{ files: number; bytes: number }>(sql`
        SELECT count(*)::int AS files, coalesce(sum(size), 0)::float8 AS bytes FROM stored_objects o
        WHERE o.site_id = ${siteId} AND NOT ${isNamed}`);
      unused.files += rows[0]?.files ?? 0;
      unused.bytes += rows[0]?.bytes ?? 0;
    });
  const lines = [...counts].sort().map(([place, count]) => `${place}: ${files(count)}`);
  return [
    `New files go to: ${targetOf(database)}`,
    ...lines,
    `no longer used: ${files(unused.files)}, ${megabytes(unused.bytes)}; removed after ${database.objects?.keepDays ?? 30} days`,
  ].join('\n');
}

async function probe({ objects }: Database) {
  if (!objects?.target) return 'New files go to the database.';
  const fault = await probeObjects(objects);
  if (fault) throw new RefusedMediaCommand(`${objects.target} can not be used: ${fault.message}`);
  return `${objects.target}: a file was written, read and removed.`;
}

const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/** Does work that ends soon after the process, this one or that of the shop, is told to end. */
async function untilStopped<T>(work: (stopping: AbortSignal) => Promise<T>): Promise<T> {
  const stopping = new AbortController();
  const stop = () => stopping.abort();
  for (const signal of SIGNALS) process.on(signal, stop);
  try {
    return await work(stopping.signal);
  } finally {
    for (const signal of SIGNALS) process.off(signal, stop);
  }
}

async function move(database: Database, sites: readonly string[], stopping: AbortSignal) {
  const moved = { files: 0, bytes: 0, unreadable: [] };
  const said = () => `Moved ${files(moved.files)} (${megabytes(moved.bytes)}) to ${targetOf(database)}.`;
  for (const site of sites) {
    try {
      await moveBytes(database, site, moved, stopping);
    } catch (error) {
      if (error instanceof Stopped)
        throw new RefusedMediaCommand(`${said()} Stopped: give the command again.`);
      if (!isAway(error)) throw error;
      throw new RefusedMediaCommand(`${said()} Then: ${error.message} Give the command again later.`);
    }
  }
  const lost = moved.unreadable.map((one) => `Not readable: ${one}`);
  return { text: [said(), ...lost].join('\n'), exitCode: lost.length > 0 ? 1 : 0 };
}

async function verify(database: Database, sites: readonly string[]) {
  const { objects } = database;
  const faults: string[] = [];
  let read = 0;
  for (const site of sites) {
    const { rows } = await database.inSite(site, (tx) =>
      tx.execute<{ object: string }>(sql`
        SELECT o.object FROM stored_objects o WHERE o.site_id = ${site} AND ${isNamed} ORDER BY o.object`),
    );
    for (const { object } of rows) {
      try {
        if (!objects) throw new ObjectFault('read', 'not_set', 'No place is set up.');
        await objects.read(site, object);
        read += 1;
      } catch (error) {
        if (!(error instanceof ObjectFault)) throw error;
        faults.push(`${site} ${object}: ${error.reason}`);
      }
    }
  }
  return {
    text: [...faults, `${files(read)} right, ${faults.length} wrong.`].join('\n'),
    exitCode: faults.length > 0 ? 1 : 0,
  };
}

/** @throws RefusedMediaCommand */
export async function runMediaCommand(database: Database, { action, site }: MediaCommand) {
  if (action === 'status') return status(database);
  if (action === 'probe') return probe(database);
  const sites = (await allSiteIds(database)).filter((id) => site === undefined || id === site);
  if (sites.length === 0) throw new RefusedMediaCommand(`There is no site ${site ?? ''}.`);
  return action === 'move'
    ? untilStopped((stopping) => move(database, sites, stopping))
    : verify(database, sites);
}
