import { ACCOUNT } from './account-urls.ts';
import { ORDER_LISTS } from './order-list-urls.ts';

/** Addresses of labels on shelves, and of what is asked for by them. */
export const SHELF_LABELS = `${ACCOUNT}/kastlabels`;
export const SHELF_REQUESTS = `${ACCOUNT}/aanvragen`;

/** Where labels of a list are made. */
export const listLabelsUrl = (listId: number) => `${ORDER_LISTS}/${listId}/kastlabels`;

/** What somebody sees who scans a label (ADR 38); `query` for what came of a request. */
export const scanUrl = (token: string, query?: URLSearchParams) =>
  `/k/${encodeURIComponent(token)}${query && query.size > 0 ? `?${query}` : ''}`;

/** Where its form is sent. */
export const SHELF_FORM = '/aanvraag';

/** The file that a form on the labels' page asks for; names of its fields in `labelPrint`. */
export const LABELS_PDF = `${SHELF_LABELS}/kastlabels.pdf`;

/** Across × down, per sheet that can be bought. */
export const labelSheets = {
  '3x8': { across: 3, down: 8 },
  '3x7': { across: 3, down: 7 },
  '2x7': { across: 2, down: 7 },
} as const;
export type LabelSheetName = keyof typeof labelSheets;

export const sheetNames = Object.keys(labelSheets) as LabelSheetName[];

export interface LabelPrint {
  /** None: all there are. */
  labelIds: readonly number[];
  sheet: LabelSheetName;
  /** The first label of the sheet that is still there, from 1. */
  start: number;
}

export const labelsPdfUrl = ({ labelIds, sheet, start }: LabelPrint) =>
  `${LABELS_PDF}?${new URLSearchParams({ label: labelIds.join(','), vel: sheet, begin: String(start) })}`;

/** What such an address asks for; null for what makes no sense. */
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
