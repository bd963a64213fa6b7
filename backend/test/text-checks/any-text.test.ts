import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkText } from './check-text.ts';

const pieces = fc.constantFrom(
  ...[
    '<p>',
    '</p>',
    '<a href="',
    '">',
    '</a>',
    '<table>',
    '<tr>',
    '<td>',
    '<li>',
    '<h2>',
    '<',
    '>',
    '&#',
    '&amp;',
  ],
  ...[
    '€ 1.000,',
    '€',
    '020-',
    '0',
    '0800',
    'a@',
    '@b.nl',
    't/m 1 maart 20',
    'voor 16:',
    'bestel ',
    'gratis ',
  ],
  ...['Vloerzorg', 'Horeca huis', 'art.nr. A-', '. A', 'alt="', "src='", ' ', '\u0000', '\ud800', '1'],
);

it('checks any text without an error', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(pieces, fc.string({ unit: 'binary' })), { maxLength: 60 }), (parts) => {
      expect(Array.isArray(checkText(parts.join('')))).toBe(true);
    }),
    { numRuns: 500 },
  );
});

const LENGTH = 200_000;
/** What a check would read again and again, if it looked on from each place. */
const repeated = [
  ...['<a', '<a href="', "<img alt='x", '<p>', '<td>x', '<tr><td>bezorgd € 5', '<h2>x</h2>', '&#12', '< '],
  ...[
    '€ 1.000.',
    '0',
    '0 ',
    '(0',
    'a',
    'a.',
    'a@',
    'a@b.',
    '-',
    ' ',
    'gratis € 5,',
    'voor 16:',
    'bestel tot om om ',
  ],
  ...['Vloerzorg ', 'Horeca ', 'H', 'art.nr. A', '1.000', 'A. B', 'tot en met ', '. ', '""', 'Vloerzorg. '],
];

/** Of this process alone: other work on the machine does not count. */
const cpuMs = () => process.cpuUsage().user / 1000;

/** A slow machine took 360 ms; a check that reads on from each place to the end would take far longer. */
const LIMIT_MS = 1_000;

it.each(repeated)('checks 200 KB of "%s" in a second', (piece) => {
  const text = piece.repeat(LENGTH / piece.length);
  const start = cpuMs();
  checkText(text);
  expect(cpuMs() - start).toBeLessThan(LIMIT_MS);
});
