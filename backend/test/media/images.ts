import { crc32, deflateSync } from 'node:zlib';
import { endpoints } from '@toonbank/contract';
import type { Site } from '../../src/db/schema/index.ts';
import { makeAdmin, makeSession, type TestApp } from '../support/index.ts';

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
};

/** A PNG of one colour, written by hand: with any size in its header, also one that its data do not have. */
export function png(width: number, height: number, pixels: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits per channel, red, green and blue.
  header.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A PNG of one pixel of this colour (`#rrggbb`), in base64. */
export const dot = (colour: string): string =>
  png(1, 1, Buffer.from(`00${colour.slice(1)}`, 'hex')).toString('base64');

let number = 0;

/** An image in the library of a site, uploaded by an admin of its own; no other call makes the same one. */
export async function storeImage(test: TestApp, site: Site) {
  number += 1;
  const sid = await makeSession(test, site, { adminId: await makeAdmin(test, site) });
  const colour = `#${number.toString(16).padStart(6, 'a')}`;
  return test.data(
    endpoints.media.uploadImage,
    { base64: dot(colour), filename: 'proef.png', type: 'image/png', dir: '' },
    { site, sid },
  );
}
