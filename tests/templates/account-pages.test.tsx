// @vitest-environment jsdom

import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { SessionResult } from '@/components/shop';
import { AgreementsPage } from '@/templates/basis/account/agreements';
import { BoughtBeforePage } from '@/templates/basis/account/bought-before';
import { DeliveryNotesPage } from '@/templates/basis/account/delivery-notes';
import { InvoicesPage } from '@/templates/basis/account/invoices';
import { OrderPage } from '@/templates/basis/account/order';
import { OrdersPage } from '@/templates/basis/account/orders';
import { AccountPage } from '@/templates/basis/account/overview';
import { anAgreement, anInvoice, anOrder, own, shop } from '../components/support/account';
import { renderWithStore } from '../components/support/render-with-store';
import { aTask } from '../components/support/tasks';
import { mockNavigation } from '../support/navigation';

mockNavigation({ useRouter: () => ({ push: vi.fn(), refresh: vi.fn() }) });

const page = { shop, audience: 'customer' } as const;
const filter = { page: 0, search: '' };
const gone: SessionResult<never> = { state: 'unavailable' };
const over: SessionResult<never> = { state: 'expired' };
const totals = { openCount: 2, openAmount: 1345.2, balance: 0, overdueCount: 1, overdueAmount: 145.2 };
const main = (ui: ReactNode) => {
  const { container } = renderWithStore(ui);
  return container.textContent?.replaceAll('\u00a0', ' ') ?? '';
};
const hrefOf = (name: string | RegExp) => screen.getAllByRole('link', { name })[0]?.getAttribute('href');

describe('a page of the account', () => {
  it.each([
    ['orders', (data: SessionResult<never>) => <OrdersPage {...page} filter={filter} orders={data} />],
    [
      'an order',
      (data: SessionResult<never>) => (
        <OrderPage {...page} filter={filter} number="1" bankAccount="" order={data} tasks={own([])} />
      ),
    ],
    ['invoices', (data: SessionResult<never>) => <InvoicesPage {...page} filter={filter} invoices={data} />],
    ['agreements', (data: SessionResult<never>) => <AgreementsPage {...page} search="" agreements={data} />],
    [
      'bought',
      (data: SessionResult<never>) => (
        <BoughtBeforePage {...page} filter={{ ...filter, sort: 'recent' }} bought={data} />
      ),
    ],
  ])('says so when its data can not be loaded, or the session has expired: %s', (_, show) => {
    // Once, even if several parts of the page wait for it.
    expect(main(show(gone)).match(/Uw gegevens zijn nu niet op te halen\./g)).toHaveLength(1);
    expect(main(show(over))).toContain('Uw sessie is verlopen.');
  });

  it('says what to do for no results, an absent object, or no such page', () => {
    const orders = (numFound: number) => own({ numFound, page: 0, orders: [] });
    expect(main(<OrdersPage {...page} filter={filter} orders={orders(0)} />)).toContain(
      'Nog geen bestellingen',
    );
    expect(main(<OrdersPage {...page} filter={{ page: 0, search: 'x' }} orders={orders(0)} />)).toContain(
      'Geen bestellingen gevonden',
    );
    expect(main(<OrdersPage {...page} filter={{ page: 9, search: '' }} orders={orders(30)} />)).toContain(
      'Zo veel pagina’s zijn er niet.',
    );
    const reversed = { ...filter, from: '2026-02-01', until: '2026-01-01' };
    expect(main(<OrdersPage {...page} filter={reversed} orders={orders(0)} />)).toContain(
      'De einddatum ligt voor de begindatum.',
    );
  });
});

const waitingOrder = anOrder({
  orderId: 6,
  orderNumber: '10006',
  orderStatus: 1,
  paymentSource: 'IDEAL',
  paymentState: 'open',
  payBefore: '2099-11-20T13:00:00Z',
});

it('the overview shows running orders, open invoices and ending agreements, with links', () => {
  const text = main(
    <AccountPage
      {...page}
      account={own({})}
      running={own({ numFound: 3, waiting: 1, page: 0, orders: [anOrder({ orderStatus: 2 }), waitingOrder] })}
      invoices={own({ numFound: 2, page: 0, invoices: [anInvoice({ state: 'overdue' })], totals })}
      agreements={own([anAgreement(), anAgreement({ state: 'running', unitId: 12 })])}
      lists={own([
        { listId: 4, name: 'Keuken', itemCount: 9, bestellijstId: 4, bestellijstgroupId: 1, sortType: 0 },
      ])}
      rhythm={own({ known: 0, due: [], gone: [], snoozed: [] })}
      requests={own({ open: 2, lists: [] })}
      tasks={own({ numFound: 1, start: 0, unread: 1, tasks: [aTask({ isRead: false })] })}
    />,
  );
  expect(text).toContain('2 bestellingen lopen. 1 bestelling wacht op uw betaling.');
  expect(text).toContain('2 aanvragen wachten op u.');
  expect(text).toContain('€ 1.345,202 openstaande facturenwaarvan 1 over de vervaldatum: € 145,20');
  expect(text).toContain('verviel 04-12-2026');
  expect(text.match(/t\/m 05-12-2026/g)).toHaveLength(1);
  expect(text).toContain('Heeft u een artikel op drie verschillende dagen besteld');
  expect(text).toContain('1 vraag heeft een nieuw antwoord.');
  expect(hrefOf(/Kapotte dispenser/)).toBe('/nl/mijn-account/taken/12');
  expect(hrefOf('Alle facturen')).toBe('/nl/mijn-account/facturen');
  expect(hrefOf('Keuken')).toBe('/nl/mijn-account/bestellijsten/4');
  expect(hrefOf('10005')).toBe('/nl/mijn-account/bestellingen/10005');
});

it('an order has its documents, its history, and its neighbours of the same list', () => {
  const order = anOrder({
    deliveryNote: { number: 'P10005', deliveredOn: '2026-11-04' },
    invoice: { invoiceId: 7, invoiceNumber: 'F10005', state: 'open' },
    rows: [],
    details: {
      address: null,
      pickup: true,
      deliveryTime: '08:00-12:00',
      coupon: '',
      vatRates: [{ rate: 21, base: 120, amount: 25.2 }],
      statusHistory: [
        { status: 1, at: '2026-11-02T09:30:00.000Z', by: 'customer' },
        { status: 3, at: '2026-11-04T10:00:00.000Z', by: 'operator' },
      ],
      previous: '10004',
      next: null,
    },
  });
  const text = main(
    <OrderPage
      {...page}
      number="10005"
      bankAccount=""
      order={own(order)}
      tasks={own([aTask()])}
      filter={{ page: 0, search: 'zeep' }}
    />,
  );
  expect(hrefOf(/Orderbevestiging/)).toBe('/nl/mijn-account/orderbevestigingen');
  expect(hrefOf(/Orderbevestiging.*venster/)).toBe('/nl/mijn-account/orderbevestigingen/10005-5.pdf');
  expect(hrefOf(/Pakbon P10005/)).toBe('/nl/mijn-account/pakbonnen/P10005-5.pdf');
  expect(hrefOf(/Factuur F10005/)).toBe('/nl/mijn-account/facturen/F10005-7.pdf');
  expect(hrefOf(/Oudere/)).toBe('/nl/mijn-account/bestellingen/10004?zoek=zeep');
  expect(hrefOf('Terug naar de lijst')).toBe('/nl/mijn-account/bestellingen?zoek=zeep');
  expect(hrefOf('Kapotte dispenser')).toBe('/nl/mijn-account/taken/12');
  expect(hrefOf('Manco of schade melden')).toBe('/nl/mijn-account/taken/manco?bestelling=10005');
  expect(hrefOf('Retour aanvragen')).toBe('/nl/mijn-account/taken/nieuw?soort=return&over=bestelling-10005');
  expect(text).toContain('Btw 21%€ 25,20');
  const progress = within(screen.getByRole('list', { name: 'Voortgang van de bestelling' }));
  expect(progress.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
    'Geplaatstma 2 nov',
    'In verwerking',
    'Geleverdwo 4 nov',
  ]);
  const steps = within(screen.getByRole('heading', { name: 'Verloop' }).parentElement as HTMLElement);
  expect(steps.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
    'geleverd4 november 2026, 11:00door ons',
    'nieuw2 november 2026, 10:30door u',
  ]);
});

it('another customer’s order answers like an absent one', () => {
  expect(
    main(<OrderPage {...page} number="1" bankAccount="" order={own(null)} tasks={own([])} filter={filter} />),
  ).toContain('Deze bestelling vinden wij niet');
});

it('invoices show the amount due, and go into a file as they are filtered', () => {
  const text = main(
    <InvoicesPage
      {...page}
      filter={{ page: 0, search: 'keuken', state: 'overdue' }}
      invoices={own({ numFound: 31, page: 0, invoices: [anInvoice({ state: 'overdue' })], totals })}
    />,
  );
  expect(text).toContain('Totaal openstaand€ 1.345,202 facturen');
  expect(text).toContain('vervallen');
  expect(hrefOf('Downloaden als CSV')).toBe(
    '/nl/mijn-account/facturen/facturen.csv?zoek=keuken&status=vervallen',
  );
  expect(hrefOf('Pagina 2')).toBe('/nl/mijn-account/facturen?zoek=keuken&status=vervallen&page=1');
});

it('a delivered order without a note says so', () => {
  const text = main(
    <DeliveryNotesPage
      {...page}
      filter={filter}
      orders={own({ numFound: 1, page: 0, orders: [anOrder()] })}
    />,
  );
  expect(text).toContain('Nog niet beschikbaar');
});

it('agreements are found by name and number, with what they save', () => {
  const agreements = own([anAgreement()]);
  expect(main(<AgreementsPage {...page} search="tp-1" agreements={agreements} />)).toContain('20%');
  expect(main(<AgreementsPage {...page} search="bestaat niet" agreements={agreements} />)).toContain(
    'Geen prijsafspraken gevonden',
  );
});
