import { type Endpoint, mayDo } from '@toonbank/contract';
import type { Tx } from '../db/connect.ts';
import type { Site } from '../db/schema/index.ts';
import { DomainError } from './errors.ts';
import { findViewer, type Viewer, visitorOf } from './viewer.ts';

type Guarded = Pick<Endpoint, 'access' | 'permission' | 'mutates' | 'allowsSimulated' | 'allowsPending'>;

/**
 * Checks the access level of the contract (see `Access`) for the owner of a session. The customer API accepts sessions of
 * visitors and customers, an admin session is for admin endpoints only, with the endpoint's permission; one that still needs
 * its second factor for those that give it. A simulated session may read, and change only what the endpoint allows.
 * @throws DomainError login_required, admin_required, role_required or simulated_session
 */
export function checkAccess(endpoint: Guarded, { session, customer, admin }: Viewer): void {
  const { access } = endpoint;
  if (access === 'admin' && !admin) throw new DomainError('admin_required', 'Only for admins.');
  if (admin?.pending && access === 'admin' && !endpoint.allowsPending)
    throw new DomainError('admin_required', 'This login still needs its second factor.');
  if (admin && endpoint.permission && !mayDo(admin.role, endpoint.permission))
    throw new DomainError('role_required', `This role has no permission ${endpoint.permission}.`);
  if (access === 'customer' && !customer) throw new DomainError('login_required', 'Only when logged in.');
  if (access === 'visitor' && admin) throw new DomainError('login_required', 'Not with an admin session.');
  if (session?.simulated && endpoint.mutates && !endpoint.allowsSimulated)
    throw new DomainError('simulated_session', 'A simulated session changes nothing.');
}

/**
 * Reads the session of a call and checks its access. It is sent before this returns.
 * @throws DomainError session_missing, session_invalid, or as `checkAccess`
 */
export async function admit(tx: Tx, site: Site, endpoint: Guarded, sid: string | undefined): Promise<Viewer> {
  const { access } = endpoint;
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
  checkAccess(endpoint, viewer);
  return viewer;
}
