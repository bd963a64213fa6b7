import { z } from 'zod';
import { blobEndpoint, done, endpoint, nothing } from '../define.ts';
import { id, isoDate, lineText, searchText, text } from '../fields.ts';
import { changeKinds, changeWarnings } from './changes.ts';
import { importFieldNames } from './fields.ts';
import { columnFormats, importFieldTypes } from './formats.ts';
import {
  faultyLine,
  importChange,
  importDetails,
  importOptions,
  importProfile,
  importProgress,
  importSummary,
  mappedColumn,
  profileName,
} from './import.ts';
import { importKinds, importStates, MAX_IMPORT_BYTES, MAX_IMPORT_COLUMNS } from './kinds.ts';
import { uploadEndpoint } from './upload.ts';

export const IMPORT_PAGE_SIZE = 100;
const MAX_PASTED_CHARACTERS = 2_000_000;
const MAX_TICKS = 1_000;

const call = { api: 'admin', access: 'admin', permission: 'imports.read' } as const;
const reading = { ...call, mutates: false } as const;
const writing = { ...call, mutates: true } as const;

const mapping = z.array(mappedColumn).min(1).max(MAX_IMPORT_COLUMNS);
const importID = id;
const made = z.object({ import_id: id });

/** Imports of files, with preview and undo. */
export const imports = {
  list: endpoint({
    ...reading,
    path: '/imports/list',
    request: z.object({
      kind: z.enum(importKinds).optional(),
      state: z.enum(importStates).optional(),
      /** `next` of the page before. */
      before: id.optional(),
    }),
    response: z.object({ imports: z.array(importSummary), next: id.nullable() }),
    summary: 'Imports of the site, newest first, a hundred on a page.',
  }),
  details: endpoint({
    ...reading,
    path: '/imports/details',
    request: z.object({ importID }),
    response: importDetails,
    summary: 'One import: its counts, warnings and what it touches.',
  }),
  progress: endpoint({
    ...reading,
    path: '/imports/progress',
    request: z.object({ importID }),
    response: importProgress,
    summary: 'State and progress of an import: small, for a call each second.',
  }),
  upload: uploadEndpoint({
    ...writing,
    path: '/imports/upload',
    maxBodyBytes: MAX_IMPORT_BYTES,
    request: z.object({ kind: z.enum(importKinds), filename: lineText(200).min(1) }),
    response: made,
    summary: 'A new import of a CSV file or an Excel workbook, which is the body.',
  }),
  paste: endpoint({
    ...writing,
    path: '/imports/paste',
    maxBodyBytes: 4 * MAX_PASTED_CHARACTERS,
    request: z.object({
      kind: z.enum(importKinds),
      text: text(MAX_PASTED_CHARACTERS).min(1),
      /** Under which the import is listed; empty: as pasted lines. */
      name: lineText(200).default(''),
      /** Of a screen that wrote the lines itself: they are compared at once, without a look at their columns. */
      columns: z.object({ mapping, options: importOptions.default({}) }).optional(),
    }),
    response: made,
    summary:
      'A new import of pasted lines, with their headings. With `columns` it is compared at once; `fields` as those of set_mapping.',
  }),
  columns: endpoint({
    ...reading,
    path: '/imports/columns',
    request: z.object({ importID, sheet: lineText(200).optional() }),
    response: z.object({
      format: z.string(),
      /** Empty where the format has one only. */
      encoding: z.string(),
      sheets: z.array(z.string()),
      sheet: z.string(),
      /** Line of the headings; 0 without headings. */
      heading_line: z.number(),
      columns: z.array(
        z.object({
          column: z.number(),
          heading: z.string(),
          /** Cells of the first lines that have one. */
          examples: z.array(z.object({ line: z.number(), cell: z.string() })),
          /** Per format the canonical text of each example, null where it can't be read so. */
          readings: z.partialRecord(z.enum(columnFormats), z.array(z.string().nullable())),
          /** The profile does not know this heading. */
          is_new: z.boolean(),
        }),
      ),
      fields: z.array(
        z.object({
          name: z.enum(importFieldNames),
          type: z.enum(importFieldTypes),
          key: z.boolean(),
          required: z.boolean(),
          clearable: z.boolean(),
        }),
      ),
      /** The mapping that was saved for this import; else that of the profile, else the proposal. */
      mapping: z.array(mappedColumn),
      options: importOptions,
      profile: importProfile.extend({ new_columns: z.number() }).nullable(),
      price_lists: z.array(z.object({ id, code: z.string(), name: z.string() })),
    }),
    summary: 'The columns of the file with examples, the fields of the kind, and the mapping to begin with.',
  }),
  setMapping: endpoint({
    ...writing,
    path: '/imports/set_mapping',
    request: z.object({
      importID,
      sheet: lineText(200).optional(),
      mapping,
      options: importOptions,
      /** Under which the mapping is kept for files with these headings; absent: as before. Empty: not kept. */
      profile: profileName.optional(),
    }),
    response: done,
    summary:
      'Reads and compares all lines by this mapping. `fields`: `mapping.price` value_missing, `options.moment`, …',
  }),
  changes: endpoint({
    ...reading,
    path: '/imports/changes',
    request: z.object({
      importID,
      change: z.enum(changeKinds).optional(),
      warning: z.enum(changeWarnings).optional(),
      field: z.enum(importFieldNames).optional(),
      /** Part of the article or customer number, or of the name. */
      search: searchText(100).default(''),
      /** `next` of the page before. */
      after: id.optional(),
    }),
    response: z.object({ changes: z.array(importChange), next: id.nullable() }),
    summary: 'Changes of an import by line, a hundred on a page.',
  }),
  faulty: endpoint({
    ...reading,
    path: '/imports/faulty',
    request: z.object({ importID, after: z.number().int().min(0).default(0) }),
    response: z.object({
      headings: z.array(z.string()),
      lines: z.array(faultyLine),
      /** The last line of the page, when there are more. */
      next: z.number().nullable(),
    }),
    summary: 'Lines that are left out, with the reasons, a hundred on a page.',
  }),
  faultyFile: blobEndpoint({
    ...reading,
    path: '/imports/faulty_file',
    request: z.object({ importID }),
    summary: "The faulty lines as a workbook with the file's own columns and a column 'Wat is er mis'.",
  }),
  tick: endpoint({
    ...writing,
    path: '/imports/tick',
    request: z.object({
      importID,
      ticked: z.boolean(),
      /** Single changes; absent: all that the filters name. */
      changeIDs: z.array(id).max(MAX_TICKS).optional(),
      change: z.enum(changeKinds).optional(),
      warning: z.enum(changeWarnings).optional(),
    }),
    response: z.object({ revision: z.number() }),
    summary: 'Ticks changes, or takes the tick off. The changes of one new row go together.',
  }),
  apply: endpoint({
    ...writing,
    path: '/imports/apply',
    request: z.object({
      importID,
      /** Of the details on the screen. */
      revision: z.number().int().min(0),
      /** On this day; absent: now. */
      effectiveOn: isoDate.optional(),
    }),
    response: done,
    summary:
      'Applies the ticked changes. `import_outdated`: something else has changed; it is being compared again.',
  }),
  unplan: endpoint({
    ...writing,
    path: '/imports/unplan',
    request: z.object({ importID }),
    response: done,
    summary: 'A planned import is not applied by itself any more.',
  }),
  undo: endpoint({
    ...writing,
    path: '/imports/undo',
    request: z.object({ importID }),
    response: made,
    summary:
      'A new import that takes an applied one back, to look at and apply. Values that were changed since are kept.',
  }),
  discard: endpoint({
    ...writing,
    path: '/imports/discard',
    request: z.object({ importID }),
    response: done,
    summary: 'Drops an import that is not applied.',
  }),
  profiles: endpoint({
    ...reading,
    path: '/imports/profiles',
    request: nothing,
    response: z.array(importProfile),
    summary: "Kept mappings of suppliers' files.",
  }),
  removeProfile: endpoint({
    ...writing,
    path: '/imports/remove_profile',
    /** `withSchedule`: the caller was told of its schedule, which is removed with it. */
    request: z.object({ profileID: id, withSchedule: z.boolean().default(false) }),
    response: done,
    summary:
      'Forgets a kept mapping, and its schedule where the call says so. 409 conflict with `fields.schedule: scheduled` ' +
      'where it does not and there is one, `running` while that runs.',
  }),
};
