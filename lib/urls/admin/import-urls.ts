import type { ImportKind, ImportState } from '@toonbank/contract';

export const ADMIN_IMPORT = '/beheer/import';
export const ADMIN_IMPORT_HISTORY = '/beheer/import/geschiedenis';
export const ADMIN_IMPORT_SCHEDULES = '/beheer/import/planning';

/** Of the first step: what is imported. */
export const IMPORT_KIND_PARAM = 'soort';

/** The first step of an import, with its kind chosen. */
export const importKindUrl = (kind: ImportKind): string => `${ADMIN_IMPORT}?${IMPORT_KIND_PARAM}=${kind}`;

export const importSteps = ['source', 'columns', 'changes', 'apply', 'history'] as const;
export type ImportStep = (typeof importSteps)[number];
/** The steps of one import: its folders in the app → the last part of their addresses. */
const ofOne = { columns: 'kolommen', changes: 'wijzigingen', apply: 'toepassen' } as const;
export type OneImportStep = keyof typeof ofOne;

/** A step of one import. */
export const importUrl = (importId: number, step: OneImportStep): string =>
  `${ADMIN_IMPORT}/${importId}/${ofOne[step]}`;

/** The folders of the page of one import, below those of the list. */
export function importFolders(rest: string): readonly string[] | undefined {
  const [, id, word] = /^([1-9]\d{0,9})\/([a-z]+)$/.exec(rest) ?? [];
  const step = Object.entries(ofOne).find(([, one]) => one === word)?.[0];
  return id && step ? ['imports', id, step] : undefined;
}

const stepOf: Readonly<Record<ImportState, OneImportStep>> = {
  opening: 'columns',
  columns: 'columns',
  failed: 'columns',
  comparing: 'changes',
  preview: 'changes',
  planned: 'apply',
  applying: 'apply',
  applied: 'apply',
  undone: 'apply',
  discarded: 'apply',
};

/** The page on which an import in this state goes on. */
export const importStepOf = (state: ImportState): OneImportStep => stepOf[state];
