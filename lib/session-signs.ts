/** An event of the window: a call was refused because nobody is logged in. Not in `names.ts`, which every page loads. */
export const NO_SESSION_EVENT = 'toonbank:no-session';
/** An event of the window: a call was refused because a simulated session changes nothing. */
export const SIMULATED_EVENT = 'toonbank:simulated';
