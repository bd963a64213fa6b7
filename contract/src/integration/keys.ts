import { z } from 'zod';
import { adminList } from '../admin-list.ts';
import { endpoint, nothing } from '../define.ts';
import { id, instant, isoDate, lineText } from '../fields.ts';
import { scopes } from './scopes.ts';

const shared = { api: 'admin', access: 'admin', permission: 'integration.manage' } as const;

export const integrationKey = z.object({
  key_id: id,
  name: z.string(),
  scopes: z.array(z.enum(scopes)),
  state: z.enum(['active', 'expired', 'revoked']),
  /** The last day on which it works. */
  expires_on: isoDate.nullable(),
  made_by: z.string(),
  made_at: instant,
  last_used_at: instant.nullable(),
  /** The secret from before the last rotation, which still works. */
  old_secret: z.object({ made_at: instant, last_used_at: instant.nullable() }).nullable(),
  revoked_at: instant.nullable(),
});
export type WireIntegrationKey = z.infer<typeof integrationKey>;

/** `secret` is shown once: only its hash is stored. */
const withSecret = z.object({ key: integrationKey, secret: z.string() });

const listedCall = z.object({
  call_id: id,
  key_id: id,
  key_name: z.string(),
  at: instant,
  method: z.string(),
  /** With its query. */
  path: z.string(),
  status: z.number().int(),
  /** Empty for a call that succeeded. */
  code: z.string(),
  /** Lines or rows that were sent or answered. */
  lines: z.number().int(),
  duration_ms: z.number().int(),
});
export type WireIntegrationCall = z.infer<typeof listedCall>;

export const callOutcomes = ['succeeded', 'failed'] as const;

const calls = adminList({
  path: '/integration/calls',
  permission: 'integration.manage',
  sorts: ['-id', 'id'],
  filters: { keyID: id.optional(), outcome: z.enum(callOutcomes).optional() },
  row: listedCall,
  summary: 'Calls of the integration API of the last 30 days; `search` finds paths.',
});

/** Keys of the integration API and their calls, for those who manage the shop. */
export const integration = {
  keys: endpoint({
    ...shared,
    path: '/integration/keys',
    mutates: false,
    request: nothing,
    response: z.array(integrationKey),
    summary: 'All keys of the site: those that work first, then by name.',
  }),
  makeKey: endpoint({
    ...shared,
    path: '/integration/make_key',
    mutates: true,
    request: z.object({
      name: lineText(80).trim().min(1),
      scopes: z.array(z.enum(scopes)).min(1).max(scopes.length),
      /** The last day on which it works; absent: it does not expire. */
      expiresOn: isoDate.optional(),
    }),
    response: withSecret,
    summary:
      'A new key. 409 conflict: `fields.name` taken by a key that works, or `fields.key` too_many. 400: `fields.expiresOn` ' +
      'past or no day.',
  }),
  rotateKey: endpoint({
    ...shared,
    path: '/integration/rotate_key',
    mutates: true,
    request: z.object({ keyID: id }),
    response: withSecret,
    summary:
      'A new secret; the one before works until it is ended. 409 conflict: `fields.key` two_secrets, expired or revoked.',
  }),
  endOldSecret: endpoint({
    ...shared,
    path: '/integration/end_old_secret',
    mutates: true,
    request: z.object({ keyID: id }),
    response: integrationKey,
    summary: 'Ends the secret from before the last rotation, at once.',
  }),
  revokeKey: endpoint({
    ...shared,
    path: '/integration/revoke_key',
    mutates: true,
    request: z.object({ keyID: id }),
    response: integrationKey,
    summary: 'Ends a key with all its secrets, at once and for good.',
  }),
  calls: calls.list,
  callsFile: calls.file,
};
