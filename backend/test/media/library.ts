import { endpoints } from '@toonbank/contract';
import sharp from 'sharp';
import type { Site } from '../../src/db/schema/index.ts';
import { makeAdmin, makeSession, makeSite, type TestApp } from '../support/index.ts';

export const { media } = endpoints;

/** A picture without two equal parts, so that a crop or a turn shows. */
export async function photo(width: number, height: number, seed = 1): Promise<Buffer> {
  const data = Buffer.alloc(width * height * 3);
  for (let at = 0; at < width * height; at += 1) {
    data[at * 3] = ((at % width) * 255) / width;
    data[at * 3 + 1] = (Math.floor(at / width) * 255) / height;
    data[at * 3 + 2] = seed % 256;
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg()
    .toBuffer();
}

/** The library of a new site, as its admin. */
export async function openLibrary(test: TestApp) {
  const site: Site = await makeSite(test);
  const sid = await makeSession(test, site, { adminId: await makeAdmin(test, site, { role: 'manager' }) });
  const admin = { site, sid };
  const upload = (bytes: Buffer, { filename = 'foto.jpg', dir = '', type = 'image/jpeg' } = {}) =>
    test.call(media.uploadImage, { base64: bytes.toString('base64'), filename, type, dir }, admin);
  return {
    site,
    admin,
    /** Any answer to an upload. */
    upload,
    /** An image that the library accepts. */
    async add(bytes: Buffer, options?: Parameters<typeof upload>[1]) {
      const { status, body } = await upload(bytes, options);
      if (status !== 200) throw new Error(`The upload was answered ${status}: ${JSON.stringify(body)}`);
      return (body as { data: Awaited<ReturnType<typeof test.data<typeof media.uploadImage>>> }).data;
    },
    call: (endpoint: (typeof media)[keyof typeof media], input: Record<string, unknown>) =>
      test.call(endpoint, input, admin),
    get: async (url: string) => (await test.app()).inject({ method: 'GET', url }),
  };
}
export type Library = Awaited<ReturnType<typeof openLibrary>>;

export const codeOf = (answer: { body: unknown }): string | undefined =>
  (answer.body as { error?: { code: string } }).error?.code;
