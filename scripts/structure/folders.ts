/** Maximum number of files directly in a folder: with more, the folder is hard to overview. */
export const MAX_FILES = 30;

/** Folders that may have more, each with its own limit and the reason. */
export const wideFolders: Readonly<Record<string, { max: number; why: string }>> = {
  'docs/adr': { max: 500, why: 'data: a decision is one file, and they are numbered' },
  'backend/test/upgrade/data': { max: 500, why: 'data: a migration has one file, and they are numbered' },
};
