import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/lib/ports.ts';
import { stop } from '../../scripts/lib/process.ts';
import { startStorefront } from './storefront.ts';

interface WireUnit {
  pu_id: number;
  ean?: string;
  calcprice?: number;
}
interface WireProduct {
  product_id: number;
  slug: string;
  product_name: string;
  product_ext_code: string;
  calcprice?: number;
  units: WireUnit[];
  family_axis?: string;
  family_members?: { product_id: number; slug: string; family_value: string }[];
  family_products?: WireProduct[];
}

/** A thirteen-digit EAN with its check digit. */
function eanOf(number: number): string {
  const digits = `871${String(number).padStart(9, '0')}`;
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

const cents = (euros: number) => Math.round(euros * 100) / 100;

/** A further size of a product, with a name, address, number, code and price of its own. */
function sizeOf(model: WireProduct, at: number): WireProduct {
  const id = model.product_id * 100 + at;
  const priced = <T extends { calcprice?: number }>(one: T): T => ({
    ...one,
    ...(one.calcprice !== undefined && { calcprice: cents(one.calcprice * (1 + at / 7)) }),
  });
  return {
    ...priced(model),
    ...{ product_id: id, slug: `${model.slug}-${at}-cm`, product_name: `${model.product_name} ${at} cm` },
    product_ext_code: `TB-${17_000 + at * 37}`,
    units: model.units.map((unit, place) => ({
      ...priced(unit),
      pu_id: id * 10 + place,
      ...(unit.ean && { ean: eanOf(id * 10 + place) }),
    })),
  };
}

/** The product with so many members in its family, itself included. */
function withMembers(product: WireProduct, count: number): WireProduct {
  const models = product.family_products;
  if (!models) return product;
  const more = Array.from({ length: count - models.length }, (_, at) =>
    sizeOf(models[at % models.length] as WireProduct, at + 11),
  );
  return {
    ...product,
    family_products: [...models, ...more],
    family_members: [
      ...(product.family_members ?? []),
      ...more.map(({ product_id, slug }, at) => ({ product_id, slug, family_value: `${at + 11} cm` })),
    ],
  };
}

async function textOf(message: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

/** Passes calls on to the API; a product's answer gets the larger family. */
function relay(apiPort: number, count: number) {
  return (asked: IncomingMessage, reply: ServerResponse) => {
    const { 'accept-encoding': _, ...headers } = asked.headers;
    const call = request(
      { port: apiPort, host: 'localhost', path: asked.url, method: asked.method, headers },
      async (answer) => {
        const { statusCode = 502 } = answer;
        if (!asked.url?.endsWith('/get_product') || statusCode !== 200) {
          reply.writeHead(statusCode, answer.headers);
          answer.pipe(reply);
          return;
        }
        const { data, ...rest } = JSON.parse(await textOf(answer)) as { data: WireProduct[] };
        const body = JSON.stringify({ ...rest, data: data.map((product) => withMembers(product, count)) });
        const { 'content-length': __, 'transfer-encoding': ___, etag: ____, ...kept } = answer.headers;
        reply.writeHead(statusCode, kept).end(body);
      },
    );
    call.on('error', () => reply.destroy());
    asked.pipe(call);
  };
}

/** A storefront of its own, whose families of sizes have so many members. */
export async function shopWithFamiliesOf(count: number, apiPort: number) {
  const linePort = await freePort();
  const line = createServer(relay(apiPort, count)).listen(linePort, 'localhost');
  const port = await freePort();
  const pages = mkdtempSync(join(tmpdir(), 'toonbank-pages-'));
  const child = await startStorefront(port, linePort, { PAGE_CACHE_DIR: pages });
  return {
    url: `http://localhost:${port}`,
    async close() {
      await stop(child);
      line.close();
      line.closeAllConnections();
      rmSync(pages, { recursive: true, force: true });
    },
  };
}
