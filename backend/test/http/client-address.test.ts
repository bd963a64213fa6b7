import { describe, expect, it } from 'vitest';
import { clientAddress } from '../../src/http/client-address.ts';

describe('calls are counted', () => {
  it.each([
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff'],
    ['2001:db8:0:0:1::', '2001:DB8::9'],
    ['fe80::1%eth0', 'fe80::2'],
    ['::1', '::2'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
  ])('together for %s and %s', (one, other) => {
    expect(clientAddress(one)).toBe(clientAddress(other));
  });

  it.each([
    ['2001:db8:1:2::1', '2001:db8:1:3::1'],
    ['203.0.113.7', '203.0.113.8'],
    ['::ffff:203.0.113.7', '::ffff:203.0.113.8'],
    ['2001:db8::203.0.113.7', '203.0.113.7'],
  ])('apart for %s and %s', (one, other) => {
    expect(clientAddress(one)).not.toBe(clientAddress(other));
  });

  it('by an IPv4 address as it is written', () => {
    expect(clientAddress('203.0.113.7')).toBe('203.0.113.7');
  });
});
