import { expect, it } from 'vitest';
import { readEnv } from '../../src/env.ts';

it('default to the sandbox on this machine, and mails go to the outbox', () => {
  expect(readEnv({ API_PORT: '4123', PORT: '3123' })).toMatchObject({
    payment: {
      mollieApiKey: undefined,
      publicUrl: 'http://localhost:4123',
      shopUrl: 'http://{site}.localhost:3123',
      secret: undefined,
    },
    mail: { smtpUrl: undefined, from: undefined, inbound: undefined },
  });
  const live = readEnv({ DATABASE_URL: 'postgres://localhost/x' });
  expect(live.payment.shopUrl).toBeUndefined();
});

it.each([
  ['nothing', { PORT: '3123' }, 'http://{site}.localhost:3123'],
  ['addresses of this machine', { API_PUBLIC_URL: 'http://127.0.0.1:4000' }, 'http://{site}.localhost:3000'],
  ['a public address', { API_PUBLIC_URL: 'https://api.winkel.example' }, undefined],
  ['a server that listens to the network', { API_HOST: '0.0.0.0' }, undefined],
  ['a shop address', { SHOP_URL: 'http://{site}.localhost:8080' }, undefined],
])('sites without a host of their own get links to this machine with %s', (_which, env, trialUrl) => {
  expect(readEnv({ DEMO_DATA: '0', ...env }).payment.trialUrl).toBe(trialUrl);
});

it.each([
  ['MOLLIE_API_KEY', { MOLLIE_API_KEY: 'geheim' }],
  ['API_PUBLIC_URL', { MOLLIE_API_KEY: `test_${'a'.repeat(30)}` }],
  ['API_PUBLIC_URL', { API_PUBLIC_URL: 'ftp://x.example' }],
  ['PAYMENT_SECRET', { PAYMENT_SECRET: 'kort' }],
  ['SHOP_URL', { SHOP_URL: 'javascript:alert(1)' }],
  ['SMTP_URL', { SMTP_URL: 'https://mail.example' }],
  ['MAIL_FROM', { MAIL_FROM: 'niemand' }],
])('a wrong %s is named at start', (name, env) => {
  expect(() => readEnv(env)).toThrow(name);
});

it('Mollie has a key and an address that it can call', () => {
  const env = { MOLLIE_API_KEY: `live_${'a'.repeat(30)}`, API_PUBLIC_URL: 'https://api.winkel.example' };
  expect(readEnv(env).payment).toMatchObject({ publicUrl: 'https://api.winkel.example' });
});
