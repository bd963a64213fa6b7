// @vitest-environment jsdom

import { readFileSync } from 'node:fs';
import { cleanup, render, screen, within } from '@testing-library/react';
import { paymentMethods } from '@toonbank/contract/payment/methods';
import { expect, it } from 'vitest';
import { PaymentChoice } from '@/components/payment/payment-choice';
import { PaymentMarks } from '@/components/payment/payment-marks';
import { PAYMENT_MARKS } from '@/lib/urls/sprites';
import { tenants } from '@/tenants';

const ONLINE = ['iDEAL | Wero', 'Bancontact', 'Visa', 'Maestro', 'Mastercard', 'Riverty'];

it.each(Object.values(tenants))(
  'the footer of $id names the six payment methods once each',
  ({ payments }) => {
    const { unmount } = render(<PaymentMarks payments={payments} />);
    const list = within(screen.getByRole('list', { name: 'Betaalwijzen' }));
    const names = list.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(names).toEqual(expect.arrayContaining(ONLINE));
    expect(new Set(names).size).toBe(names.length);
    unmount();
  },
);

it('a shop without a payment provider names only what it offers', () => {
  render(<PaymentMarks payments={['ECBASE', 'BANKTRANS']} />);
  const names = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(names).toEqual(['Op factuur', 'Overboeking']);
  cleanup();
  render(<PaymentMarks payments={[]} />);
  expect(screen.queryByRole('list')).toBeNull();
});

it('every payment method has its drawing in the sprite', () => {
  const sprite = readFileSync(`public${PAYMENT_MARKS}`, 'utf8');
  for (const { mark } of Object.values(paymentMethods)) expect(sprite).toContain(`<symbol id="${mark}"`);
});

it('the checkout says which of them the shop does not offer', () => {
  const options = [
    { source: 'IDEAL' as const, label: 'iDEAL | Wero', kind: 'online' as const },
    { source: 'VISA' as const, label: 'Visa', kind: 'online' as const },
  ];
  const { branch } = tenants.demo;
  render(<PaymentChoice {...{ options, branch }} chosen="IDEAL" total={0} onChoose={() => undefined} />);
  expect(screen.getByText(/Bij deze winkel kunt u niet betalen met/).textContent).toBe(
    'Bij deze winkel kunt u niet betalen met Bancontact, Mastercard, Maestro of Riverty.',
  );
});

it('the checkout of a shop without online payment names none', () => {
  const options = [{ source: 'ECBASE' as const, label: 'Op factuur', kind: 'invoice' as const }];
  const { branch } = tenants.demo;
  render(<PaymentChoice {...{ options, branch }} chosen="ECBASE" total={0} onChoose={() => undefined} />);
  expect(screen.queryByText(/kunt u niet betalen/)).toBeNull();
});
