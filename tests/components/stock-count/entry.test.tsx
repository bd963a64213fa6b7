// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { countLine, countSheet, OWN_DEVICE, renderCounting, sheetEvent } from '../support/stock-count';

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = () => undefined;
});

const rows = () => within(screen.getByRole('list', { name: /Wat er staat/ })).getAllByRole('listitem');
const row = (index: number) => rows()[index] as HTMLElement;
const open = (index: number) => within(row(index)).getAllByRole('button')[0] as HTMLElement;
const field = () => screen.getByRole('textbox', { name: /^Aantal van/ });
const key = (name: string) => screen.getByRole('button', { name });

describe('counting a line', () => {
  it('calculates a sum on the keys, shows it, and enters it in the chosen unit', async () => {
    const { user, entries } = renderCounting();
    await user.click(open(0));
    for (const name of ['2', 'Keer', '1', '2', 'Plus', '5']) await user.click(key(name));
    expect(screen.getByText('= 29')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'rol' }));
    await user.click(key('Volgende'));
    expect(entries).toEqual([{ place: 'Kelder', productId: 1, unitId: 12, kind: 'set', quantity: 29 }]);
    expect(row(0).textContent).toContain('29 rol');
    expect(screen.getByText('1 van 3 geteld')).toBeTruthy();
  });

  it('goes on to the next line by Enter, and up and down by arrows', async () => {
    const { user, entries } = renderCounting();
    await user.click(open(0));
    await user.keyboard('4{Enter}');
    expect(field().getAttribute('aria-label')).toBe('Aantal van Toiletpapier Zacht 2-laags');
    expect(document.activeElement).toBe(field());
    await user.keyboard('{ArrowUp}');
    expect(field().getAttribute('aria-label')).toBe('Aantal van Toiletpapier Zacht 1-laags');
    expect(entries).toHaveLength(1);
  });

  it('counts without network, when the page stops each submit', async () => {
    const stop = new AbortController();
    const halt = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('submit', halt, { capture: true, signal: stop.signal });
    const { user, entries } = renderCounting();
    await user.click(open(0));
    await user.keyboard('4{Enter}5');
    await user.click(key('Volgende'));
    expect(entries.map(({ quantity }) => quantity)).toEqual([4, 5]);
    stop.abort();
  });

  it('adds to what stands there with +', async () => {
    const { user, entries } = renderCounting();
    await user.click(open(0));
    await user.keyboard('4{Enter}');
    await user.click(open(0));
    await user.keyboard('+3{Enter}');
    expect(entries.at(-1)).toMatchObject({ kind: 'set', quantity: 7 });
  });

  it('counts nothing with one key, and skips with another', async () => {
    const { user, entries } = renderCounting();
    await user.click(open(0));
    await user.click(key('Niets: 0'));
    expect(entries).toEqual([{ place: 'Kelder', productId: 1, unitId: 11, kind: 'set', quantity: 0 }]);
    await user.click(key('Overslaan'));
    expect(entries).toHaveLength(1);
    expect(screen.getByText('Kelder: nog 1 regel niet geteld')).toBeTruthy();
  });

  it('says what is wrong, and keeps what was typed', async () => {
    const { user, entries } = renderCounting();
    await user.click(open(0));
    await user.keyboard('2,5{Enter}');
    expect(screen.getByRole('form').textContent).toContain('Tel in hele aantallen, zonder komma of punt.');
    expect((field() as HTMLInputElement).value).toBe('2,5');
    await user.click(open(1));
    expect(row(0).textContent).toContain('Getypt, nog niet ingevoerd: 2,5');
    expect(entries).toEqual([]);
  });

  it('enters what is typed when another line is opened', async () => {
    const { user, entries } = renderCounting();
    await user.click(open(0));
    await user.keyboard('8');
    await user.click(open(1));
    expect(entries).toEqual([{ place: 'Kelder', productId: 1, unitId: 11, kind: 'set', quantity: 8 }]);
  });

  it('has what was typed after the page was closed', async () => {
    const { user, unmount } = renderCounting();
    await user.selectOptions(screen.getByRole('combobox'), 'Bar');
    await user.click(open(0));
    await user.keyboard('2x');
    unmount();
    const again = renderCounting();
    expect((screen.getByRole('combobox') as HTMLSelectElement).value).toBe('Bar');
    expect(row(0).textContent).toContain('Getypt, nog niet ingevoerd: 2x');
    await again.user.click(open(0));
    await again.user.keyboard('3{Enter}');
    expect(again.entries).toMatchObject([{ quantity: 6 }]);
  });

  it('says it when the browser stores nothing', async () => {
    const { user } = renderCounting({ isStored: false });
    await user.click(open(0));
    await user.keyboard('8{Enter}');
    expect(await screen.findByText(/Dit is niet bewaard/)).toBeTruthy();
  });
});

describe('the count before', () => {
  const sheet = countSheet({
    lines: [
      countLine(1, 'Kelder', { last: 12 }),
      countLine(2, 'Kelder', { last: 5 }),
      countLine(2, 'Bar', { last: 3 }),
    ],
    since: [
      { productId: 1, delivered: 24, waste: 0 },
      { productId: 2, delivered: 0, waste: 2 },
    ],
  });

  it('is hidden until the line is counted', async () => {
    const { user } = renderCounting({ sheet });
    expect(row(0).textContent).not.toMatch(/12|24/);
    await user.click(open(0));
    expect(screen.getByRole('form').textContent).not.toMatch(/Vorige keer/);
    await user.keyboard('5{Enter}');
    expect(row(0).textContent).toContain('Vorige keer 12 · sindsdien 24 geleverd · verbruikt 6');
  });

  it('knows the use of a product at two places when both are counted', async () => {
    const { user } = renderCounting({ sheet });
    await user.click(open(1));
    await user.click(screen.getByRole('radio', { name: 'rol' }));
    await user.keyboard('{Escape}');
    await user.click(open(1));
    await user.keyboard('4{Enter}');
    expect(row(1).textContent).toContain('Vorige keer 5 rollen op deze plek');
    await user.selectOptions(screen.getByRole('combobox'), 'Bar');
    await user.click(open(0));
    await user.keyboard('1{Enter}');
    expect(row(0).textContent).toContain('Vorige keer 8 · 2 weggegooid · verbruikt 1');
  });
});

describe('the latest entries', () => {
  it('are five, and each is taken back as if it was never entered', async () => {
    const { user, entries } = renderCounting();
    const latest = () => within(screen.getByRole('region', { name: 'Laatst ingevoerd' }));
    await user.click(open(0));
    for (let times = 0; times < 6; times += 1) await user.keyboard('+1{Enter}{ArrowUp}');
    await user.keyboard('{Escape}');
    expect(latest().getAllByRole('listitem')).toHaveLength(5);
    expect(latest().getByText('6 tellingen ingevoerd')).toBeTruthy();
    await user.click(latest().getAllByRole('button')[0] as HTMLElement);
    expect(entries.at(-1)).toMatchObject({ kind: 'add', quantity: -1 });
  });

  it('leave a line uncounted when its only entry is taken back', async () => {
    const { user } = renderCounting();
    await user.click(open(0));
    await user.keyboard('0{Enter}{Escape}');
    expect(screen.getByText('1 van 3 geteld')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^Terug: / }));
    expect(await screen.findByText('0 van 3 geteld')).toBeTruthy();
  });
});

describe('the latest entries of a page that was closed', () => {
  const latest = () => within(screen.getByRole('region', { name: 'Laatst ingevoerd' }));
  const counted = (quantity: number) =>
    sheetEvent({ place: 'Kelder', productId: 1, unitId: 11, kind: 'set', quantity });

  it('are there again, with what was taken back, and can be taken back', async () => {
    const { user, unmount } = renderCounting();
    await user.click(open(0));
    await user.keyboard('4{Enter}{Escape}');
    await user.click(open(0));
    await user.keyboard('+3{Enter}{Escape}');
    await user.click(latest().getAllByRole('button')[0] as HTMLElement);
    await expect.poll(() => localStorage.getItem('toonbank.stockCount.7')).toContain('isUndone');
    unmount();
    const again = renderCounting({ events: [counted(4)] });
    expect(latest().getAllByRole('listitem')).toHaveLength(2);
    expect(latest().getByText('1 telling ingevoerd')).toBeTruthy();
    expect(latest().getAllByRole('button')).toHaveLength(1);
    await again.user.click(latest().getByRole('button'));
    expect(again.entries).toEqual([{ place: 'Kelder', productId: 1, unitId: 11, kind: 'add', quantity: -4 }]);
    expect(await screen.findByText('0 van 3 geteld')).toBeTruthy();
  });

  it('are gone when the count was finished elsewhere', async () => {
    const { user, unmount } = renderCounting();
    await user.click(open(0));
    await user.keyboard('4{Enter}');
    await expect.poll(() => localStorage.getItem('toonbank.stockCount.7')).toContain('latest');
    unmount();
    renderCounting();
    expect(latest().queryAllByRole('listitem')).toEqual([]);
    expect(latest().getByText(/kunt u terugnemen/)).toBeTruthy();
  });

  it('do not have an entry that the browser did not store', async () => {
    const { user, unmount } = renderCounting({ isStored: false });
    await user.click(open(0));
    await user.keyboard('4{Enter}');
    await screen.findByText(/Dit is niet bewaard/);
    unmount();
    renderCounting({ events: [counted(1)] });
    expect(latest().queryAllByRole('listitem')).toEqual([]);
  });
});

describe('two devices at one shelf', () => {
  const events = [
    sheetEvent(
      { place: 'Kelder', productId: 1, unitId: 11, kind: 'set', quantity: 4 },
      'phone-of-jan',
      'Jan',
    ),
    sheetEvent({ place: 'Kelder', productId: 1, unitId: 11, kind: 'set', quantity: 3 }, OWN_DEVICE, 'Piet'),
  ];
  const box = 'doos à 6 rollen';
  it('are both shown, and added', () => {
    renderCounting({ events });
    expect(row(0).textContent).toContain(`Jan telde 4 × ${box} en u telde 3 × ${box}: samen 7 × ${box}`);
    expect(row(0).textContent).toContain('42 rol');
  });

  it('are settled on one of them, which can be taken back', async () => {
    const { user, entries } = renderCounting({ events });
    await user.click(screen.getByRole('button', { name: 'Telt dubbel?' }));
    await user.click(await screen.findByRole('button', { name: `Alleen die van Jan: 4 × ${box}` }));
    expect(entries).toEqual([{ place: 'Kelder', productId: 1, unitId: 11, kind: 'settle', quantity: 4 }]);
    expect(row(0).textContent).toContain('24 rol');
    expect(row(0).textContent).not.toContain('samen');
    await user.click(screen.getByRole('button', { name: /^Terug: / }));
    expect(row(0).textContent).toContain('42 rol');
  });
});
