/**
 * SHA-256 of the definitions that React puts before its first call of each kind, by what they define. They change
 * with React: the test in tests/server/csp reads the installed version and names the missing ones.
 */
export const reactDefinitions: ReadonlyMap<string, string> = new Map([
  ['rkPyhj2kmK5uKX6SivS3u1ga+pNajy8xBWBiEPXhNMA=', 'segment'],
  ['ejxEGil7Q2jnFo9T1EMjhzsRoWDTVn8tRpUYd4XCJkY=', 'boundary'],
  ['HIwET9YbpCDSDZxSjDwBhUP6sywD0vfbAPbsgjDbN4U=', 'client render'],
  ['QwTTcUY6X/W9qbI8vPXdsBAoBq5Xi/MvMAMV2FEeJpk=', 'styles'],
  ['Bd8QBJ/TggD9+Q+T6rGn4K91pGBGTsdl6Sm+iVNV1fU=', 'boundary, styles'],
  ['Ao7hbfklLvp0+AwR9CHm1UidqtFo6W/wsmLZ3n/PXLg=', 'client render, styles'],
  ['8iUcVgLjnudQTbjPaPP9SU78jWdPmjijTyNcrmfaAJs=', 'client render, boundary, styles'],
]);

/** Whole scripts of Next that never change: one moves icons into the head. */
export const fixedScripts: ReadonlySet<string> = new Set(['LcsuUMiDkprrt6ZKeiLP4iYNhWo8NqaSbAgtoZxVK3s=']);
