import type { OrderRow } from '@/api/types';

/** A line of a delivered order, for the report. */
export interface DeliveredLine {
  /** Position of the line in the order, from 0. */
  line: number;
  name: string;
  articleNumber: string;
  quantity: number;
  unitDesc: string;
}

export const deliveredLines = (rows: readonly OrderRow[]): DeliveredLine[] =>
  rows.map(({ orderrowName: name, orderrowArtNr: articleNumber, quantity, unitDesc }, line) => ({
    line,
    name,
    articleNumber,
    quantity,
    unitDesc,
  }));
