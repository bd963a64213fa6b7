import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { makeCertificate } from '../../backend/test/task-mail/make-certificate.ts';
import { checkHost } from '../../scripts/check-shops/check-host.ts';

const certificate = makeCertificate('localhost');
let close = () => {};
afterEach(() => close());

/** A server with the certificate, which answers this status. @returns its port */
async function serve(status: number): Promise<number> {
  const server = createServer(certificate, (_, answer) => answer.writeHead(status).end('Winkel'));
  close = () => server.close();
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return (server.address() as AddressInfo).port;
}

it('finds nothing at a host that answers with a certificate that browsers trust', async () => {
  const port = await serve(200);
  expect(await checkHost('localhost', { port, ca: certificate.cert })).toBeUndefined();
});

it('finds a certificate that is not trusted, and one that ends soon', async () => {
  const port = await serve(200);
  expect(await checkHost('localhost', { port })).toMatchObject({
    check: 'certificate_wrong',
    weight: 'fault',
  });
  const now = Date.parse('2049-12-21T23:59:59Z');
  expect(await checkHost('localhost', { port, ca: certificate.cert, now })).toMatchObject({
    check: 'certificate_ends',
    weight: 'warning',
    text: 'localhost: 10 days left',
  });
});

it('finds a shop that fails, a port without a shop, and a name without an address', async () => {
  const port = await serve(404);
  expect(await checkHost('localhost', { port, ca: certificate.cert })).toMatchObject({
    check: 'host_away',
    text: 'localhost: status 404',
  });
  close();
  expect(await checkHost('localhost', { port: 1 })).toMatchObject({ check: 'host_away' });
  expect(await checkHost('winkel.invalid')).toMatchObject({ check: 'host_unknown', text: 'winkel.invalid' });
});
