import { constants, createWriteStream, existsSync } from 'node:fs';
import { lstat, mkdir, open, readdir, realpath, rename } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { MAX_IMPORT_BYTES } from '@toonbank/contract';
import type { ImportRun, ImportSchedule } from '../../../../db/schema/index.ts';
import type { ScheduleContext } from '../services.ts';
import { failedRun, RunEnded } from './run-ended.ts';
import type { TakenFile } from './taken-file.ts';

/** A file that changed less than so long ago may still be written. */
const QUIET_MS = 30_000;
const MAX_NAME = 200;
/** Names of files that other programs write before they rename them. */
const UNFINISHED = /^\.|\.(?:part|tmp|filepart|crdownload)$/i;

/** A folder that is no link. @throws RunEnded */
async function expectFolder(path: string): Promise<string> {
  const found = await lstat(path).catch(() => undefined);
  if (!found?.isDirectory()) throw failedRun('folder_missing');
  return path;
}

/** The folder of the site, directly below the folder of the installation. @throws RunEnded */
async function siteFolder({ importFolder }: ScheduleContext, siteId: string): Promise<string> {
  const root = importFolder === undefined ? undefined : await realpath(importFolder).catch(() => undefined);
  if (root === undefined) throw failedRun('folder_missing');
  return expectFolder(join(root, siteId));
}

/** Files that wait, the oldest first. */
async function waitingFiles(folder: string, prefix: string): Promise<string[]> {
  const names = (await readdir(folder)).filter(
    (name) => !UNFINISHED.test(name) && name.toLowerCase().startsWith(prefix.toLowerCase()),
  );
  const found = await Promise.all(
    names.map(async (name) => {
      const state = await lstat(join(folder, name)).catch(() => undefined);
      return state && !state.isDirectory() ? [{ name, at: state.mtimeMs }] : [];
    }),
  );
  const quiet = found.flat().filter(({ at }) => at <= Date.now() - QUIET_MS);
  return quiet.toSorted((one, other) => one.at - other.at).map(({ name }) => name);
}

/** Room for what is put before a name; file systems take 255 bytes. */
const MAX_NAME_BYTES = 200;

/** A name that is cut when it is long, with its ending. */
function cutName(name: string): string {
  const ending = extname(name).slice(0, 20);
  let begin = name.slice(0, name.length - ending.length);
  while (Buffer.byteLength(begin + ending) > MAX_NAME_BYTES) begin = begin.slice(0, -1);
  return begin + ending;
}

/** The name under which a run holds its file: no other run, and no other program, takes it. */
const claimOf = ({ id }: Pick<ImportRun, 'id'>, name = '') => `.bezig-${id}-${name}`;

/**
 * Renames the oldest file that can be renamed; one that can't does not keep the others back. @throws RunEnded without any
 * @returns the name that the run holds it under
 */
async function claimOldest(
  { log }: ScheduleContext,
  folder: string,
  { siteId, filePrefix }: ImportSchedule,
  run: ImportRun,
): Promise<string> {
  const names = await waitingFiles(folder, filePrefix);
  for (const name of names) {
    try {
      const held = cutName(name);
      await rename(join(folder, name), join(folder, claimOf(run, held)));
      return held;
    } catch (err) {
      log.warn({ err, site: siteId, run: run.id }, 'a file of a scheduled import could not be taken');
    }
  }
  throw names.length > 0 ? failedRun('not_a_file') : new RunEnded({ result: 'no_file' });
}

async function claimedName(folder: string, run: ImportRun): Promise<string | undefined> {
  const prefix = claimOf(run);
  return (await readdir(folder)).find((name) => name.startsWith(prefix))?.slice(prefix.length);
}

/** Copies a file, never what a link leads to. @throws RunEnded @returns when it was written */
async function copyFile(from: string, to: string): Promise<Date> {
  const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;
  const file = await open(from, flags).catch(() => {
    throw failedRun('not_a_file');
  });
  try {
    const found = await file.stat();
    if (!found.isFile()) throw failedRun('not_a_file');
    const { size, mtime } = found;
    if (size > MAX_IMPORT_BYTES) throw failedRun('file_too_large');
    const bytes = file.createReadStream({ autoClose: false, start: 0, end: Math.max(0, size - 1) });
    await pipeline(bytes, createWriteStream(to, { mode: 0o600 }));
    return mtime;
  } finally {
    await file.close();
  }
}

/** Takes the oldest file of the site's folder. @throws RunEnded: there is none, or it can't be read */
export async function claimFile(
  context: ScheduleContext,
  schedule: ImportSchedule,
  run: ImportRun,
  path: string,
): Promise<TakenFile> {
  const folder = await siteFolder(context, schedule.siteId);
  const name = (await claimedName(folder, run)) ?? (await claimOldest(context, folder, schedule, run));
  const written = await copyFile(join(folder, claimOf(run, name)), path);
  const filename = name.replace(/\p{Cc}/gu, '').slice(0, MAX_NAME);
  return { filename, etag: null, lastModified: written.toUTCString(), fileHash: null };
}

const OPEN_FOLDERS = '/proc/self/fd';

/** Moves a file into a folder, and never into one that a link leads to, also when it is replaced by a link meanwhile. */
async function moveInto(folder: string, from: string, name: string): Promise<void> {
  const opened = await open(folder, constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW).catch(
    () => {
      throw failedRun('folder_missing');
    },
  );
  try {
    const into = existsSync(OPEN_FOLDERS)
      ? join(OPEN_FOLDERS, String(opened.fd))
      : await expectFolder(folder);
    await rename(from, join(into, name));
  } finally {
    await opened.close();
  }
}

/** Moves the file that a run holds to where people find it. @returns whether more files wait */
export async function putAway(
  context: ScheduleContext,
  { siteId, source, filePrefix }: ImportSchedule,
  run: ImportRun,
  isRefused: boolean,
): Promise<boolean> {
  if (source !== 'folder') return false;
  try {
    const folder = await siteFolder(context, siteId);
    const name = await claimedName(folder, run);
    if (name === undefined) return false;
    const target = join(folder, isRefused ? 'geweigerd' : 'verwerkt');
    await mkdir(target, { mode: 0o770 }).catch(() => {});
    const stamp = run.begunAt.toISOString().slice(0, 19).replaceAll(':', '');
    await moveInto(target, join(folder, claimOf(run, name)), `${stamp}-${run.id}-${name}`);
    return (await waitingFiles(folder, filePrefix)).length > 0;
  } catch (err) {
    // The import is what counts; the file stays where it is.
    if (!(err instanceof RunEnded))
      context.log.warn({ err, site: siteId, run: run.id }, 'a file of a scheduled import was not moved');
    return false;
  }
}
