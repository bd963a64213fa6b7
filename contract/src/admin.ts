import { z } from 'zod';
import { done, endpoint, nothing } from './define.ts';
import { adminRoles } from './editing/roles.ts';
import { adminLoginForm, clientCodeForm } from './forms/admin.ts';

/** An admin's session; the gateway empties `sid` before the browser sees it. */
export const adminSession = z.object({
  sid: z.string(),
  user_name: z.string(),
  client_code: z.string(),
  role: z.enum(adminRoles),
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
    request: nothing,
    response: done,
    summary: 'End the admin session on the server.',
  }),
};
