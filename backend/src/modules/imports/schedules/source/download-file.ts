import { MAX_IMPORT_BYTES } from '@toonbank/contract';
import type { ImportRun, ImportSchedule } from '../../../../db/schema/index.ts';
import { OutboundError } from '../../../../lib/outbound/call-address.ts';
import { DownloadRefused, downloadOutside } from '../../../../lib/outbound/download.ts';
import type { ScheduleContext } from '../services.ts';
import { openAuthorization } from './authorization.ts';
import { failedRun, RunEnded } from './run-ended.ts';
import type { TakenFile } from './taken-file.ts';

const TIMEOUT_MS = 120_000;
const MAX_NAME = 200;
const [OK, NOT_MODIFIED] = [200, 304];

/** The last part of the address, as people know the file. */
function nameOf(url: string): string {
  const { pathname, hostname } = new URL(url);
  const last = pathname.split('/').at(-1) || hostname;
  try {
    return decodeURIComponent(last)
      .replace(/\p{Cc}/gu, '')
      .slice(0, MAX_NAME);
  } catch {
    return last.slice(0, MAX_NAME);
  }
}

/** Without conditions for a run that an administrator asked for. @throws RunEnded */
function headersOf(schedule: ImportSchedule, { forced }: ImportRun, installation: string) {
  const { secret, siteId, etag, lastModified } = schedule;
  const authorization = secret === null ? null : openAuthorization({ secret, siteId }, installation);
  if (authorization === undefined) throw failedRun('secret');
  return {
    ...{ accept: '*/*', 'accept-encoding': 'identity', 'user-agent': 'Toonbank-Import/1' },
    ...(authorization && { authorization }),
    ...(!forced && etag && { 'if-none-match': etag }),
    ...(!forced && lastModified && { 'if-modified-since': lastModified }),
  };
}

/** @throws RunEnded: a failure, or the file of the last time */
export async function downloadFile(
  { secret, allowsInside, timeoutMs = TIMEOUT_MS, resolve, ending }: ScheduleContext,
  schedule: ImportSchedule,
  run: ImportRun,
  path: string,
): Promise<TakenFile> {
  const { url } = schedule;
  const headers = headersOf(schedule, run, secret);
  const limits = {
    timeoutMs,
    maxBytes: MAX_IMPORT_BYTES,
    allowsInside,
    signal: ending,
    ...(resolve && { resolve }),
  };
  const { status, hash, etag, lastModified } = await downloadOutside({ url, headers, path, ...limits }).catch(
    (error: unknown) => {
      if (error instanceof DownloadRefused)
        throw failedRun(error.reason === 'redirect' ? 'redirect' : 'file_too_large');
      // A process that ends leaves the run to the next one.
      throw error instanceof OutboundError && !ending?.aborted ? failedRun(error.fault) : error;
    },
  );
  if (status === NOT_MODIFIED && !run.forced) throw new RunEnded({ result: 'same_file' });
  if (status !== OK) throw failedRun('status', status);
  if (hash === schedule.fileHash && !run.forced) throw new RunEnded({ result: 'same_file' });
  return { filename: nameOf(url), etag, lastModified, fileHash: hash };
}
