import type { SeededBug } from '../seeded-bug.ts';

export const guards: readonly SeededBug[] = [
  {
    file: 'backend/src/modules/throttle/throttle.ts',
    from: 'power(2, least(',
    to: 'power(1, least(',
    test: 'backend/test/auth/parallel-guesses.test.ts',
  },
  {
    file: 'backend/src/modules/throttle/throttle.ts',
    from: 'const CLOCK_SLACK_S = 60;',
    to: 'const CLOCK_SLACK_S = 0;',
    test: 'backend/test/auth/parallel-guesses.test.ts',
  },
  {
    file: 'backend/src/http/run/run-call.ts',
    from: 'address: clientAddress(request.ip),',
    to: 'address: request.ip,',
    test: 'backend/test/auth/parallel-guesses.test.ts',
  },
  {
    file: 'backend/src/http/client-address.ts',
    from: 'groups[5] === 0xffff',
    to: 'groups[5] === 0xfffe',
    test: 'backend/test/http/client-address.test.ts',
  },
  {
    file: 'backend/src/modules/auth/passwords.ts',
    from: 'verify(stored ?? unknown, password)',
    to: '(stored ? verify(stored, password) : Promise.resolve(false))',
    test: 'backend/test/auth/login-timing.test.ts',
  },
  {
    file: 'backend/src/modules/coupons/guesses.ts',
    from: 'clears: false',
    to: 'clears: true',
    test: 'backend/test/coupons/guesses.test.ts',
  },
  {
    file: 'backend/src/modules/auth/email-change.ts',
    from: 'AND pending_email_until > now() AND active',
    to: 'AND active',
    test: 'backend/test/account/change-email.test.ts',
  },
  {
    file: 'backend/src/modules/auth/email-change.ts',
    from: 'and(eq(customerUsers.id, userId), eq(customerUsers.pendingEmail, newEmail))',
    to: 'eq(customerUsers.id, userId)',
    test: 'backend/test/account/change-email.test.ts',
  },
  {
    file: 'backend/src/modules/auth/change-password.ts',
    from: 'pendingEmail: null, pendingEmailCodeHash: null, pendingEmailUntil: null',
    to: 'pendingEmail: null',
    test: 'backend/test/account/change-email.test.ts',
  },
  {
    file: 'backend/src/modules/auth/recover.ts',
    from: 'CASE WHEN ${changedLately} THEN u.former_email ELSE u.email END AS recipient',
    to: 'u.email AS recipient',
    test: 'backend/test/account/change-email.test.ts',
  },
  {
    file: 'backend/src/modules/account/save-details.ts',
    from: "await askCurrentPassword(call, faults, contact.currentPassword ?? '');",
    to: '',
    test: 'backend/test/account/change-email.test.ts',
  },
  {
    file: 'app/_gateway/sessions.ts',
    from: 'endpoint === endpoints.admin.logout',
    to: 'endpoint === endpoints.admin.login',
    test: 'tests/api/gateway/sessions.test.ts',
  },
  {
    file: 'backend/src/modules/auth/visitor-sessions.ts',
    from: 'a.failures < ${max}',
    to: 'a.failures <= ${max}',
    test: 'backend/test/concurrency/visitor-sessions.test.ts',
  },
  {
    file: 'backend/src/http/site-directory.ts',
    from: '!refusesShipped || ',
    to: '',
    test: 'backend/test/http/shipped-tokens.test.ts',
  },
  {
    file: 'contract/src/waste/endpoints.ts',
    from: 'note: text(MAX_WASTE_NOTE)',
    to: 'note: z.string().max(MAX_WASTE_NOTE)',
    test: 'backend/test/contract/control-characters.test.ts',
  },
  {
    file: 'backend/src/modules/product-desk/units.ts',
    from: '  await lockEan(tx, siteId, unit.ean);',
    to: '',
    test: 'backend/test/concurrency/desks/product-units.test.ts',
  },
  {
    file: 'backend/src/db/migrations/0060_import_schedules.sql',
    from: 'CREATE UNIQUE INDEX import_runs_one_running',
    to: 'CREATE INDEX import_runs_one_running',
    test: 'backend/test/concurrency/imports/schedules.test.ts',
  },
  {
    file: 'backend/src/lib/outbound/download.ts',
    from: 'isSameHost ? call.headers : open',
    to: 'call.headers',
    test: 'backend/test/imports/schedules/address.test.ts',
  },
  {
    file: 'backend/src/modules/imports/schedules/source/folder.ts',
    from: ' | constants.O_NOFOLLOW | constants.O_NONBLOCK',
    to: '',
    test: 'backend/test/imports/schedules/folder.test.ts',
  },
];
