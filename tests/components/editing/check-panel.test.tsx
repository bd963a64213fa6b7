// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CheckPanel } from '@/components/editing/checks/check-panel';
import { useTextChecks } from '@/components/editing/checks/use-text-checks';
import { openRow } from '@/store/editing/open-row';
import { editingSlice } from '@/store/editing/slice';
import { injectReducers } from '@/store/inject-reducers';
import { makeStore } from '@/store/make-store';
import { renderWithStore } from '../support/render-with-store';

const facts = {
  ...{ name: 'Toonbank', phone: '020-5550100', email: 'info@demo.test', hosts: [], others: [] },
  ...{ freeShippingCents: 10_000, shippingNlCents: 695, shippingBeCents: null },
  ...{ cutOff: '20:00', today: '2026-11-20' },
};

function Panel({ canAccept }: { canAccept: boolean }) {
  const checks = useTextChecks();
  return <CheckPanel id="p" checks={checks} hasRows canAccept={canAccept} onGo={() => undefined} />;
}

/** The panel beside a page that has a wrong telephone number. */
async function shown({ canAccept = true, refusal }: { canAccept?: boolean; refusal?: Error } = {}) {
  const said: { isRight: boolean }[] = [];
  const call = async (name: string, input: { isRight: boolean }) => {
    if (name === 'textChecks.facts') return { facts, accepted: [] };
    if (name === 'editing.draft')
      return {
        live: { version: 1, fields: { content: '<p>Bel 0800-1111.</p>' } },
        ...{ draft: null, editors: [], facts: [] },
      };
    if (name !== 'textChecks.accept') throw new Error(name);
    if (refusal) throw refusal;
    said.push(input);
    return {};
  };
  const store = makeStore({}, async () => call as never);
  injectReducers(store, { editing: editingSlice.reducer });
  const view = renderWithStore(<Panel canAccept={canAccept} />, store);
  await act(() => store.dispatch(openRow({ kind: 'page', id: 1 })));
  await screen.findByText('‘0800-1111’');
  return { ...view, said };
}

it('leaves out what a publisher says is right, and takes that back', async () => {
  const { user, said } = await shown();
  await user.click(screen.getByRole('button', { name: 'Goedkeuren: ‘0800-1111’' }));
  expect(await screen.findByText('‘0800-1111’ is goedgekeurd.')).toBeTruthy();
  expect(screen.queryByText('‘0800-1111’')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Ongedaan maken: ‘0800-1111’' }));
  expect(await screen.findByText('‘0800-1111’')).toBeTruthy();
  const finding = { kind: 'page', id: 1, field: 'content', code: 'phone_differs', quote: '0800-1111' };
  expect(said).toMatchObject([
    { ...finding, isRight: true },
    { ...finding, isRight: false },
  ]);
});

it('keeps a finding and says why, when the answer is not stored', async () => {
  const { user } = await shown({ refusal: new TypeError('offline') });
  await user.click(screen.getByRole('button', { name: /^Goedkeuren/ }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getByText('‘0800-1111’')).toBeTruthy();
});

it('asks an editor nothing', async () => {
  await shown({ canAccept: false });
  expect(screen.queryByRole('button', { name: /^Goedkeuren/ })).toBeNull();
});
