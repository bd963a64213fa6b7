import { z } from 'zod';
import { done, endpoint, nothing } from '../define.ts';
import {
  adminLoginForm,
  clientCodeForm,
  factorCodeForm,
  newFactorForm,
  removeFactorForm,
} from '../forms/admin.ts';
import { adminRoles } from '../permissions.ts';

/** An admin's session; the gateway empties `sid` before the browser sees it. */
export const adminSession = z.object({
  sid: z.string(),
  user_name: z.string(),
  client_code: z.string(),
  role: z.enum(adminRoles),
  /**
   * `code`, `setup`: the session may do nothing before a code of the second factor, or before one is set up, because the
   * site demands it.
   */
  second_factor: z.enum(['off', 'on', 'code', 'setup']),
  second_factor_demanded: z.boolean(),
  recovery_codes_left: z.number(),
});
export type WireAdminSession = z.infer<typeof adminSession>;

/** The admin API has no /v1 prefix (docs/behaviour.md §5.1). */
export const admin = {
  authenticate: endpoint({
    api: 'admin',
    path: '/auth/authenticate',
    methods: ['GET'],
    access: 'admin',
    mutates: false,
    allowsPending: true,
    request: nothing,
    response: adminSession,
    summary: 'Is the stored admin session alive?',
  }),
  validateClientCode: endpoint({
    api: 'admin',
    path: '/auth/validate_client_code',
    access: 'open',
    mutates: false,
    request: clientCodeForm,
    response: z.object({ client_name: z.string() }),
    summary: 'Step one of the admin login.',
  }),
  login: endpoint({
    api: 'admin',
    path: '/auth/login',
    access: 'open',
    mutates: true,
    allowsSimulated: true,
    request: adminLoginForm,
    response: adminSession,
    summary: 'Step two of the admin login.',
  }),
  logout: endpoint({
    api: 'admin',
    path: '/auth/logout',
    access: 'admin',
    mutates: true,
    allowsPending: true,
    request: nothing,
    response: done,
    summary: 'End the admin session on the server.',
  }),
  verifySecondFactor: endpoint({
    api: 'admin',
    path: '/auth/verify_second_factor',
    access: 'admin',
    mutates: true,
    allowsPending: true,
    request: factorCodeForm,
    response: adminSession,
    summary: 'Step three of the admin login: a code of the app, or a recovery code. Each works once.',
  }),
  startSecondFactor: endpoint({
    api: 'admin',
    path: '/auth/start_second_factor',
    access: 'admin',
    mutates: true,
    allowsPending: true,
    request: nothing,
    response: z.object({
      /** Base32. */
      secret: z.string(),
      /** `otpauth://…`. */
      uri: z.string(),
      /** The same as a QR code: an SVG path on a grid of `size` by `size`. */
      qr: z.object({ size: z.number(), path: z.string() }),
    }),
    summary: 'A new secret for an authenticator app; it counts once it is confirmed.',
  }),
  confirmSecondFactor: endpoint({
    api: 'admin',
    path: '/auth/confirm_second_factor',
    access: 'admin',
    mutates: true,
    allowsPending: true,
    request: newFactorForm,
    response: adminSession.extend({ recovery_codes: z.array(z.string()) }),
    summary: 'Put the second factor in use by its first code; all other sessions of the admin end.',
  }),
  removeSecondFactor: endpoint({
    api: 'admin',
    path: '/auth/remove_second_factor',
    access: 'admin',
    mutates: true,
    request: removeFactorForm,
    response: done,
    summary: 'Take the second factor out of use, by password and code; not where the site demands one.',
  }),
};
