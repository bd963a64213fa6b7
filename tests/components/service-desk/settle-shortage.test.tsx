// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { ApiCall } from '@/api/call';
import { ApiError } from '@/api/error';
import { SettleShortage } from '@/components/service-desk/settle/settle-shortage';
import type { SettleableLine } from '@/components/service-desk/settle/use-settle';
import { makeStore } from '@/store/make-store';
import { renderWithStore } from '../support/render-with-store';

const towels: SettleableLine = {
  ...{
    aboutId: 4,
    line: 0,
    orderNumber: '10005',
    name: 'Handdoeken',
    articleNumber: 'HD-1',
    unit: 'per doos',
  },
  ...{
    ordered: 10,
    credited: 0,
    deliveredLater: 0,
    left: 10,
    reported: 2,
    proposed: 2,
    stock: 88,
    unitPaidIncl: 24.2,
  },
};
const rolls = { ...towels, line: 1, name: 'Keukenrol', articleNumber: 'KR-2', reported: null, proposed: 0 };

/** The box of a task with these rows; `refusal`: the code with which the first attempt fails. */
function show(lines: SettleableLine[], refusal?: string) {
  const sent: Record<string, unknown>[] = [];
  const call = (async (name: string, request: Record<string, unknown>) => {
    if (name === 'serviceDesk.settleable') return lines;
    sent.push(request);
    const fault = { kind: 'http', code: refusal, status: 422 } as ConstructorParameters<typeof ApiError>[0];
    if (refusal && sent.length === 1) throw new ApiError(fault);
    return {
      creditNotes:
        request.by === 'credit' ? [{ creditNoteId: 3, creditNoteNumber: 'C00003', totalIncl: 48.4 }] : [],
    };
  }) as unknown as ApiCall;
  const onSettled = vi.fn(async () => {});
  const made = renderWithStore(
    <SettleShortage taskId={12} onSettled={onSettled} />,
    makeStore({}, async () => call),
  );
  return { ...made, sent, onSettled };
}
const box = (name: RegExp) => screen.findByRole('spinbutton', { name }) as Promise<HTMLInputElement>;
const plain = () => document.body.textContent?.replaceAll('\u00a0', ' ');

it('proposes what was reported, and credits it with one click', async () => {
  const { user, sent, onSettled } = show([towels, rolls]);
  expect((await box(/Handdoeken/)).value).toBe('2');
  expect((await box(/Keukenrol/)).value).toBe('0');
  expect(plain()).toContain('Ongeveer € 48,40 incl. btw');
  await user.click(screen.getByRole('button', { name: 'Crediteren en afronden' }));
  expect(await screen.findByText(/Creditnota C00003 van .* is gemaakt en gemaild/)).toBeDefined();
  expect(sent).toMatchObject([
    { taskID: 12, by: 'credit', text: '', lines: [{ aboutID: 4, line: 0, quantity: 2 }] },
  ]);
  expect(onSettled).toHaveBeenCalledTimes(1);
});

it('sends the next delivery with an answer of the shop', async () => {
  const { user, sent } = show([towels]);
  await user.click(await screen.findByRole('radio', { name: /Naleveren/ }));
  await user.type(screen.getByLabelText(/Antwoord aan de klant/), 'Excuses.');
  await user.click(screen.getByRole('button', { name: 'Naleveren en afronden' }));
  expect(await screen.findByText('Het komt mee met de volgende bestelling van deze klant.')).toBeDefined();
  expect(sent).toMatchObject([{ by: 'next_delivery', text: 'Excuses.' }]);
});

it('repeats a failed click under the same key, and keeps what was typed', async () => {
  const { user, sent } = show([towels], 'insufficient_stock');
  await user.click(await screen.findByRole('radio', { name: /Naleveren/ }));
  await user.type(screen.getByLabelText(/Antwoord aan de klant/), 'Excuses.');
  const button = screen.getByRole('button', { name: 'Naleveren en afronden' });
  await user.click(button);
  expect((await screen.findByRole('alert')).textContent).toContain('niet genoeg voorraad');
  await user.click(button);
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual(sent[0]);
  expect(sent[1]).toMatchObject({ text: 'Excuses.' });
});

it('does not send more than is left, and nothing without a number', async () => {
  const { user, sent } = show([{ ...towels, credited: 7, left: 3, proposed: 0 }]);
  const input = await box(/Handdoeken/);
  expect(input.value).toBe('0');
  const button = screen.getByRole('button', { name: 'Crediteren en afronden' });
  await user.click(button);
  expect(screen.getByRole('alert').textContent).toContain('ten minste één artikel');
  await user.clear(input);
  await user.type(input, '4');
  await user.click(button);
  expect(screen.getByRole('alert').textContent).toContain('ten hoogste 3');
  expect(sent).toEqual([]);
});

it('says that everything was made good, and that nothing was delivered yet', async () => {
  show([{ ...towels, credited: 10, left: 0 }]);
  expect(await screen.findByText('Helemaal afgehandeld')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
  show([]);
  expect(await screen.findByText(/nog niet geleverd/)).toBeDefined();
});
