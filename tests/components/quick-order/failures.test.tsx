// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { QuickOrder } from '@/components/quick-order/quick-order';
import { fakeApi, refused } from '../../store/support/api';
import { wireProduct } from '../../store/support/builders';
import { renderWithStore } from '../support/render-with-store';

const api = fakeApi();
beforeAll(() => import('@/api/browser'));
beforeEach(() => {
  localStorage.clear();
  api.answers('quickorder/find_products', () => [
    { place: 0, by: 'number', product: wireProduct(), unit_id: 11, available: true },
  ]);
});

async function paste(lines: string) {
  const view = renderWithStore(<QuickOrder view="excl" customer />);
  await view.user.click(screen.getByRole('textbox', { name: 'Artikelnummers en aantallen' }));
  await view.user.paste(lines);
  await view.user.click(screen.getByRole('button', { name: 'Regels overnemen' }));
  const failed = () =>
    waitFor(() => expect(view.store.getState().app.toasts).toMatchObject([{ kind: 'failed' }]));
  return { ...view, failed };
}

describe('without an answer from the server', () => {
  it('pasted lines stay in their field, and the error is shown', async () => {
    api.answers('quickorder/find_products', () => refused('unavailable'));
    const { failed } = await paste('TP-1 9');
    await failed();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Artikelnummers/ }).value).toBe('TP-1 9');
    expect(screen.getByRole('button', { name: 'Regels overnemen' }).getAttribute('aria-busy')).toBeNull();
  });

  it('the rows stay, and can be ordered again', async () => {
    api.answers('quickorder/set_lines_to_cart', () => refused('unavailable'));
    const { user, failed } = await paste('TP-1 9');
    const order = await screen.findByRole('button', { name: '1 regel in winkelwagen' });
    await user.click(order);
    await failed();
    expect(within(screen.getByRole('list', { name: 'Uw regels' })).getAllByRole('listitem')).toHaveLength(1);
    await waitFor(() => expect(order.getAttribute('aria-busy')).toBeNull());
  });

  it('a text in plain Dutch stays in its field', async () => {
    api.answers('quickorder/understand_text', () => refused('unavailable'));
    const { user, failed } = await paste('TP-1 9');
    await user.click(screen.getByRole('tab', { name: 'In gewoon Nederlands' }));
    const text = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Wat hebt u nodig?' });
    await user.type(text, '3 dozen wc-papier');
    await user.click(screen.getByRole('button', { name: 'Artikelen zoeken' }));
    await failed();
    expect(text.value).toBe('3 dozen wc-papier');
  });
});
