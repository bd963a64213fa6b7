// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ScannedLabel } from '@/api/types';
import { KeptNotices } from '@/components/shelf-labels/scan/kept-notices';
import { ScanForm } from '@/components/shelf-labels/scan/scan-form';
import { renderWithStore } from '../support/render-with-store';

const SCRIPT = join(process.cwd(), 'components/shelf-labels/scan/keep-requests.js');
const STORAGE_KEY = 'toonbank.labelRequests';
const DAY_MS = 24 * 60 * 60 * 1000;
const soap: ScannedLabel['products'][number] = {
  productId: 5,
  productName: 'Handzeep',
  productExtCode: 'HZ-5',
  image: '/media/zeep.svg',
  unitName: 'doos',
  unitDesc: 'doos à 6 flessen',
  choices: [1, 2, 3],
  asked: 0,
  askedAt: null,
};
const showForm = (formKey = 'key-of-this-form') =>
  renderWithStore(
    <ScanForm
      token="t"
      formKey={formKey}
      label={{ place: '', products: [soap], requested: [] }}
      typed={new URLSearchParams()}
    />,
  );

/** Answers of the shop, in the order in which the test gives them. */
const shop = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();
const dead = () => Promise.reject(new TypeError('Failed to fetch'));
const answer = (status: number, to: string) => () => Promise.resolve(Response.json({ to }, { status }));
const accepted = answer(200, '/k/t?sleutel=key-of-this-form');
const bodies = () => shop.mock.calls.map(([, { body }]) => new URLSearchParams(String(body)));

const kept = (): { key: string; body: string; at: number }[] =>
  JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
const keepBefore = (key: string, ageMs = 0) =>
  localStorage.setItem(
    STORAGE_KEY,
    JSON.stringify([...kept(), { key, body: `label=t&sleutel=${key}&tik=5-1`, at: Date.now() - ageMs }]),
  );
const message = () => document.documentElement.dataset.kept;
const tap = (name: string) => screen.getByRole('button', { name }).click();
/** Long enough for two answers, one after the other; no retry is that soon. */
const settle = () => vi.advanceTimersByTimeAsync(10);
const goOnline = () => {
  dispatchEvent(new Event('online'));
  return settle();
};
const goTo = vi.fn();

// The script's own listeners live as long as the page.
beforeAll(() => {
  vi.stubGlobal('fetch', shop);
  vi.stubGlobal('location', { assign: goTo });
  new Function(readFileSync(SCRIPT, 'utf8'))();
});
beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  delete document.documentElement.dataset.kept;
  shop.mockReset();
  goTo.mockReset();
});
afterEach(async () => {
  localStorage.clear();
  // A pending retry finds nothing to send.
  await vi.advanceTimersByTimeAsync(120_000);
  vi.useRealTimers();
});

describe('a request by a shelf label', () => {
  it('is sent at once, and then shows the page with thanks', async () => {
    shop.mockImplementation(accepted);
    showForm();
    tap('2 dozen');
    expect(message()).toBe('sending');
    await settle();
    expect(goTo).toHaveBeenCalledExactlyOnceWith('/k/t?sleutel=key-of-this-form');
    expect(Object.fromEntries(bodies()[0] ?? [])).toMatchObject({ label: 't', tik: '5-2' });
    expect(shop.mock.calls[0]).toMatchObject(['/internal/forms/shelf-request', { credentials: 'omit' }]);
    expect(kept()).toEqual([]);
  });

  it('is stored without reception, says so, and is sent when there is some', async () => {
    shop.mockImplementationOnce(dead).mockImplementationOnce(accepted);
    showForm();
    tap('2 dozen');
    await settle();
    expect([message(), kept().length, goTo.mock.calls.length]).toEqual(['waiting', 1, 0]);
    await goOnline();
    expect([kept(), goTo.mock.calls.length]).toEqual([[], 1]);
    expect(bodies()[1]?.toString()).toBe(bodies()[0]?.toString());
  });

  it('is retried after a while, also when the phone never fires the online event', async () => {
    shop.mockImplementation(dead);
    showForm();
    tap('1 doos');
    await settle();
    shop.mockImplementation(accepted);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([kept(), goTo.mock.calls.length]).toEqual([[], 1]);
  });

  it('is stored when an answer takes too long, or is not from the shop', async () => {
    shop.mockImplementationOnce(() => new Promise(() => undefined));
    showForm();
    tap('1 doos');
    await vi.advanceTimersByTimeAsync(15_000);
    expect([message(), kept().length]).toEqual(['waiting', 1]);
    // The login page of a free network.
    shop.mockImplementationOnce(() => Promise.resolve(new Response('<html>', { status: 200 })));
    await goOnline();
    shop.mockImplementationOnce(answer(200, 'https://elders.test/'));
    await goOnline();
    expect([message(), kept().length, goTo.mock.calls.length]).toEqual(['waiting', 1, 0]);
  });

  it('is replaced by another tap on the same form, also during sending', async () => {
    let arrive: () => void = () => undefined;
    shop.mockImplementationOnce(
      () => new Promise((resolve) => (arrive = () => resolve(Response.json({ to: '/k/t' })))),
    );
    shop.mockImplementationOnce(accepted);
    showForm();
    tap('1 doos');
    await settle();
    tap('3 dozen');
    expect(kept()).toHaveLength(1);
    arrive();
    await settle();
    expect(bodies().map((body) => body.get('tik'))).toEqual(['5-1', '5-3']);
    expect(new Set(bodies().map((body) => body.get('sleutel'))).size).toBe(1);
    expect(kept()).toEqual([]);
  });

  it('is not stored when it has no product or no quantity: the page says so at once', () => {
    showForm();
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Ander aantal' });
    tap('Aanvragen');
    expect(message()).toBe('nothing');
    for (const typed of ['veel', '0', '1000']) {
      field.value = typed;
      tap('Aanvragen');
      expect([message(), field.value]).toEqual(['quantity', typed]);
    }
    expect([kept(), shop.mock.calls]).toEqual([[], []]);
  });

  it('is sent as a form where nothing can be stored', () => {
    const { container } = showForm();
    const store = vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const event = new SubmitEvent('submit', {
      bubbles: true,
      cancelable: true,
      submitter: screen.getByRole('button', { name: '2 dozen' }),
    });
    container.querySelector('form')?.dispatchEvent(event);
    store.mockRestore();
    expect([event.defaultPrevented, shop.mock.calls]).toEqual([false, []]);
  });
});

describe('requests of earlier pages', () => {
  it('are sent one after the other when a label page is opened or visible again', async () => {
    keepBefore('first');
    keepBefore('second');
    showForm();
    shop.mockImplementation(answer(200, '/k/t'));
    dispatchEvent(new Event('pageshow'));
    await settle();
    expect(bodies().map((body) => body.get('sleutel'))).toEqual(['first', 'second']);
    expect([message(), kept(), goTo.mock.calls]).toEqual(['sent', [], []]);
  });

  it('do not block each other when the shop can not process one of them now', async () => {
    keepBefore('first');
    keepBefore('second');
    shop.mockImplementationOnce(answer(503, '/k/t?fout=storing')).mockImplementation(answer(200, '/k/t'));
    dispatchEvent(new Event('pageshow'));
    await settle();
    expect(kept().map(({ key }) => key)).toEqual(['first']);
    expect(shop).toHaveBeenCalledTimes(2);
    await goOnline();
    expect(kept()).toEqual([]);
  });

  it('are dropped and reported when their label is revoked, and dropped after a week', async () => {
    keepBefore('old', 7 * DAY_MS);
    keepBefore('revoked');
    shop.mockImplementation(answer(404, '/k/t'));
    dispatchEvent(new Event('pageshow'));
    await settle();
    expect(bodies().map((body) => body.get('sleutel'))).toEqual(['revoked']);
    expect([message(), kept()]).toEqual(['refused', []]);
  });
});

it('have a message for each state that the script reports', () => {
  const { container } = renderWithStore(<KeptNotices />);
  const script = readFileSync(SCRIPT, 'utf8');
  const style = readFileSync(join(process.cwd(), 'components/shelf-labels/scan/scan.css'), 'utf8');
  const names = [...container.querySelectorAll<HTMLElement>('.scan-kept')].map(({ dataset }) => dataset.kept);
  expect(names).toHaveLength(7);
  for (const name of names) {
    expect(script).toContain(`'${name}'`);
    expect(style).toContain(`html[data-kept="${name}"] [data-kept="${name}"]`);
  }
});

it('emphasise only the first words of a long message', () => {
  const { container } = renderWithStore(<KeptNotices />);
  const waiting = container.querySelector('[data-kept="waiting"]');
  expect(waiting?.querySelector('strong')?.textContent).toBe('Geen bereik.');
  expect(waiting?.textContent).toContain(
    'Geen bereik. Uw aanvraag staat op deze telefoon. Wij sturen hem zodra',
  );
  expect(container.querySelector('[data-kept="sent"] strong')).toBeNull();
});
