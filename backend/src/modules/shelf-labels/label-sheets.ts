import type { labelSheet } from '@toonbank/contract';
import type { z } from 'zod';

const MM = 72 / 25.4;

/** A sheet of labels, in points from the upper left corner of an A4. */
export interface LabelSheet {
  columns: number;
  rows: number;
  width: number;
  height: number;
  left: number;
  top: number;
  /** From one label to the next; larger than the width where there is paper between them. */
  across: number;
}

const inMm = ({ columns, rows, ...sizes }: LabelSheet): LabelSheet => ({
  columns,
  rows,
  width: sizes.width * MM,
  height: sizes.height * MM,
  left: sizes.left * MM,
  top: sizes.top * MM,
  across: sizes.across * MM,
});

/** The sizes that every maker of labels sells. */
export const labelSheets: Record<z.infer<typeof labelSheet>, LabelSheet> = {
  '3x8': inMm({ columns: 3, rows: 8, width: 70, height: 37, left: 0, top: 0.5, across: 70 }),
  '3x7': inMm({ columns: 3, rows: 7, width: 63.5, height: 38.1, left: 7.2, top: 15.15, across: 66.04 }),
  '2x7': inMm({ columns: 2, rows: 7, width: 99.1, height: 38.1, left: 4.65, top: 15.15, across: 101.6 }),
};

/** Position of label `at` (from 0) on its page. */
export function placeOf(sheet: LabelSheet, at: number): { x: number; y: number } {
  const row = Math.floor(at / sheet.columns);
  return { x: sheet.left + (at % sheet.columns) * sheet.across, y: sheet.top + row * sheet.height };
}
