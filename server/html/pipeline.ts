import { dataNear } from './data-near.ts';
import { dataOnce } from './data-once.ts';
import { withErrorNote } from './error-note.ts';
import { inPlace } from './in-place.ts';
import { leanData } from './lean-data.ts';
import { mergeFlight } from './merge-flight.ts';
import { scriptsLater } from './scripts-later.ts';
import { singleQuotes } from './single-quotes.ts';

/** One change of the HTML that Next and React make. It leaves a page of another form unchanged. */
export interface HtmlStep {
  name: string;
  reason: string;
  /** Measured alone against all other steps, on a category page of 24 products (ADR 75). */
  saves: string;
  /** Takes and returns a whole page, one byte per character (latin1). */
  apply: (html: string) => string;
}

/**
 * All code that depends on private output of Next and React, in this order: each step may be removed by its line, and
 * the page still works. `tests/server/html/pipeline.test.ts` compares their forms with the installed versions. The content
 * security policy comes after it, from the scripts that are left (server/csp).
 */
export const pipeline: readonly HtmlStep[] = [
  {
    name: 'merge flight',
    reason: 'Next hands over its data in dozens of scripts, and each needs a hash in the policy.',
    saves: '702 of 999 bytes of the policy header, which is not compressed: 5.6 % of the answer',
    apply: mergeFlight,
  },
  {
    name: 'data once',
    reason:
      'Structured data and the rows of a family stand in the page, and once more in the data of the page.',
    saves: '98 bytes gzip (0.8 %); 319 (2.6 %) on the page of a product in six sizes',
    apply: dataOnce,
  },
  {
    name: 'in place',
    reason: 'React sends long parts behind the page: without JavaScript there were no filters and no footer.',
    saves: '731 bytes gzip (5.8 %), 162 bytes of the policy header, and a layout shift',
    apply: inPlace,
  },
  {
    name: 'scripts later',
    reason:
      'Scripts in the head share the line with style, font and picture, and run before the first paint.',
    saves: 'no bytes; 11 % of the time to the first paint of a category page (ADR 44, ADR 75)',
    apply: scriptsLater,
  },
  {
    name: 'error note',
    reason: "Next's error page is drawn by script alone: without JavaScript it is white.",
    saves: 'nothing; only the error page is changed',
    apply: withErrorNote,
  },
  {
    name: 'lean data',
    reason:
      'The data asks for files that the page asks for, names properties without a value, and repeats tags for X.',
    saves: '174 bytes gzip (1.4 %) on a customer’s page of a family of 40 sizes, which needs them (ADR 179)',
    apply: leanData,
  },
  {
    name: 'data near',
    reason:
      'Behind the table of a large family the data is too far from what it repeats for gzip to find it.',
    saves: '750 bytes gzip (5.7 %) on a consumer’s page of a family of 40 sizes, 700 (5.5 %) on a customer’s',
    apply: dataNear,
  },
  {
    name: 'single quotes',
    reason: 'Data between double quotes has a backslash before each of its own.',
    saves:
      '174 bytes gzip (1.4 %) on the same, 150 (1.2 %) on a category page, 344 (2.8 %) on a product page',
    apply: singleQuotes,
  },
];

export const rewriteHtml = (html: string): string => pipeline.reduce((page, step) => step.apply(page), html);
