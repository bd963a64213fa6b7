// @vitest-environment jsdom

import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { AskedItem } from '@/components/task-form/asked-item';
import { deliveredLines } from '@/components/task-form/delivered-line';
import { readShortageLine, shortageUrl } from '@/lib/urls/task-urls';
import { NewTaskPage } from '@/templates/basis/account/new-task';
import { ShortagePage } from '@/templates/basis/account/shortage';
import { fakeApi, refused } from '../../store/support/api';
import { mockNavigation } from '../../support/navigation';
import { anOrder, own } from '../support/account';
import { renderWithStore } from '../support/render-with-store';
import { aTask } from '../support/tasks';

const push = vi.fn();
mockNavigation({ useRouter: () => ({ push, refresh: vi.fn() }) });

const api = fakeApi();
const created = {
  ...{
    task_id: 31,
    title: 'x',
    kind: 'question',
    status: 'open',
    is_read: true,
    is_own: true,
    asked_by: 'Wout',
  },
  ...{
    created: '2026-11-30T09:23:00Z',
    last_message_at: '2026-11-30T09:23:00Z',
    promised_at: null,
    about: [],
  },
};
const invoice: AskedItem = { kind: 'invoice', name: 'F10005', request: { kind: 'invoice', invoiceID: 7 } };

beforeEach(() => {
  sessionStorage.clear();
  push.mockClear();
  api.answers('tasks/get_unread_count', () => ({ unread: 0 }));
});

it('a question about an invoice begins with its subject and title, and says what it is about', async () => {
  const sent = api.answers('tasks/create_service', () => created);
  const { user } = renderWithStore(
    <NewTaskPage kind={undefined} asked={own(invoice)} isAbout codes={null} requestKey="key-0001" />,
  );
  expect(screen.getByText('Factuur F10005')).toBeDefined();
  expect(screen.getByLabelText<HTMLSelectElement>('Waar gaat het over?').value).toBe('invoice');
  await user.type(screen.getByLabelText('Uw vraag of melding'), 'Het inkoopnummer ontbreekt.');
  await user.click(screen.getByRole('button', { name: 'Vraag versturen' }));
  await waitFor(() => expect(push).toHaveBeenCalledWith('/nl/mijn-account/taken/31?gedaan=gevraagd'));
  expect(sent.map(({ body }) => body)).toEqual([
    {
      title: 'Vraag over factuur F10005',
      desc: 'Het inkoopnummer ontbreekt.',
      kind: 'invoice',
      about: [{ kind: 'invoice', invoiceID: 7 }],
      photos: [],
      requestKey: 'key-0001',
    },
  ]);
});

it('a question about scanned codes names them and the counted list', async () => {
  const sent = api.answers('tasks/create_service', () => created);
  const page = (codes: string[]) => (
    <NewTaskPage
      {...{ kind: undefined, asked: own(null), isAbout: false, requestKey: 'key-0001' }}
      codes={{ codes, list: 'Week' }}
    />
  );
  const { user, unmount } = renderWithStore(page(['4099999999990']));
  await user.click(screen.getByRole('button', { name: 'Vraag versturen' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({
    title: 'Welk artikel is code 4099999999990?',
    desc: 'Bij het tellen van ‘Week’ kwam ik code 4099999999990 tegen. Welk artikel is dat?',
    kind: 'question',
  });
  unmount();
  renderWithStore(page(['4099999999990', 'X-1']));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Uw vraag of melding').value).toContain(
    '4099999999990\nX-1',
  );
});

it('a question without text is not sent, and a refusal keeps all fields over a reload', async () => {
  const sent = api.answers('tasks/create_service', () => refused('too_many_requests'));
  const page = (
    <NewTaskPage kind="delivery" asked={own(null)} isAbout={false} codes={null} requestKey="key-0001" />
  );
  const { user, unmount } = renderWithStore(page);
  await user.click(screen.getByRole('button', { name: 'Vraag versturen' }));
  expect(await screen.findAllByText('Vul dit veld in.')).toHaveLength(2);
  await user.type(screen.getByLabelText('Onderwerp'), 'Bezorgtijd');
  await user.type(screen.getByLabelText('Uw vraag of melding'), 'Kan het vroeger?');
  await user.selectOptions(screen.getByLabelText('Waar gaat het over?'), 'Service');
  await user.click(screen.getByRole('button', { name: 'Vraag versturen' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Wat u schreef, staat er nog.');
  expect(sent).toHaveLength(1);
  unmount();
  renderWithStore(page);
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Onderwerp').value).toBe('Bezorgtijd'));
  expect(screen.getByLabelText<HTMLSelectElement>('Waar gaat het over?').value).toBe('service');
});

it('what another company owns is not found, and the question can be asked all the same', () => {
  const { container } = renderWithStore(
    <NewTaskPage kind="invoice" asked={own(null)} isAbout codes={null} requestKey="key-0001" />,
  );
  expect(container.textContent).toContain('hebben wij niet gevonden');
  expect(screen.getByRole('button', { name: 'Vraag versturen' })).toBeDefined();
});

const rows = [
  {
    productId: 31,
    orderrowName: 'Handzeep',
    orderrowArtNr: 'TB-1',
    quantity: 4,
    unitDesc: 'doos',
    price: 1,
    total: 4,
    vat: 21,
  },
  {
    productId: 32,
    orderrowName: 'Doekjes',
    orderrowArtNr: 'TB-2',
    quantity: 1,
    unitDesc: 'pak',
    price: 1,
    total: 1,
    vat: 21,
  },
];
const delivered = anOrder({ rows, deliveryNote: { number: 'P10005', deliveredOn: '2026-11-04' } });
it('a report from a line of the order has that line ticked, with all that was delivered', () => {
  renderWithStore(
    <ShortagePage order={own({ order: delivered, tasks: [] })} line={1} requestKey="key-0001" />,
  );
  const ticked = screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked);
  expect(ticked).toEqual([false, true]);
  expect(shortageUrl('10005', 1)).toBe('/nl/mijn-account/taken/manco?bestelling=10005&regel=2');
  expect([readShortageLine('2'), readShortageLine('0'), readShortageLine('x')]).toEqual([
    1,
    undefined,
    undefined,
  ]);
});

const report = (order = delivered, tasks = [aTask()]) =>
  renderWithStore(<ShortagePage order={own({ order, tasks })} requestKey="key-0001" />);
const lineOf = (name: string) =>
  within(
    screen.getByRole('checkbox', { name: `${name} is niet goed geleverd` }).closest('li') as HTMLElement,
  );

it('a question about an order or invoice names the ticked lines, kept over a reload, instead of the whole', async () => {
  const sent = api.answers('tasks/create_service', () => created);
  const lines = deliveredLines(rows);
  const page = (
    <NewTaskPage
      kind="return"
      asked={own({ ...invoice, lines })}
      isAbout
      codes={null}
      requestKey="key-0001"
    />
  );
  const { user, unmount } = renderWithStore(page);
  await user.click(screen.getByRole('checkbox', { name: /^Doekjes/ }));
  await user.click(screen.getByRole('checkbox', { name: /^Handzeep/ }));
  await user.click(screen.getByRole('checkbox', { name: /^Handzeep/ }));
  await user.type(screen.getByLabelText('Uw vraag of melding'), 'Te klein.');
  unmount();
  renderWithStore(page);
  expect(await screen.findByText('(1 gekozen)')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Vraag versturen' }));
  await waitFor(() => expect(push).toHaveBeenCalled());
  expect(sent[0]?.body).toMatchObject({ about: [{ kind: 'invoice_line', invoiceID: 7, line: 1 }] });
});

it('a report names each ticked line with problem and quantity, at most what was delivered', async () => {
  const sent = api.answers('tasks/create_service', () => created);
  const { user } = report();
  const send = screen.getByRole('button', { name: 'Melding versturen' });
  await user.click(send);
  expect((await screen.findByRole('alert')).textContent).toBe('Vink ten minste één artikel aan.');
  const line = lineOf('Handzeep');
  await user.click(line.getByRole('checkbox'));
  await user.selectOptions(line.getByLabelText('Wat is er mis?'), 'Beschadigd');
  await user.clear(line.getByLabelText('Aantal'));
  await user.type(line.getByLabelText('Aantal'), '5');
  await user.click(send);
  expect(line.getByText('Vul een aantal in van 1 tot en met 4.')).toBeDefined();
  expect(sent).toHaveLength(0);
  await user.clear(line.getByLabelText('Aantal'));
  await user.type(line.getByLabelText('Aantal'), '2');
  await user.click(lineOf('Doekjes').getByRole('checkbox'));
  await user.click(send);
  await waitFor(() => expect(push).toHaveBeenCalled());
  expect(sent[0]?.body).toMatchObject({
    kind: 'shortage',
    title: 'Manco of schade bij pakbon P10005',
    desc: 'Manco of schade bij pakbon P10005',
    about: [
      { kind: 'delivery_line', orderID: 5, line: 0, problem: 'damaged', quantity: 2 },
      { kind: 'delivery_line', orderID: 5, line: 1, problem: 'missing', quantity: 1 },
    ],
  });
});

it('a report keeps its lines over a reload', async () => {
  const { user, unmount } = report();
  await user.click(lineOf('Doekjes').getByRole('checkbox'));
  await user.selectOptions(lineOf('Doekjes').getByLabelText('Wat is er mis?'), 'Verkeerd artikel');
  unmount();
  report();
  await waitFor(() => expect(lineOf('Doekjes').getByRole<HTMLInputElement>('checkbox').checked).toBe(true));
  expect(lineOf('Doekjes').getByLabelText<HTMLSelectElement>('Wat is er mis?').value).toBe('wrong');
});

it('a report names what was asked about the order before, and waits for the delivery', () => {
  report();
  expect(screen.getByRole('link', { name: 'Kapotte dispenser' })).toBeDefined();
  const { container } = report(anOrder({ rows }), []);
  expect(container.textContent).toContain('Deze bestelling is nog niet geleverd');
});
