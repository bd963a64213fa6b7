// @vitest-environment jsdom

import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { firstStepNames } from '@toonbank/contract';
import { beforeEach, expect, it } from 'vitest';
import { FirstSteps } from '@/components/first-steps/first-steps';
import { stepLinkOf } from '@/components/first-steps/step-links';
import type { StepState } from '@/components/first-steps/step-state';
import { adminPage } from '@/lib/urls/admin-urls';

const steps: StepState[] = [
  { step: 'groups', done: true, count: 3 },
  { step: 'stock', done: false, count: 1 },
  { step: 'pictures', done: false, count: 12 },
];

beforeEach(() => localStorage.clear());

it('ticks what is done, and tells of each other step what is missing and where it is done', () => {
  render(<FirstSteps steps={steps} />);
  expect(screen.getByText('1 van 3 gedaan')).toBeDefined();
  const [groups, stock, pictures] = screen.getAllByRole('listitem').map((item) => within(item));
  expect(groups?.getByRole('heading').textContent).toBe('Gedaan: Groepen');
  expect(groups?.queryByRole('link')).toBeNull();
  expect(stock?.getByRole('link').getAttribute('href')).toBe('/beheer/import?soort=stock');
  expect(stock?.getByRole('button', { name: 'Voorbeeld: Voorraad (CSV)' })).toBeDefined();
  expect(pictures?.getByText(/^12 artikelen hebben nog geen eigen foto/)).toBeDefined();
  expect(pictures?.queryByRole('button')).toBeNull();
});

it('stays put away in this browser, and comes back when asked', async () => {
  const user = userEvent.setup();
  render(<FirstSteps steps={steps} />);
  await user.click(screen.getByRole('button', { name: 'Wegleggen' }));
  expect(screen.queryByRole('list')).toBeNull();
  cleanup();
  render(<FirstSteps steps={steps} />);
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.getByText('1 van 3 gedaan')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Tonen' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});

it('goes by itself once all is done, and is not there without steps', () => {
  const { container, rerender } = render(<FirstSteps steps={steps.map((one) => ({ ...one, done: true }))} />);
  expect(container.innerHTML).toBe('');
  rerender(<FirstSteps steps={[]} />);
  expect(container.innerHTML).toBe('');
});

it('does not wait for price lists, which a shop with one price for all can do without', () => {
  const optional: StepState = { step: 'price_lists', done: false, count: 0 };
  const { container, rerender } = render(<FirstSteps steps={[...steps, optional]} />);
  expect(screen.getByText('1 van 3 gedaan')).toBeDefined();
  const row = within(screen.getAllByRole('listitem')[3] as HTMLElement);
  expect(row.getByText(/Heeft elke klant dezelfde prijzen\? Dan kunt u dit overslaan\./)).toBeDefined();
  expect(row.getByRole('link').getAttribute('href')).toBe('/beheer/prijslijsten');
  const ready = steps.map((one) => ({ ...one, done: true }));
  rerender(<FirstSteps steps={[steps[1] as StepState, { ...optional, done: true, count: 2 }]} />);
  expect(screen.getByText('1 van 2 gedaan')).toBeDefined();
  expect(screen.getByText('2 prijslijsten met prijzen')).toBeDefined();
  rerender(<FirstSteps steps={[...ready, optional]} />);
  expect(container.innerHTML).toBe('');
});

it('leads to what is missing: to the import where lists have no prices, to the articles that have none', () => {
  const { rerender } = render(
    <FirstSteps steps={[{ step: 'price_lists', done: false, count: 2 }, ...steps]} />,
  );
  const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(link('Prijzen importeren')).toBe('/beheer/import?soort=prices');
  rerender(<FirstSteps steps={[{ step: 'products', done: false, count: 3 }]} />);
  expect(link('Bekijk welke')).toBe('/beheer/winkelcheck');
  rerender(<FirstSteps steps={[{ step: 'products', done: false, count: 0 }]} />);
  expect(link('Artikelen importeren')).toBe('/beheer/import?soort=products');
});

it('leads to pages that exist', () => {
  const hrefs = firstStepNames.flatMap((step) =>
    [0, 2].map((count) => stepLinkOf({ step, done: false, count }).href.split('?')[0] ?? ''),
  );
  expect(hrefs.filter((href) => href !== '/' && !adminPage(href))).toEqual([]);
});
