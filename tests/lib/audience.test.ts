import { describe, expect, it } from 'vitest';
import { audienceOf, cookieValue } from '../../lib/audience.ts';

describe('the audience of a request', () => {
  it('is the customer when the companion cookie says so and a session exists', () => {
    expect(audienceOf('sid=abc; toonbank.aud=customer')).toBe('customer');
  });

  it.each([
    null,
    '',
    'sid=abc',
    'toonbank.aud=customer',
    'sid=abc; toonbank.aud=visitor',
    'sid=; toonbank.aud=customer',
  ])('is a visitor for %j', (cookies) => {
    expect(audienceOf(cookies)).toBe('visitor');
  });

  it('reads a cookie by its whole name', () => {
    expect(cookieValue('xsid=1; sid=2; sid2=3', 'sid')).toBe('2');
    expect(cookieValue('a=b=c', 'a')).toBe('b=c');
  });
});
