import { expect, it } from 'vitest';
import { postOutside } from '../../src/lib/outbound/post.ts';
import { isPublicAddress, mayCall } from '../../src/lib/outbound/public-address.ts';

it.each([
  ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '127.9.9.9', '169.254.169.254', '172.16.0.1'],
  ...[
    '172.31.255.255',
    '192.168.1.1',
    '192.0.2.1',
    '198.18.0.1',
    '203.0.113.9',
    '224.0.0.1',
    '255.255.255.255',
  ],
  ...[
    '::',
    '::1',
    'fe80::1',
    'fc00::1',
    'fd12::1',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '::127.0.0.1',
  ],
  ...['64:ff9b::7f00:1', '2002:7f00:1::', '2001::1', '2001:db8::1', 'fec0::1', 'geen adres', ''],
])('%s is no address of the public internet', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it.each(['8.8.8.8', '172.15.0.1', '172.32.0.1', '192.169.0.1', '2a00:1450:400e::1', '2606:4700::1111'])(
  '%s is an address of the public internet',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

it.each([
  ...[
    'http://winkel.example/haak',
    'ftp://winkel.example/',
    'https://',
    'geen adres',
    'https://sanne@winkel.example/',
  ],
  ...[
    'https://sanne:geheim@winkel.example/',
    'https://winkel.example/#a',
    'https://localhost/',
    'https://LOCALHOST./',
  ],
  ...[
    'https://api.localhost/',
    'https://kassa/',
    'https://kassa.local/',
    'https://db.internal/',
    'https://127.0.0.1/',
  ],
  ...['https://127.1/', 'https://0x7f.1/', 'https://2130706433/', 'https://0177.0.0.1/', 'https://[::1]/'],
  ...[
    'https://[::ffff:7f00:1]/',
    'https://[fe80::1]/',
    'https://169.254.169.254/latest/',
    'https://１２７.0.0.1/',
  ],
])('may not call %s', (url) => {
  expect(mayCall(url)).toBe(false);
});

it('may call https addresses outside, and in tests also inside', () => {
  expect(mayCall('https://winkel.example:8443/haak?a=1')).toBe(true);
  expect(mayCall('https://8.8.8.8/')).toBe(true);
  expect(mayCall('http://127.0.0.1:3000/', true)).toBe(true);
  expect(mayCall('file:///etc/passwd', true)).toBe(false);
});

const post = (resolve: (host: string) => Promise<readonly string[]>) =>
  postOutside({
    ...{
      url: 'https://winkel.example/',
      headers: {},
      body: '{}',
      timeoutMs: 200,
      maxAnswerBytes: 10,
      resolve,
    },
  });

it('refuses a name that leads inside, also when only one of its addresses does', async () => {
  await expect(post(async () => ['10.0.0.1'])).rejects.toMatchObject({ fault: 'refused_address' });
  await expect(post(async () => ['8.8.8.8', '::1'])).rejects.toMatchObject({ fault: 'refused_address' });
  await expect(post(async () => [])).rejects.toMatchObject({ fault: 'not_found' });
});

it('a lookup that hangs ends in time', async () => {
  await expect(post(() => new Promise(() => {}))).rejects.toMatchObject({ fault: 'timeout' });
});
