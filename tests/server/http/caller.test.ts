import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { callerOf } from '../../../server/http/inbound.ts';
import { plainAddress, proxyMatcher } from '../../../server/http/trusted-proxy.ts';

const trusted = proxyMatcher(['10.0.0.0/8', '192.0.2.1', 'fd00::/8']);
const from = (remoteAddress: string, headers: Record<string, string> = {}) =>
  callerOf({ socket: { remoteAddress }, headers } as unknown as IncomingMessage, trusted);

describe('the caller’s address', () => {
  it('is that of the connection, whatever the headers claim', () => {
    const headers = { 'x-forwarded-for': '6.6.6.6', 'x-forwarded-proto': 'https' };
    expect(from('198.51.100.9', headers)).toEqual({ address: '198.51.100.9', protocol: 'http' });
  });

  it('is the last one in the header that is not a proxy of ours', () => {
    const headers = { 'x-forwarded-for': '6.6.6.6, 198.51.100.9, 10.1.2.3', 'x-forwarded-proto': 'https' };
    expect(from('::ffff:192.0.2.1', headers)).toEqual({ address: '198.51.100.9', protocol: 'https' });
    expect(from('10.0.0.1')).toEqual({ address: '10.0.0.1', protocol: 'http' });
  });

  it('matches ranges of both kinds', () => {
    expect([
      trusted('10.255.0.1'),
      trusted('11.0.0.1'),
      trusted('fd12::1'),
      trusted('fe80::1'),
      trusted('x'),
    ]).toEqual([true, false, true, false, false]);
    expect(plainAddress('::ffff:10.0.0.1')).toBe('10.0.0.1');
  });
});
