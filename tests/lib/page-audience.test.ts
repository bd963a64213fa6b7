import { describe, expect, it } from 'vitest';
import { audienceKey, pageAudienceOf, pageAudienceOfKey } from '../../lib/page-audience.ts';

const ADMIN = 'toonbank.adminSid=xyz; toonbank.beheer=admin';

describe('the audience that chooses a page', () => {
  it('is the admin when both the readable cookie and the session of an admin exist', () => {
    expect(pageAudienceOf(ADMIN)).toBe('admin');
    expect(pageAudienceOf(`${ADMIN}; sid=abc; toonbank.aud=visitor`)).toBe('admin');
  });

  it('is the customer for an admin who is logged in as a customer too', () => {
    expect(pageAudienceOf(`${ADMIN}; sid=abc; toonbank.aud=customer`)).toBe('customer');
  });

  it('is the moment for an admin who looks as a customer at one, and for no customer who has only its cookie', () => {
    const customer = 'sid=abc; toonbank.aud=customer; toonbank.bekijken=2098-12-11T09:00:00.000Z';
    expect(pageAudienceOf(`${ADMIN}; ${customer}`)).toBe('moment');
    expect(pageAudienceOf(customer)).toBe('customer');
    expect(pageAudienceOf(`${ADMIN}; ${customer.replace('2098', 'x')}`)).toBe('customer');
  });

  it.each([
    null,
    'toonbank.beheer=admin',
    'toonbank.adminSid=xyz',
    'toonbank.adminSid=; toonbank.beheer=admin',
  ])('is a visitor for %j', (cookies) => {
    expect(pageAudienceOf(cookies)).toBe('visitor');
  });

  it('has a short form in internal paths, and no other text is one', () => {
    const all = ['visitor', 'customer', 'admin', 'moment'] as const;
    expect(all.map(audienceKey)).toEqual(['v', 'k', 'b', 'm']);
    expect(pageAudienceOfKey('b')).toBe('admin');
    expect(pageAudienceOfKey('admin')).toBeUndefined();
  });
});
