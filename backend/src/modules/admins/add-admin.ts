import { randomUUID } from 'node:crypto';
import { endpoints } from '@toonbank/contract';
import type { Tx } from '../../db/connect.ts';
import { adminUsers } from '../../db/schema/index.ts';
import { logAction } from '../../http/admin-log.ts';
import { DomainError, orNotFound } from '../../http/errors.ts';
import { type Call, implement, implementDetached } from '../../http/implement.ts';
import { shopOrigin } from '../../http/shop-address.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { unknownPassword } from '../auth/passwords.ts';
import { type AdminUser, findAdmin } from './find-admin.ts';
import { makeInvitation } from './invitations.ts';

type NewAdmin = Pick<AdminUser, 'siteId' | 'name' | 'email' | 'username' | 'role' | 'passwordHash'>;

/** Stores a new administrator. @throws DomainError username_taken */
export async function storeAdmin(tx: Tx, admin: NewAdmin): Promise<AdminUser> {
  const username = (admin.username || admin.email).toLowerCase();
  const [stored] = await tx
    .insert(adminUsers)
    .values({ ...admin, username })
    .onConflictDoNothing({ target: [adminUsers.siteId, adminUsers.username] })
    .returning();
  if (!stored) throw new DomainError('username_taken', 'The site has an administrator of this name.');
  return stored;
}

/** Mails a link for choosing a password, or returns it where no mail is sent. */
async function invite(call: Call, tx: Tx, admin: AdminUser) {
  const { siteId, id: adminId, name, email } = admin;
  if (call.sendsMail && email !== '') {
    const key = `admin-invitation:${adminId}:${randomUUID()}`;
    await queueMail(tx, {
      ...{ siteId, kind: 'admin-invitation', key, adminId },
      ...{ recipient: email, recipientName: name },
    });
    return { mailed: true, link: '' };
  }
  const origin = shopOrigin(call.viewer.site, call.payments.addresses);
  return { mailed: false, link: await makeInvitation(tx, admin, origin) };
}

export const addAdmin = implementDetached(endpoints.admins.add, async (call, form) => {
  const { site, admin } = call.viewer;
  const { adminId } = orNotFound(admin);
  const passwordHash = await unknownPassword();
  return call.database.inSite(site.id, async (tx) => {
    const added = await storeAdmin(tx, { siteId: site.id, ...form, passwordHash });
    await logAction(tx, site.id, {
      ...{ adminId, action: 'add_admin', targetKind: 'admin', targetId: added.id },
      details: { name: added.name, role: added.role },
    });
    return { id: added.id, ...(await invite(call, tx, added)) };
  });
});

export const inviteAdmin = implement(endpoints.admins.invite, async (call, { adminID }) => {
  const { tx, viewer } = call;
  const invited = await findAdmin(tx, adminID);
  if (!invited.active) throw new DomainError('conflict', 'This administrator is switched off.');
  await logAction(tx, viewer.site.id, {
    ...{ adminId: orNotFound(viewer.admin).adminId, action: 'invite_admin' },
    ...{ targetKind: 'admin', targetId: adminID, details: { name: invited.name } },
  });
  return invite(call, tx, invited);
});
