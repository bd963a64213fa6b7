// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { errorStatus } from '@toonbank/contract/errors';
import { HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CartContents } from '@/components/cart/cart-contents';
import { fakeApi } from '../../store/support/api';
import { wireCart, wireTotals } from '../../store/support/builders';
import { renderWithStore } from '../support/render-with-store';

const api = fakeApi();
// Loaded in advance: on a busy machine the first load exceeds the default timeout.
beforeAll(() => import('@/api/browser'));
beforeEach(() => void api.answers('shopcart/get_cart_hints', () => ({ version: 0, tiers: [] })));
const welcome = { code: 'WELKOM10', kind: 'percentage' as const, value: 10, applied: true };
const discounted = wireTotals({ discount: 2.5, discount_incl: 3.03, total: 29.45, total_incl: 35.63 });
const couponRefused = (fields: object) =>
  HttpResponse.json(
    { result: false, error: { code: 'coupon_refused', message: '', fields } },
    { status: errorStatus.coupon_refused },
  );

async function open(cart = wireCart()) {
  api.answers('shopcart/get_cart', () => cart);
  const view = renderWithStore(<CartContents view="excl" audience="customer" />);
  await screen.findByRole('heading', { name: 'Jumborol wit' });
  return view;
}
const field = () => screen.getByLabelText<HTMLInputElement>('Actiecode');
const apply = () => screen.getByRole('button', { name: 'Toepassen' });

beforeEach(() => sessionStorage.clear());

describe('a coupon', () => {
  it('is applied to the cart with its discount, and removed again', async () => {
    const { user, container } = await open();
    const sent = api.answers('shopcart/set_coupon', (body) =>
      (body as { coupon: string }).coupon === ''
        ? wireCart({ version: 3 })
        : wireCart({ version: 2, coupon: 'WELKOM10', coupon_state: welcome, totals: discounted }),
    );
    await user.type(field(), ' welkom10 {Enter}');
    expect(await screen.findByText('10% korting')).toBeTruthy();
    const text = container.textContent?.replaceAll('\u00a0', ' ');
    expect(text).toContain('Korting WELKOM10− € 2,50');
    await user.click(screen.getByRole('button', { name: 'Actiecode WELKOM10 verwijderen' }));
    expect(await screen.findByLabelText('Actiecode')).toBeTruthy();
    expect(sent.map((call) => call.body)).toEqual([{ coupon: 'welkom10' }, { coupon: '' }]);
  });

  it.each([
    ['expired', {}, 'Deze actiecode is verlopen.'],
    ['once_per_customer', {}, 'U hebt deze actiecode al eens gebruikt.'],
    ['minimum', { minimum: '50.00' }, 'Deze actiecode geldt vanaf € 50,00 aan artikelen.'],
    ['something_new', {}, 'Deze actiecode is niet (meer) geldig.'],
  ])('that is refused as %s shows the reason and keeps the field', async (coupon, more, sentence) => {
    const { user } = await open();
    api.answers('shopcart/set_coupon', () => couponRefused({ coupon, ...more }));
    await user.type(field(), 'PROBEER');
    await user.click(apply());
    const alert = await screen.findByRole('alert');
    expect(alert.textContent?.replaceAll('\u00a0', ' ')).toBe(sentence);
    expect(field().value).toBe('PROBEER');
    expect(document.activeElement).toBe(field());
    expect(field().getAttribute('aria-describedby')).toBe(alert.id);
  });

  it('asks for a code when the field is empty', async () => {
    const { user } = await open();
    await user.click(apply());
    expect(await screen.findByText('Vul een actiecode in.')).toBeTruthy();
    expect(document.activeElement).toBe(field());
  });

  it('that no longer applies says so, in its place', async () => {
    const state = { ...welcome, applied: false, reason: 'minimum' as const, minimum: 50 };
    await open(wireCart({ coupon: 'WELKOM10', coupon_state: state }));
    expect(screen.getByText('Deze actiecode telt nu niet mee.')).toBeTruthy();
    expect(screen.getByText(/geldt vanaf €\s50,00/)).toBeTruthy();
  });
});
