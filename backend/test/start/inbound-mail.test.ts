import { describe, expect, it } from 'vitest';
import { EnvError, readEnv } from '../../src/env.ts';

describe('the settings of incoming mail', () => {
  it('are off when unset', () => {
    expect(readEnv({}).mail.inbound).toBeUndefined();
  });

  it('are a port and a domain, on this machine only unless an address is set', () => {
    const env = { INBOUND_MAIL_PORT: '2525', INBOUND_MAIL_DOMAIN: 'antwoord.winkel.nl' };
    const expected = { port: 2525, host: 'localhost', domain: 'antwoord.winkel.nl', tls: undefined };
    expect(readEnv(env).mail.inbound).toEqual(expected);
  });

  it.each([
    [{ INBOUND_MAIL_PORT: '2525' }, 'INBOUND_MAIL_DOMAIN'],
    [{ INBOUND_MAIL_DOMAIN: 'antwoord.winkel.nl' }, 'INBOUND_MAIL_PORT'],
    [{ INBOUND_MAIL_TLS_KEY: 'key.pem' }, 'INBOUND_MAIL_TLS_CERT'],
    [{ INBOUND_MAIL_PORT: '2525', INBOUND_MAIL_DOMAIN: 'a b' }, 'INBOUND_MAIL_DOMAIN'],
  ])('are wrong when they are not complete: %o', (env, named) => {
    expect(() => readEnv(env)).toThrow(EnvError);
    expect(() => readEnv(env)).toThrow(named);
  });
});
