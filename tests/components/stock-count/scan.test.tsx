// @vitest-environment jsdom
import { act, createEvent, fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fakeApi } from '../../store/support/api';
import { wireProduct, wireUnit } from '../../store/support/builders';
import { renderCounting } from '../support/stock-count';

const api = fakeApi();
// Loaded in advance: on a busy machine the first load exceeds the default timeout.
beforeAll(() => import('@/api/browser'), 60_000);
beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = () => undefined;
  api.answers('quickorder/find_products', () => []);
});

/** A hand scanner: keys without pause, then Enter. */
function scan(code: string, target: Element = document.activeElement ?? document.body) {
  const later = new Event('keydown').timeStamp + 60_000;
  for (const [index, key] of [...code, 'Enter'].entries()) {
    // A person's key before it was longer ago.
    const event = createEvent.keyDown(target, { key });
    Object.defineProperty(event, 'timeStamp', { value: later + index });
    const isHandled = !fireEvent(target, event);
    if (!isHandled && key !== 'Enter' && target instanceof HTMLInputElement)
      fireEvent.change(target, { target: { value: target.value + key } });
  }
}
const settle = () => act(async () => undefined);
const list = () => screen.getByRole('list', { name: /Wat er staat/ });

describe('a hand scanner', () => {
  it('counts one of the unit that has the code, and adds repeated scans', async () => {
    const { entries } = renderCounting();
    for (let times = 0; times < 3; times += 1) {
      scan('8712345010010');
      await settle();
    }
    expect(entries).toHaveLength(3);
    expect(entries[0]).toEqual({ place: 'Kelder', productId: 1, unitId: 11, kind: 'add', quantity: 1 });
    expect(list().textContent).toContain('3 × doos à 6 rollen');
    scan('8712345010027');
    await settle();
    expect(list().textContent).toContain('3 × doos à 6 rollen + 1 × rol');
    expect(list().textContent).toContain('19 rol');
  });

  it('is heard in the field of quantities, and what was typed there stays', async () => {
    const { user, entries } = renderCounting();
    await user.click(within(list()).getAllByRole('button')[0] as HTMLElement);
    await user.keyboard('2x');
    const field = screen.getByRole('textbox', { name: /^Aantal/ });
    scan('8712345020010', field);
    await settle();
    expect(entries).toEqual([{ place: 'Kelder', productId: 2, unitId: 21, kind: 'add', quantity: 1 }]);
    expect(list().textContent).toContain('Getypt, nog niet ingevoerd: 2x');
  });

  it('asks before it counts what belongs to another place', async () => {
    const { user, entries } = renderCounting();
    scan('8712345030010');
    await settle();
    expect(entries).toEqual([]);
    expect(
      within(screen.getByRole('complementary')).getByText('Toiletpapier Zacht 3-laags hoort bij Bar'),
    ).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Hier tellen' }));
    expect(entries).toEqual([{ place: 'Kelder', productId: 3, unitId: 31, kind: 'add', quantity: 1 }]);
    expect(within(list()).getAllByRole('listitem')).toHaveLength(3);
    scan('8712345030010');
    await settle();
    expect(entries).toHaveLength(2);
  });
});

describe('an unknown code', () => {
  it('is kept with its count, and moves to the product that it is linked to', async () => {
    const calls = api.answers('stockcount/set_stock_code', () => ({}));
    const { user, entries } = renderCounting();
    for (let times = 0; times < 3; times += 1) {
      scan('4000000000001');
      await settle();
    }
    expect(screen.getByText('Onbekend (3)')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Vraag het de winkel' }).getAttribute('href')).toBe(
      '/nl/mijn-account/taken/nieuw?code=4000000000001&lijst=Week',
    );
    await user.click(screen.getByRole('button', { name: 'Code 4000000000001 koppelen' }));
    await user.type(await screen.findByRole('searchbox'), 'zacht 2');
    await user.click(screen.getByRole('button', { name: 'Toiletpapier Zacht 2-laags, per rol' }));
    expect(entries.at(-1)).toEqual({ place: 'Kelder', productId: 2, unitId: 22, kind: 'add', quantity: 3 });
    expect(screen.queryByText('Onbekend (3)')).toBeNull();
    await expect
      .poll(() => calls)
      .toMatchObject([{ body: { code: '4000000000001', productID: 2, unitID: 22 } }]);
    scan('4000000000001');
    await settle();
    expect(list().textContent).toContain('4 × rol');
  });

  it('that is linked by mistake is unknown again after undo', async () => {
    api.answers('stockcount/set_stock_code', () => ({}));
    const { user } = renderCounting();
    scan('4000000000001');
    await settle();
    await user.click(screen.getByRole('button', { name: 'Code 4000000000001 koppelen' }));
    await user.click(await screen.findByRole('button', { name: 'Toiletpapier Zacht 2-laags, per rol' }));
    await user.click(screen.getAllByRole('button', { name: /^Terug: / })[0] as HTMLElement);
    expect(await screen.findByText('Onbekend (1)')).toBeTruthy();
    expect(screen.getByText('0 van 3 geteld')).toBeTruthy();
  });
});

it('offers to count a product of another list that the shop knows', async () => {
  api.answers('quickorder/find_products', () => [
    {
      ...{ place: 0, by: 'ean', available: true, unit_id: 91 },
      product: wireProduct({
        product_id: 9,
        product_name: 'Jumborol wit',
        units: [wireUnit({ pu_id: 91, ean: '4000000000018' })],
      }),
    },
  ]);
  const { user, entries } = renderCounting();
  scan('4000000000018');
  await user.click(await screen.findByRole('button', { name: 'Hier tellen' }));
  expect(entries.at(-1)).toEqual({ place: 'Kelder', productId: 9, unitId: 91, kind: 'add', quantity: 1 });
  expect(list().textContent).toContain('Jumborol wit');
  expect(screen.queryByText('Onbekend (1)')).toBeNull();
  scan('4000000000018');
  await settle();
  expect(list().textContent).toContain('2 × doos à 6 rollen');
});
