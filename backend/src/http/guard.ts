import type { Access } from '@toonbank/contract';
import type { Tx } from '../db/connect.ts';
import type { Site } from '../db/schema/index.ts';
import { DomainError } from './errors.ts';
import { findViewer, type Viewer, visitorOf } from './viewer.ts';

/**
 * Who may call, as the contract says (see `Access`). The customer API knows visitors and customers, the admin
 * session is for admin endpoints only.
 * @throws DomainError session_missing, session_invalid, login_required or admin_required
 */
export async function admit(tx: Tx, site: Site, access: Access, sid: string | undefined): Promise<Viewer> {
  const needsSession = access === 'visitor' || access === 'customer' || access === 'admin';
  if (!sid) {
    if (needsSession) throw new DomainError('session_missing', 'This call needs a session.');
    return visitorOf(site);
  }
  const viewer = await findViewer(tx, site, sid);
  if (!viewer) {
    if (access === 'open') return visitorOf(site);
    throw new DomainError('session_invalid', 'This session is not alive on this site.');
  }
  if (access === 'admin' && !viewer.admin) throw new DomainError('admin_required', 'Only for admins.');
  if (access === 'customer' && !viewer.customer)
    throw new DomainError('login_required', 'Only when logged in.');
  if (access === 'visitor' && viewer.admin)
    throw new DomainError('login_required', 'Not with an admin session.');
  return viewer;
}
