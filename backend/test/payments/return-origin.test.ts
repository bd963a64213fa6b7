import { describe, expect, it } from 'vitest';
import { orderPage, returnOrigin, shopOrigin } from '../../src/http/shop-address.ts';

const site = { id: 'winkel', hosts: ['www.winkel.example', 'winkel.example'] };
const live = { shopUrl: undefined, allowsLocalReturn: false };
const local = { shopUrl: 'http://{site}.localhost:3210', allowsLocalReturn: true };

describe('links of a shop that is reached on this machine', () => {
  const trial = { ...live, trialUrl: 'http://{site}.localhost:3210' };

  it('lead to this machine while none of the site’s hosts can exist', () => {
    expect(shopOrigin(site, trial)).toBe('http://winkel.localhost:3210');
    expect(shopOrigin({ id: 'winkel', hosts: [] }, trial)).toBe('http://winkel.localhost:3210');
    expect(returnOrigin(site, 'http://winkel.localhost:3210', trial)).toBe('http://winkel.localhost:3210');
  });

  it.each([
    [['www.winkel.nl', 'winkel.nl']],
    [['www.winkel.nl', 'winkel.example']],
    [['winkel.test']],
    [['www.example.nl']],
    [['winkel.example.nl']],
  ])('lead to the first host of %j', (hosts) => {
    expect(shopOrigin({ id: 'winkel', hosts }, trial)).toBe(`https://${hosts[0]}`);
  });

  it('lead to SHOP_URL where it is set', () => {
    const addresses = { ...trial, shopUrl: 'https://{site}.winkels.nl' };
    expect(shopOrigin(site, addresses)).toBe('https://winkel.winkels.nl');
  });
});

describe('the return address of a payment', () => {
  it('is on the shop’s first host by default', () => {
    expect(returnOrigin(site, undefined, live)).toBe('https://www.winkel.example');
    expect(returnOrigin(site, undefined, local)).toBe('http://winkel.localhost:3210');
    expect(shopOrigin({ id: 'winkel', hosts: [] }, live)).toBe('https://winkel.localhost');
    expect(orderPage('https://winkel.example', 7)).toBe('https://winkel.example/nl/bestelling/7/bevestiging');
  });

  it.each(['https://www.winkel.example', 'https://winkel.example'])('may be the site’s own %s', (origin) => {
    expect(returnOrigin(site, origin, live)).toBe(origin);
  });

  it.each(['http://localhost:3000', 'http://winkel.localhost:8123', 'http://127.0.0.1:3000'])(
    'may be %s in the sandbox',
    (origin) => {
      expect(returnOrigin(site, origin, local)).toBe(origin);
      expect(() => returnOrigin(site, origin, live)).toThrow();
    },
  );

  it.each([
    'https://evil.example',
    'https://www.winkel.example.evil.example',
    'https://www.winkel.example@evil.example',
    'https://evil.example/https://www.winkel.example',
    'https://www.winkel.example/',
    'https://www.winkel.example/pad',
    'https://www.winkel.example:8443',
    'https://WWW.winkel.example',
    'http://www.winkel.example',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://anders.localhost:3000',
    'http://localhost.evil.example',
    'null',
    '',
    ' ',
  ])('is never %j', (origin) => {
    for (const addresses of [live, local])
      expect(() => returnOrigin(site, origin, addresses)).toThrow('not an address of this shop');
  });
});
