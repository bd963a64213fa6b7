import { createHmac, timingSafeEqual } from 'node:crypto';
import type { RecurringRun, Site } from '../../db/schema/index.ts';

const FORM = /^(\d{1,10})\.([\w-]{43})$/;

/** The secret signs other data too, so the signed text names its purpose. */
const sign = (secret: string, siteId: string, runId: number): string =>
  createHmac('sha256', secret).update(`prepared order\n${siteId}\n${runId}`).digest('base64url');

/** The token of one prepared order; every person who has it can open the order. Its end is stored with the run. */
export const preparedToken = (secret: string, { siteId, id }: Pick<RecurringRun, 'siteId' | 'id'>): string =>
  `${id}.${sign(secret, siteId, id)}`;

/** The run of a token, if it is one of ours for this site. */
export function readToken(secret: string, site: Pick<Site, 'id'>, token: string): number | undefined {
  const [, run = '', signature = ''] = FORM.exec(token) ?? [];
  const expected = Buffer.from(sign(secret, site.id, Number(run)));
  const received = Buffer.from(signature);
  return received.length === expected.length && timingSafeEqual(received, expected) ? Number(run) : undefined;
}

/** The page of the link: the token stands behind the `#`, where no server and no log sees it (ADR 30). */
export const preparedPage = (origin: string, token: string): string => `${origin}/nl/herhaalorder#${token}`;
