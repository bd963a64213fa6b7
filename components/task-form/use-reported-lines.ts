'use client';

import { useEffect, useState } from 'react';
import type { ReportedLine } from '@/lib/forms/shortage-form';
import type { Draft } from '../form/draft';
import type { DeliveredLine } from './delivered-line';

/** Problem and quantity of a ticked line. */
export interface Report {
  problem: string;
  /** The typed text. */
  quantity: string;
}

const FIRST_PROBLEM = 'missing';

/** A whole number of at most the delivered quantity; undefined for any other text. */
function quantityOf(text: string, max: number): number | undefined {
  const quantity = /^\d{1,6}$/.test(text.trim()) ? Number(text) : 0;
  return quantity >= 1 && quantity <= max ? quantity : undefined;
}

const toText = ({ problem, quantity }: Report) => `${problem} ${quantity}`;
function fromText(text: string): Report {
  const [problem = FIRST_PROBLEM, quantity = ''] = text.split(' ');
  return { problem, quantity };
}

const firstReport = ({ quantity }: DeliveredLine): Report => ({
  problem: FIRST_PROBLEM,
  quantity: String(quantity),
});

/** The ticked lines of a report, kept over a reload; `first`: position of the line that is ticked at first. */
export function useReportedLines(lines: readonly DeliveredLine[], draft: Draft, first?: number) {
  const [reports, setReports] = useState<Readonly<Record<number, Report>>>(() => {
    const line = first === undefined ? undefined : lines[first];
    return line ? { [line.line]: firstReport(line) } : {};
  });
  const [isChecked, setChecked] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is read once, after the first render
  useEffect(() => {
    const kept = Object.entries(draft.read()).filter(([line]) => lines[Number(line)]);
    if (kept.length > 0)
      setReports((now) => ({
        ...now,
        ...Object.fromEntries(kept.map(([line, text]) => [Number(line), fromText(text)])),
      }));
  }, []);

  const show = (next: Readonly<Record<number, Report>>) => {
    setReports(next);
    const texts = Object.entries(next).map(([line, report]) => [line, toText(report)] as const);
    draft.keep(texts.length > 0 ? Object.fromEntries(texts) : undefined);
  };
  const ticked = lines.filter(({ line }) => reports[line]);
  const isWrong = ({ line, quantity }: DeliveredLine) =>
    quantityOf(reports[line]?.quantity ?? '', quantity) === undefined;

  return {
    reports,
    /** Whether the form was submitted without a ticked line. */
    isEmpty: isChecked && ticked.length === 0,
    hasFault: (line: DeliveredLine) => isChecked && reports[line.line] !== undefined && isWrong(line),
    tick(ticked: DeliveredLine, isOn: boolean) {
      const { [ticked.line]: _, ...others } = reports;
      show(isOn ? { ...others, [ticked.line]: firstReport(ticked) } : others);
    },
    change(line: number, part: Partial<Report>) {
      const report = reports[line];
      if (report) show({ ...reports, [line]: { ...report, ...part } });
    },
    /** The lines for the request; undefined when no line is ticked, or one is invalid. */
    checked(): ReportedLine[] | undefined {
      setChecked(true);
      if (ticked.length === 0 || ticked.some(isWrong)) return undefined;
      return ticked.map(({ line }) => ({
        line,
        problem: reports[line]?.problem ?? FIRST_PROBLEM,
        quantity: Number(reports[line]?.quantity),
      }));
    },
    clear: () => draft.keep(undefined),
  };
}

export type ReportedLines = ReturnType<typeof useReportedLines>;
