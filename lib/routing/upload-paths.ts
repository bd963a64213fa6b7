/** Public addresses that take a file: their bodies may take minutes. The matcher of `middleware.ts` leaves them out. */
export const UPLOAD_PATHS: readonly string[] = [
  '/beheer-api/imports/upload',
  '/beheer-api/reviews/check',
  '/beheer-api/reviews/import',
];
