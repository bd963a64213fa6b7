import { endpoints, type WireSession } from '@toonbank/contract';
import { DomainError } from '../../http/errors.ts';
import { implement, implementDetached } from '../../http/implement.ts';
import { type Viewer, visitorOf } from '../../http/viewer.ts';
import { adminLogin, validateClientCode } from './admin.ts';
import { describeAdmin } from './admin-session.ts';
import { confirmEmail } from './email-change.ts';
import { login } from './login.ts';
import { askRecovery, recover } from './recover.ts';
import {
  confirmSecondFactor,
  removeSecondFactor,
  startSecondFactor,
  verifySecondFactor,
} from './second-factor/second-factor.ts';
import { describeSession, endSession, prolongVisitor, tokenOf } from './sessions.ts';
import { simulate } from './simulate.ts';
import { findCustomers, viewAsCustomer } from './view-as-customer.ts';
import { startVisitorSession } from './visitor-sessions.ts';

const { auth, admin } = endpoints;

function describe(viewer: Viewer, sid: string | undefined): WireSession {
  if (!sid) throw new DomainError('session_missing', 'This call needs a session.');
  return describeSession(viewer, sid);
}

export const authRoutes = [
  implement(auth.initSession, async (call) => {
    const { tx, viewer, sid } = call;
    const { session, site } = viewer;
    if (session && session.kind !== 'admin' && sid) {
      if (session.kind === 'visitor') await prolongVisitor(tx, session.sidHash);
      return describeSession(viewer, sid);
    }
    return describeSession(visitorOf(site), await startVisitorSession(call));
  }),
  implementDetached(auth.login, login),
  implementDetached(auth.simulate, simulate),
  implementDetached(auth.resetPassword, askRecovery),
  implementDetached(auth.changePasswordAfterRecovery, recover),
  implement(auth.logout, async ({ tx, viewer }) => {
    if (viewer.session) await endSession(tx, viewer.session.sidHash);
    return {};
  }),
  implementDetached(auth.authenticate, async ({ viewer, sid }) => describe(viewer, sid)),
  implementDetached(auth.refresh, async ({ viewer, sid }, stored) => {
    const fits =
      (stored.sid === undefined || stored.sid === sid) &&
      (stored.token === undefined || (sid !== undefined && stored.token === tokenOf(sid)));
    if (!fits) throw new DomainError('session_invalid', 'The stored session is not this one.');
    return describe(viewer, sid);
  }),
  implementDetached(auth.confirmEmail, confirmEmail),
  implement(admin.logout, async ({ tx, viewer }) => {
    if (viewer.session) await endSession(tx, viewer.session.sidHash);
    return {};
  }),
  implementDetached(admin.validateClientCode, validateClientCode),
  implementDetached(admin.login, adminLogin),
  implement(admin.authenticate, async ({ tx, viewer, sid }) => describeAdmin(tx, viewer, sid ?? '')),
  implementDetached(admin.verifySecondFactor, verifySecondFactor),
  implement(admin.startSecondFactor, startSecondFactor),
  implementDetached(admin.confirmSecondFactor, confirmSecondFactor),
  implementDetached(admin.removeSecondFactor, removeSecondFactor),
  findCustomers,
  viewAsCustomer,
];
