// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ListPrices } from '@/components/price-desk/list-prices';
import { show } from '../imports/support';

const row = (productUnitId: number, articleNumber: string, name: string, price: number) => ({
  ...{ productUnitId, productId: productUnitId, articleNumber, name, unit: 'doos', content: 12 },
  ...{ listPrice: 9, tiers: [{ quantity: 1, price }] },
});
const rows = [row(1, 'A-1', 'Doek', 8.5), row(2, 'A-2', 'Mop', 4), row(3, 'A-3', 'Emmer', 6)];
const answers = { 'priceDesk.prices': () => ({ rows, next: null, count: 3 }) };
const assign = vi.fn();
vi.stubGlobal('location', { ...window.location, assign });
afterEach(() => assign.mockClear());

const open = async (more: object = {}, canWrite = true) => {
  const screenOf = (
    <ListPrices list={{ priceListId: 7, name: 'Horeca' }} {...{ canWrite }} query={{}} onDone={() => {}} />
  );
  const shown = show(screenOf, { ...answers, ...more });
  await screen.findByText('A-1');
  if (canWrite) await shown.user.click(screen.getByRole('button', { name: 'Meer tegelijk wijzigen' }));
  return shown;
};
const field = (name: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `Prijs van ${name}, doos` });

it('goes down with Enter and the arrow, up with Shift+Enter, and sends the changed prices only', async () => {
  const { user, requestsOf } = await open({ 'imports.paste': () => ({ importId: 12 }) });
  await user.clear(field('Doek'));
  await user.type(field('Doek'), '8,75{Enter}');
  expect(document.activeElement).toBe(field('Mop'));
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(field('Emmer'));
  // A price that is typed replaces the text, also when it begins as the present one.
  await user.keyboard('6,10{Shift>}{Enter}{/Shift}');
  expect(document.activeElement).toBe(field('Mop'));
  await user.keyboard('4');
  expect(screen.getByText('2 prijzen gewijzigd')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Bekijk wat verandert' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/beheer/import/12/wijzigingen'));
  const [sent] = requestsOf('imports.paste');
  expect(String(sent?.text).split('\n').slice(1)).toEqual(['A-1;doos;1;8,75', 'A-3;doos;1;6,10']);
});

it('shows what is wrong at the field, sends nothing, and goes there', async () => {
  const { user, requestsOf } = await open({ 'imports.paste': () => ({ importId: 12 }) });
  await user.clear(field('Mop'));
  await user.type(field('Mop'), '4.1');
  await user.click(screen.getByRole('button', { name: 'Bekijk wat verandert' }));
  expect(await screen.findByText('Vul een bedrag in, bijvoorbeeld 12,50.')).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(field('Mop')));
  expect(screen.getByRole('alert').textContent).toBe('Kijk nog naar A-2.');
  expect(requestsOf('imports.paste')).toEqual([]);
});

it('keeps what is typed when the call fails, when the fields are closed, and asks before it is lost', async () => {
  const { user } = await open();
  await user.clear(field('Doek'));
  await user.type(field('Doek'), '8,75');
  await user.click(screen.getByRole('button', { name: 'Bekijk wat verandert' }));
  expect(await screen.findByText(/Uw prijzen staan er nog/)).toBeDefined();
  expect(field('Doek').value).toBe('8,75');
  await user.click(screen.getByRole('button', { name: 'Meer tegelijk wijzigen' }));
  expect(screen.getByText('1 prijs gewijzigd')).toBeDefined();
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Meer tegelijk wijzigen' }));
  expect(field('Doek').value).toBe('8,75');
  await user.click(screen.getByRole('button', { name: 'Wissen' }));
  await user.click(screen.getAllByRole('button', { name: 'Wissen' }).at(-1) as HTMLElement);
  expect(field('Doek').value).toBe('8,50');
});

it('is not there without the right to prices', async () => {
  await open({}, false);
  expect(screen.queryByRole('button', { name: 'Meer tegelijk wijzigen' })).toBeNull();
});
