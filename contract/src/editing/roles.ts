/**
 * What an administrator may do on a site, from least to most; each role includes those before it. An editor writes
 * drafts, a publisher makes them live, a manager also has users and settings.
 */
export const adminRoles = ['editor', 'publisher', 'manager'] as const;
export type AdminRole = (typeof adminRoles)[number];

/** Whether a role includes another. */
export const includesRole = (role: AdminRole, needed: AdminRole): boolean =>
  adminRoles.indexOf(role) >= adminRoles.indexOf(needed);
