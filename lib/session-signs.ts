/** A window event: a call was refused because there is no login. Not in `names.ts`, which every page loads. */
export const NO_SESSION_EVENT = 'toonbank:no-session';
/** A window event: a call was refused because a simulated session changes nothing. */
export const SIMULATED_EVENT = 'toonbank:simulated';
