import type { Access, Endpoint } from '@toonbank/contract';
import type { FastifyRequest } from 'fastify';
import type { Tx } from '../db/connect.ts';
import { type SQL, sql } from '../db/sql.ts';
import { DomainError } from './errors.ts';
import type { Viewer } from './viewer.ts';

/** What a caller wants to see instead of the shop as it is now (docs/behaviour.md §14.9). */
export interface View {
  /** The token of a draft. */
  preview: string | undefined;
  /** A moment in ISO form. */
  moment: string | undefined;
}

/** Shows the tables of a transaction as a view has them. The transaction is rolled back afterwards. */
export type ShowView = (tx: Tx, viewer: Viewer, endpoint: Endpoint, view: View) => Promise<Viewer>;

/** Calls of the shop itself. */
const SHOP: readonly Access[] = ['site', 'visitor', 'customer'];

const MOMENT = /^20\d{2}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{3})?Z$/;

/** The view that a call asks for; undefined for one that shows what is live. Only reading has views. */
export function readView({ access, mutates }: Endpoint, { headers }: FastifyRequest): View | undefined {
  const header = (name: string) => {
    const value = headers[name];
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  const view = { preview: header('x-preview'), moment: header('x-moment') };
  const isAsked = view.preview !== undefined || view.moment !== undefined;
  return isAsked && SHOP.includes(access) && !mutates ? view : undefined;
}

/**
 * The moment that a caller may see: of administrators, and of the simulated sessions that they begin. All others see the
 * shop as it is.
 * @throws DomainError invalid_request for text that is no moment
 */
export function momentFor({ admin, session }: Viewer, moment: string): Date | undefined {
  const isAllowed = admin ? !admin.pending : session?.simulated === true;
  if (!isAllowed) return undefined;
  const at = new Date(moment);
  if (!MOMENT.test(moment) || Number.isNaN(at.getTime()))
    throw new DomainError('invalid_request', 'This is no moment.', { moment: 'invalid_format' });
  return at;
}

/** The moment that a caller sees the shop at. */
export const shownAt = ({ moment }: Viewer): Date => moment ?? new Date();

/** The same in SQL: of the transaction, unless another is wanted. */
export const shownAtSql = ({ moment }: Viewer): SQL =>
  moment ? sql`${moment.toISOString()}::timestamptz` : sql`now()`;
