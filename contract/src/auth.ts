import { z } from 'zod';
import { done, endpoint, nothing, sessionEndpoint } from './define.ts';
import { text } from './fields.ts';
import { loginForm, newPassword, recoveryForm } from './forms/credentials.ts';
import { guestRequest, guestShape } from './forms/registration.ts';

/** The branch that serves this customer, or the site's own for visitors. */
export const branchDetails = z.object({
  name: z.string(),
  street: z.string(),
  postcode: z.string(),
  city: z.string(),
  country: z.string(),
  phone: z.string(),
  email: z.string(),
  html_title: z.string(),
  html_description: z.string(),
  html_keywords: z.string(),
  /** Absent: the storefront's own, of the site's file. */
  opening_hours: z.array(z.object({ days: z.string(), hours: z.string() })).optional(),
});

/** Flat (docs/behaviour.md §5.3). The gateway empties `sid` and `token` before the browser sees them. */
export const session = z.object({
  result: z.literal(true),
  sid: z.string(),
  token: z.string(),
  authenticated: z.boolean(),
  user_name: z.string(),
  client_name: z.string(),
  vestiging_details: branchDetails,
  /** True while an operator looks at the shop as this customer, by a simulation link. */
  simulated: z.boolean().default(false),
});
export type WireSession = z.infer<typeof session>;

export const auth = {
  initSession: sessionEndpoint({
    path: '/v1/auth/init_session',
    methods: ['GET', 'POST'],
    access: 'open',
    mutates: false,
    request: nothing,
    response: session,
    summary: 'A fresh anonymous session, or the living one that was sent.',
  }),
  login: sessionEndpoint({
    path: '/v1/auth/login',
    access: 'open',
    mutates: true,
    allowsSimulated: true,
    request: loginForm,
    response: session,
    summary: 'Log in: a fresh session; the old one dies, its cart is merged once.',
  }),
  guest: sessionEndpoint({
    path: '/v1/auth/set_guest',
    access: 'visitor',
    mutates: true,
    /** The rules depend on the site: `guestForm` has them, and names all faults at once. */
    request: guestRequest,
    form: guestShape,
    response: session,
    summary:
      'Order without an account, where consumers buy: a customer of its own and a session as after a login. The same ' +
      'answer for an address that has an account.',
  }),
  openGuestOrder: sessionEndpoint({
    path: '/v1/auth/open_guest_order',
    access: 'visitor',
    mutates: true,
    request: z.strictObject({ token: text(80).min(1) }),
    response: session,
    summary:
      'A guest’s session by the signed link in a mail about the order. Forged, foreign or old links, and those of ' +
      'a customer with an account: not_found.',
  }),
  keepGuest: endpoint({
    path: '/v1/auth/set_guest_account',
    access: 'customer',
    mutates: true,
    request: nothing,
    response: done,
    summary: 'A guest asks for an account: its password is chosen by the link in the mail.',
  }),
  logout: endpoint({
    path: '/v1/auth/logout',
    methods: ['POST', 'GET'],
    access: 'visitor',
    mutates: true,
    allowsSimulated: true,
    request: nothing,
    response: done,
    summary: 'End the session on the server.',
  }),
  authenticate: sessionEndpoint({
    path: '/v1/auth/authenticate',
    methods: ['GET'],
    access: 'visitor',
    mutates: false,
    request: nothing,
    response: session,
    summary: 'Who is this session?',
  }),
  refresh: sessionEndpoint({
    path: '/v1/auth/authenticate',
    methods: ['POST'],
    access: 'visitor',
    mutates: false,
    request: z.object({ sid: text(200).optional(), token: text(200).optional() }),
    response: session,
    summary: 'The same, sending the stored session; a stored one that is not this one is refused.',
  }),
  simulate: sessionEndpoint({
    path: '/v1/auth/simulate',
    access: 'open',
    mutates: true,
    allowsSimulated: true,
    request: z.object({ cid: text(40).min(1), hash: text(400).min(1) }),
    response: session,
    summary: "Look at the shop through a customer's eyes by a signed, single-use link.",
  }),
  changePasswordAfterRecovery: sessionEndpoint({
    path: '/v1/auth/change_password_after_recovery',
    access: 'open',
    mutates: true,
    request: recoveryForm.extend({ recoveryCode: text(200).trim().min(1), password: newPassword }),
    response: session,
    summary: 'A new password with a single-use code from the mail.',
  }),
  confirmEmail: endpoint({
    path: '/v1/auth/confirm_email',
    access: 'open',
    mutates: true,
    request: z.object({ code: text(200).trim().min(1) }),
    response: z.object({ email: z.string() }),
    summary: 'A new e-mail address counts, by the single-use code of the mail that went to it.',
  }),
  resetPassword: endpoint({
    path: '/v1/auth/reset_password',
    access: 'open',
    mutates: true,
    request: recoveryForm,
    response: done,
    summary: 'Ask for a recovery mail; the same answer for known and unknown names.',
  }),
};
