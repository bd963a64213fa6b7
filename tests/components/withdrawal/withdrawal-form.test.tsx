// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WithdrawalPrefill } from '@/components/withdrawal/prefill';
import { WithdrawalForm } from '@/components/withdrawal/withdrawal-form';
import { makeStore } from '@/store/make-store';
import { fakeApi, refused } from '../../store/support/api';
import { renderWithStore } from '../support/render-with-store';

const api = fakeApi();
// Loaded on first use, which is no part of what is tested.
beforeAll(() => Promise.all([import('@/api/browser'), import('@/components/form/form-engine')]));
beforeEach(() => sessionStorage.clear());

const PATH = 'service/set_withdrawal';
const unknown: WithdrawalPrefill = { orderNumber: '', name: '', email: '', lines: [] };
const own: WithdrawalPrefill = {
  orderNumber: '1042',
  name: 'Noor Bakker',
  email: 'noor@voorbeeld.test',
  lines: [
    { name: 'Toiletpapier', articleNumber: 'TP-1', unit: 'per pak', quantity: 4 },
    { name: 'Zeep', articleNumber: 'ZP-2', unit: 'fles', quantity: 1 },
  ],
};
const show = (known: WithdrawalPrefill) =>
  renderWithStore(<WithdrawalForm known={known} intro={null} privacy={null} />, makeStore());
const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const details = () => document.querySelector('details');
const first = () => screen.getByText('Hier de overeenkomst herroepen');
const second = () => screen.getByText('Herroeping bevestigen');
const received = { received_at: '2026-11-23T16:42:10.000Z' };

describe('a withdrawal', () => {
  it('is checked in the first step, sent in the second, and confirmed with date and time', async () => {
    const sent = api.answers(PATH, () => received);
    const { user } = show(unknown);
    await user.click(first());
    expect(await screen.findAllByText(/^Vul .* in/, { selector: '.text-danger' })).toHaveLength(3);
    expect(document.activeElement).toBe(field('Naam'));
    expect(details()?.open).toBe(false);
    await user.type(field('Naam'), 'Noor Bakker');
    await user.type(field('E-mailadres'), 'noor@voorbeeld.test');
    await user.type(field('Bestelnummer'), '1042');
    await user.type(field(/^Welke artikelen/), 'De zeep');
    await user.click(first());
    await waitFor(() => expect(details()?.open).toBe(true));
    expect(details()?.textContent).toContain('De zeep');
    expect(sent).toEqual([]);
    await user.click(second());
    const heading = await screen.findByRole('heading', { name: 'Wij hebben uw herroeping ontvangen' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getByText('Ontvangen op maandag 23 november 2026 om 17:42:10.')).toBeDefined();
    expect(document.body.textContent).not.toMatch(/geaccepteerd/i);
    expect(sent[0]?.body).toEqual({
      name: 'Noor Bakker',
      email: 'noor@voorbeeld.test',
      orderNumber: '1042',
      articles: 'De zeep',
      lines: [],
    });
  });

  it('of an own order needs nothing typed, and takes no more of a line than was ordered', async () => {
    const sent = api.answers(PATH, () => received);
    const { user } = show(own);
    await user.click(first());
    await waitFor(() => expect(details()?.textContent).toContain('De hele bestelling'));
    await user.type(field(/^Toiletpapier/), '9');
    expect(details()?.textContent).toContain('4 × pak Toiletpapier');
    await user.click(second());
    await screen.findByRole('heading', { name: 'Wij hebben uw herroeping ontvangen' });
    expect(sent[0]?.body).toMatchObject({ orderNumber: '1042', lines: [{ line: 0, quantity: 4 }] });
  });

  it('of another order than the one with the lines has none of them', async () => {
    const sent = api.answers(PATH, () => received);
    const { user } = show(own);
    await user.type(field(/^Zeep/), '1');
    await user.clear(field('Bestelnummer'));
    await user.type(field('Bestelnummer'), '7{Enter}');
    await waitFor(() => expect(details()?.open).toBe(true));
    expect(details()?.textContent).toContain('De hele bestelling');
    await user.click(second());
    await screen.findByRole('heading', { name: 'Wij hebben uw herroeping ontvangen' });
    expect(sent[0]?.body).toMatchObject({ orderNumber: '7', lines: [] });
  });

  it('keeps what was typed when it is refused, also after a reload, and can be sent again', async () => {
    api.answers(PATH, () => refused('unavailable'));
    const { user, unmount } = show(own);
    await user.type(field(/^Toiletpapier/), '2');
    await user.click(first());
    await waitFor(() => expect(details()?.open).toBe(true));
    await user.click(second());
    expect((await screen.findByRole('alert')).textContent).toContain('Uw herroeping is niet verstuurd.');
    unmount();
    show(own);
    await waitFor(() => expect(field(/^Toiletpapier/).value).toBe('2'));
  });
});
