import { createHmac, timingSafeEqual } from 'node:crypto';
import type { RecurringRun, Site } from '../../db/schema/index.ts';

const FORM = /^(\d{1,10})\.([\w-]{43})$/;

/** The secret signs other things too: what is signed says what it is for. */
const sign = (secret: string, siteId: string, runId: number): string =>
  createHmac('sha256', secret).update(`prepared order\n${siteId}\n${runId}`).digest('base64url');

/** What opens one prepared order to who has it. When it ends is the run's: the row says so. */
export const preparedToken = (secret: string, { siteId, id }: Pick<RecurringRun, 'siteId' | 'id'>): string =>
  `${id}.${sign(secret, siteId, id)}`;

/** The run that a token opens, if it is one of ours for this site. */
export function readToken(secret: string, site: Pick<Site, 'id'>, token: string): number | undefined {
  const [, run = '', signature = ''] = FORM.exec(token) ?? [];
  const right = Buffer.from(sign(secret, site.id, Number(run)));
  const given = Buffer.from(signature);
  return given.length === right.length && timingSafeEqual(given, right) ? Number(run) : undefined;
}

/** The page of the link: behind the `#` no server and no log sees it (ADR 30). */
export const preparedPage = (origin: string, token: string): string => `${origin}/nl/herhaalorder#${token}`;
