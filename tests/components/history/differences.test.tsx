// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Differences } from '@/components/history/differences';
import { foldBlocks } from '@/components/history/fold';
import { readableValue } from '@/components/history/readable-value';

const block = (change: 'same' | 'removed' | 'added', text: string) => ({ change, text });
const same = (count: number) => Array.from({ length: count }, (_, at) => block('same', `<p>${at}</p>`));

describe('the blocks of a comparison', () => {
  it('are folded where nothing changed, except beside a change', () => {
    const parts = foldBlocks([...same(4), block('added', '<p>nieuw</p>'), ...same(3)]);
    expect(parts.map(({ isFolded, blocks }) => [isFolded, blocks.length])).toEqual([
      [true, 3],
      [false, 3],
      [true, 2],
    ]);
  });

  it('leave out no block, and fold none that stands alone', () => {
    const blocks = [...same(2), block('removed', '<p>weg</p>')];
    const parts = foldBlocks(blocks);
    expect(parts.flatMap((part) => part.blocks)).toEqual(blocks);
    expect(parts.some(({ isFolded }) => isFolded)).toBe(false);
  });
});

describe('readableValue', () => {
  it.each([
    ['html', '<ul><li>een</li><li>twee &amp; drie</li></ul>', '• een\n• twee & drie'],
    ['html', '<p>Zie <a href="/nl/c/sale">sale</a>.</p>', 'Zie sale (/nl/c/sale).'],
    ['html', '<p><img src="/media/a.webp" alt="Emmer"></p>', '[Afbeelding: Emmer]'],
    ['html', '<table><tr><th>Maat</th><td>10 l</td></tr></table>', 'Maat | 10 l'],
    ['flag', 'false', 'Nee'],
    ['moment', '2026-12-01T07:00:00Z', '01-12-2026 08:00'],
    ['line', '<b>', '<b>'],
  ] as const)('of a field of type %s reads %s as text', (type, value, text) => {
    expect(readableValue(type, value)).toBe(text);
  });
});

describe('the differences of two versions', () => {
  it('say in words what is gone and what is new', () => {
    render(
      <Differences
        kind="page"
        fields={[
          {
            field: 'htmlTitle',
            blocks: [block('removed', 'Emmers en vaten'), block('added', 'Emmers en bakken')],
          },
          {
            field: 'content',
            blocks: [block('removed', '<p>x</p>'), block('added', '<p><strong>x</strong></p>')],
          },
        ]}
      />,
    );
    expect(screen.getByText('Titel voor zoekmachines').tagName).toBe('DT');
    expect(screen.getAllByRole('deletion')[0]?.textContent).toBe('VerwijderdEmmers en vaten');
    expect(screen.getAllByRole('insertion')[0]?.textContent).toBe('ToegevoegdEmmers en bakken');
    expect(screen.getByText('De woorden zijn gelijk. Alleen de opmaak is gewijzigd.')).toBeTruthy();
  });
});
