import { SHELF_LABELS } from './account-urls.ts';
import { ORDER_LISTS } from './order-list-urls.ts';

/** The page that creates the labels of a list. */
export const listLabelsUrl = (listId: number) => `${ORDER_LISTS}/${listId}/kastlabels`;

/** The page behind a scanned label (ADR 38); `query` has the result of a request. */
export const scanUrl = (token: string, query?: URLSearchParams) =>
  `/k/${encodeURIComponent(token)}${query && query.size > 0 ? `?${query}` : ''}`;

/** The token in the QR code of a printed label, whose host is the shop's first one; undefined for any other text. */
export const readScanUrl = (text: string): string | undefined =>
  /^https?:\/\/[^/?#]+\/k\/([\w-]{1,100})$/.exec(text)?.[1];

/** The file that a form on the labels' page requests; `labelPrint` has the names of its fields. */
export const LABELS_PDF = `${SHELF_LABELS}/kastlabels.pdf`;

/** Across × down, per kind of sheet. */
export const labelSheets = {
  '3x8': { across: 3, down: 8 },
  '3x7': { across: 3, down: 7 },
  '2x7': { across: 2, down: 7 },
} as const;
export type LabelSheetName = keyof typeof labelSheets;

export const sheetNames = Object.keys(labelSheets) as LabelSheetName[];

export interface LabelPrint {
  /** Empty: all labels. */
  labelIds: readonly number[];
  sheet: LabelSheetName;
  /** The first unused label of the sheet, from 1. */
  start: number;
}

export const labelsPdfUrl = ({ labelIds, sheet, start }: LabelPrint) =>
  `${LABELS_PDF}?${new URLSearchParams({ label: labelIds.join(','), vel: sheet, begin: String(start) })}`;

/** Reads the query of such an address; null for an invalid one. */
export function readLabelPrint(query: URLSearchParams): LabelPrint | null {
  const sheet = sheetNames.find((name) => name === query.get('vel'));
  const start = Number(query.get('begin') ?? 1);
  const ids = query
    .getAll('label')
    .flatMap((text) => text.split(','))
    .filter((text) => text !== '');
  const sane = ids.every((text) => /^[1-9]\d{0,9}$/.test(text) && Number(text) <= 2_147_483_647);
  if (!sheet || !sane || !Number.isInteger(start) || start < 1) return null;
  const { across, down } = labelSheets[sheet];
  return start > across * down ? null : { labelIds: ids.map(Number), sheet, start };
}
