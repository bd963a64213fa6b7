import type { ShortageProblem } from '@toonbank/contract';

/** Names of the fields of a report of what is missing, damaged or wrong, for the page and the handler without JavaScript. */
export const tickField = (line: number) => `line-${line}`;
export const problemField = (line: number) => `problem-${line}`;
export const quantityField = (line: number) => `quantity-${line}`;

/** One line of the delivered order, with what is wrong. */
export interface ReportedLine {
  /** Position of the line in the order, from 0. */
  line: number;
  problem: string;
  quantity: number;
}

/** The ticked lines of a posted form, not validated. */
export const reportedLines = (fields: Readonly<Record<string, string>>): ReportedLine[] =>
  Object.keys(fields).flatMap((name) => {
    const line = /^line-(\d{1,4})$/.exec(name)?.[1];
    return line === undefined
      ? []
      : [
          {
            line: Number(line),
            problem: fields[problemField(Number(line))] ?? '',
            quantity: Number(fields[quantityField(Number(line))]),
          },
        ];
  });

interface ShortageReport {
  orderId: number;
  title: string;
  desc: string;
  requestKey: string;
  lines: readonly ReportedLine[];
  photos?: number[];
}

/** The request for the task of a report. Without a remark the title is also the text. */
export const shortageRequest = ({ orderId, title, desc, requestKey, lines, photos }: ShortageReport) => ({
  kind: 'shortage' as const,
  title,
  desc: desc.trim() || title,
  requestKey,
  about: lines.map(({ line, problem, quantity }) => ({
    kind: 'delivery_line' as const,
    orderID: orderId,
    line,
    problem: problem as ShortageProblem,
    quantity,
  })),
  ...(photos && { photos }),
});
