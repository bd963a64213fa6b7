import type { SeededBug } from '../seeded-bug.ts';

const modules = 'backend/src/modules';
const sixty = 'backend/test/concurrency/editing/sixty-at-once';

/** Guards of administrators, their invitations and their second factor. */
export const administrators: readonly SeededBug[] = [
  {
    file: 'backend/src/http/guard.ts',
    from: '!mayDo(admin.role, endpoint.permission)',
    to: 'false',
    test: 'backend/test/editing/drafts.test.ts',
  },
  {
    file: 'backend/src/http/guard.ts',
    from: "admin?.pending && access === 'admin'",
    to: 'false',
    test: 'backend/test/auth/second-factor/second-factor.test.ts',
  },
  {
    file: 'backend/src/http/viewer.ts',
    from: 'if (!adminActive || adminId',
    to: 'if (adminId',
    test: 'backend/test/admins/admins.test.ts',
  },
  {
    file: 'backend/src/http/run/request.ts',
    from: 'URL.parse(origin)?.host !== request.headers.host',
    to: 'false',
    test: 'backend/test/media/folders.test.ts',
  },
  {
    file: `${modules}/admins/find-admin.ts`,
    from: 'adminId === caller.adminId',
    to: 'false',
    test: 'backend/test/admins/admins.test.ts',
  },
  {
    file: `${modules}/admins/find-admin.ts`,
    from: '!managers.includes(caller.adminId)',
    to: 'false',
    test: 'backend/test/admins/parallel-changes.test.ts',
  },
  {
    file: `${modules}/admins/find-admin.ts`,
    from: "\n    .for('update');\n  return rows.map",
    to: ';\n  return rows.map',
    test: 'backend/test/admins/parallel-changes.test.ts',
  },
  {
    file: `${modules}/admins/change-admin.ts`,
    from: '  await tx.delete(sessions).where(eq(sessions.adminId, adminId));\n',
    to: '',
    test: 'backend/test/admins/admins.test.ts',
  },
  {
    file: `${modules}/admins/change-admin.ts`,
    from: '  await tx.delete(adminInvitations).where(eq(adminInvitations.adminId, adminId));\n',
    to: '',
    test: 'backend/test/admins/admins.test.ts',
  },
  {
    file: `${modules}/admins/invitations.ts`,
    from: 'gt(adminInvitations.expiresAt, sql`now()`),',
    to: '',
    test: 'backend/test/admins/admins.test.ts',
  },
  {
    file: `${modules}/admins/invitations.ts`,
    from: '  await tx.delete(adminInvitations).where(eq(adminInvitations.adminId, adminId));\n',
    to: '',
    test: 'backend/test/admins/admins.test.ts',
  },
  {
    file: `${modules}/admins/invitations.ts`,
    from: '        eq(adminInvitations.adminId, admin.id),\n',
    to: '',
    test: 'backend/test/admins/admins.test.ts',
  },
  {
    file: `${modules}/admins/accept-invitation.ts`,
    from: '          if (!admin) return undefined;\n',
    to: "          if (!admin) return { client_code: '' };\n",
    test: `${sixty}/logins.test.ts`,
  },
  {
    file: `${modules}/auth/second-factor/use-factor.ts`,
    from: '        lt(adminSecondFactors.lastStep, step),\n',
    to: '',
    test: `${sixty}/logins.test.ts`,
  },
  {
    file: `${modules}/auth/second-factor/second-factor.ts`,
    from: '{ name, address: name }',
    to: '{ name }',
    test: `${sixty}/logins.test.ts`,
  },
  {
    file: `${modules}/auth/admin.ts`,
    from: '{ name: `admin:${username}` }',
    to: '{ name: `admin:${randomUUID()}` }',
    test: `${sixty}/logins.test.ts`,
  },
  {
    file: `${modules}/auth/admin.ts`,
    from: 'isCodeOf(site, input.clientCode) ? row : undefined',
    to: 'row',
    test: 'backend/test/auth/auth.test.ts',
  },
];
