import { z } from 'zod';
import { done, endpoint, nothing } from '../define.ts';
import { id, instant, text } from '../fields.ts';
import { acceptInvitationForm, addAdminForm } from '../forms/admin.ts';
import { adminRoles } from '../permissions.ts';

const managed = { api: 'admin', access: 'admin', permission: 'site.manage', mutates: true } as const;

/** A link with which an administrator chooses a password, once. */
const invitation = z.object({
  /** It was mailed; else `link` has it. */
  mailed: z.boolean(),
  link: z.string(),
});

/** The administrators of a site, for its managers (docs/behaviour.md §4.11). */
export const admins = {
  list: endpoint({
    ...managed,
    path: '/users/list',
    mutates: false,
    request: nothing,
    response: z.object({
      admins: z.array(
        z.object({
          id,
          name: z.string(),
          username: z.string(),
          email: z.string(),
          role: z.enum(adminRoles),
          active: z.boolean(),
          second_factor: z.boolean(),
          last_login: instant.nullable(),
          /** The caller. */
          own: z.boolean(),
        }),
      ),
      second_factor_demanded: z.boolean(),
    }),
    summary: 'The administrators of the site.',
  }),
  add: endpoint({
    ...managed,
    path: '/users/add',
    request: addAdminForm,
    response: invitation.extend({ id }),
    summary: 'Add an administrator, who gets a link to choose a password.',
  }),
  invite: endpoint({
    ...managed,
    path: '/users/invite',
    request: z.object({ adminID: id }),
    response: invitation,
    summary: 'Another link to choose a password; an earlier one no longer works.',
  }),
  changeRole: endpoint({
    ...managed,
    path: '/users/change_role',
    request: z.object({ adminID: id, role: z.enum(adminRoles) }),
    response: done,
    summary: 'Give an administrator another role.',
  }),
  setActive: endpoint({
    ...managed,
    path: '/users/set_active',
    request: z.object({ adminID: id, active: z.boolean() }),
    response: done,
    summary: 'Switch an administrator off, which ends the sessions at once, or on again.',
  }),
  resetSecondFactor: endpoint({
    ...managed,
    path: '/users/reset_second_factor',
    request: z.object({ adminID: id }),
    response: done,
    summary: 'Take a lost second factor away.',
  }),
  demandSecondFactor: endpoint({
    ...managed,
    path: '/users/demand_second_factor',
    request: z.object({ demanded: z.boolean() }),
    response: done,
    summary: 'Whether every administrator of the site needs a second factor, from the next login on.',
  }),
  acceptInvitation: endpoint({
    api: 'admin',
    path: '/auth/accept_invitation',
    access: 'open',
    mutates: true,
    allowsSimulated: true,
    request: acceptInvitationForm.extend({
      username: text(200).trim().min(1),
      code: text(200).trim().min(1),
    }),
    response: z.object({ client_code: z.string() }),
    summary: 'Choose a password with the code of a link.',
  }),
};
