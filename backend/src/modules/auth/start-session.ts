import type { WireSession } from '@toonbank/contract';
import type { Tx } from '../../db/connect.ts';
import { DomainError } from '../../http/errors.ts';
import { findViewer, type Viewer } from '../../http/viewer.ts';
import { mergeCarts } from '../cart/merge.ts';
import { createSession, describeSession, endSession } from './sessions.ts';

/**
 * Turns a visitor into a customer: a fresh session id, the old one dead, the visitor's cart merged once
 * (docs/behaviour.md §4.4).
 * @throws DomainError credentials_wrong when the account was switched off meanwhile
 */
export async function startCustomerSession(
  tx: Tx,
  { site, session }: Viewer,
  userId: number,
): Promise<WireSession> {
  if (session?.kind === 'visitor') await mergeCarts(tx, site, session.sidHash, userId);
  if (session && session.kind !== 'admin') await endSession(tx, session.sidHash);
  const sid = await createSession(tx, site, { kind: 'customer', userId });
  const loggedIn = await findViewer(tx, site, sid);
  if (!loggedIn) throw new DomainError('credentials_wrong', 'The account was switched off.');
  return describeSession(loggedIn, sid);
}
