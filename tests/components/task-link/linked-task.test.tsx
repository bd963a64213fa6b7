// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { LinkedTaskView } from '@/components/task-link/linked-task';
import { fakeApi, refused } from '../../store/support/api';
import { renderWithStore } from '../support/render-with-store';

const api = fakeApi();
// Loaded in advance: on a busy machine the first load exceeds the default timeout.
beforeAll(() => import('@/api/browser'));
beforeEach(() => history.replaceState(null, '', '/nl/vraag#12.3.geheim'));

const message = { event: null, via: 'web', created: '2026-11-24T09:00:00Z', photos: [] };
const task = {
  ...{ task_id: 12, title: 'Dispenser lekt', status: 'answered', promised_at: null, about: [] },
  rows: [
    { id: 1, author: 'customer', name: 'Noor Tester', text: 'Hij druppelt.', ...message },
    { id: 2, author: 'shop', name: 'Iris', text: 'Wij komen kijken.', ...message },
  ],
};
const open = { state: 'open', user: 'Noor Tester', task };
const show = () => renderWithStore(<LinkedTaskView shopName="Demo" />);

describe('the page of a mailed link', () => {
  it('shows the conversation, and changes nothing by that', async () => {
    const calls = api.answers('tasks/get_linked_task', () => open);
    show();
    expect(await screen.findByText('Wij komen kijken.')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Dispenser lekt' })).toBeTruthy();
    expect(calls.map(({ body }) => body)).toEqual([{ token: '12.3.geheim' }]);
  });

  it('notes with one click that the question is solved', async () => {
    api.answers('tasks/get_linked_task', (_body, call) =>
      call === 1 ? open : { ...open, task: { ...task, status: 'solved' } },
    );
    const written = api.answers('tasks/set_linked_answer', () => ({}));
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Dit is opgelost' }));
    expect(await screen.findByRole('button', { name: 'Toch niet opgelost' })).toBeTruthy();
    expect(written[0]?.body).toEqual({ token: '12.3.geheim', solved: true });
  });

  it('sends an answer, and keeps the text when that fails', async () => {
    api.answers('tasks/get_linked_task', () => open);
    const written = api.answers('tasks/set_linked_answer', (_body, call) =>
      call === 1 ? refused('too_many_requests') : {},
    );
    show();
    const field = await screen.findByLabelText<HTMLTextAreaElement>(/Uw bericht/);
    await userEvent.type(field, 'Graag om tien uur.');
    await userEvent.click(screen.getByRole('button', { name: 'Bericht versturen' }));
    await waitFor(() => expect(written).toHaveLength(1));
    await screen.findByText(/Uw bericht is niet verstuurd/);
    expect(field.value).toBe('Graag om tien uur.');
    await userEvent.click(await screen.findByRole('button', { name: 'Bericht versturen' }));
    await waitFor(() => expect(field.value).toBe(''));
    const keys = written.map(({ body }) => (body as { requestKey: string }).requestKey);
    expect(keys[1]).toBe(keys[0]);
  });

  it('draws a photo without an address of its own, which the security policy refuses, and enlarges it', async () => {
    const photo = { photo_id: 7, width: 1200, height: 800 };
    const rows = [{ ...task.rows[0], photos: [photo] }];
    api.answers('tasks/get_linked_task', () => ({ ...open, task: { ...task, rows } }));
    const asked = api.answers('tasks/get_linked_photo', () => ({}));
    const drawn = vi.fn();
    vi.stubGlobal('createImageBitmap', async () => ({ width: 1200, height: 800, close: () => {} }));
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
      drawImage: drawn,
    } as unknown as null);
    show();
    const button = await screen.findByRole('button', { name: /^Foto/ });
    await waitFor(() => expect(drawn).toHaveBeenCalledTimes(1));
    await userEvent.click(button);
    await waitFor(() => expect(drawn).toHaveBeenCalledTimes(2));
    expect(button.getAttribute('aria-expanded')).toBe('true');
    const canvas = button.querySelector('canvas');
    expect([canvas?.width, canvas?.height]).toEqual([1200, 800]);
    expect(document.querySelector('img')).toBeNull();
    expect(asked.map(({ body }) => body)).toEqual(
      ['thumb', 'full'].map((size) => ({ token: '12.3.geheim', photoID: 7, size })),
    );
  });

  it.each([
    ['that is too old', () => ({ state: 'expired', user: 'Noor Tester' }), /verlopen/],
    ['that is forged', () => refused('not_found'), /klopt niet/],
  ])('leads to the account for a link %s', async (_what, answer, text) => {
    api.answers('tasks/get_linked_task', answer);
    show();
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Naar uw taken' }).getAttribute('href')).toBe(
      '/nl/mijn-account/taken',
    );
  });

  it('says that the link is not complete, without a call', async () => {
    history.replaceState(null, '', '/nl/vraag');
    show();
    expect(await screen.findByText(/niet compleet/)).toBeTruthy();
  });

  it('offers to try a failed connection once more', async () => {
    api.answers('tasks/get_linked_task', (_body, call) => (call === 1 ? refused('unavailable') : open));
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Opnieuw proberen' }));
    expect(await screen.findByText('Wij komen kijken.')).toBeTruthy();
  });
});
