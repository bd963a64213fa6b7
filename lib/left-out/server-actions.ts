/** Replaces Next's server actions: the browser calls the gateway instead (docs/behaviour.md §4.3). */
export function serverActionReducer(): never {
  throw new Error('Server actions are left out of the scripts; see next.config.ts.');
}
