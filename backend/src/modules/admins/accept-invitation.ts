import { endpoints } from '@toonbank/contract';
import { adminUsers } from '../../db/schema/index.ts';
import { eq } from '../../db/sql.ts';
import { logAction } from '../../http/admin-log.ts';
import { DomainError } from '../../http/errors.ts';
import { collectFaults } from '../../http/form-faults.ts';
import { implementDetached } from '../../http/implement.ts';
import { passwordFault } from '../auth/password-rules.ts';
import { hashPassword } from '../auth/passwords.ts';
import { guardGuess } from '../throttle/throttle.ts';
import { endAccess } from './change-admin.ts';
import { takeInvitation } from './invitations.ts';

/** Sets a password with the code of a link; every session of the administrator ends. */
export const acceptInvitation = implementDetached(
  endpoints.admins.acceptInvitation,
  async (call, { username, code, password }) => {
    const { site } = call.viewer;
    const faults = collectFaults();
    const fault = passwordFault(password, [username, site.name]);
    if (fault) faults.add('password', fault);
    faults.refuse();
    const accepted = await guardGuess(
      call,
      { name: `admin-invitation:${username.toLowerCase()}` },
      async () => {
        // Before the code is checked: a right code takes as long as a wrong one.
        const passwordHash = await hashPassword(password);
        return call.database.inSite(site.id, async (tx) => {
          const admin = await takeInvitation(tx, code, username);
          if (!admin) return undefined;
          await tx.update(adminUsers).set({ passwordHash }).where(eq(adminUsers.id, admin.id));
          await endAccess(tx, admin.id);
          await logAction(tx, site.id, {
            ...{ adminId: admin.id, action: 'choose_password', targetKind: 'admin', targetId: admin.id },
            details: { name: admin.name },
          });
          return { client_code: site.adminCode };
        });
      },
    );
    if (accepted) return accepted;
    throw new DomainError('credentials_wrong', 'This code opens no account, or was used.');
  },
);
