import { readFile } from 'node:fs/promises';
import { createContext, runInContext } from 'node:vm';
import { beforeAll, describe, expect, it } from 'vitest';
import { type CodePicture, drawCode, FRAME } from '../../../e2e/support/scan/draw-code.ts';
import { SCAN_DECODER, SCAN_WORKER } from '../../../lib/urls/scan-urls.ts';
import { scanContents } from '../../../server/scan/scan-files.ts';

type Message = { ready?: true; code?: { text: string; format: string }; failed?: string };

/** The worker's script, as the server sends it, with what a worker of a browser has. */
async function startWorker(decoder: () => Promise<Buffer>) {
  let listener: (event: { data: object }) => void = () => undefined;
  let answered: (message: Message) => void = () => undefined;
  class ImageData {
    readonly data: Uint8ClampedArray;
    readonly width: number;
    readonly height: number;
    constructor(data: Uint8ClampedArray, width: number, height: number) {
      this.data = data;
      this.width = width;
      this.height = height;
    }
  }
  const worker = createContext({
    addEventListener: (_: string, work: typeof listener) => {
      listener = work;
    },
    postMessage: (message: Message) => answered(message),
    fetch: async () =>
      new Response(new Uint8Array(await decoder()), { headers: { 'content-type': 'application/wasm' } }),
    ...{
      ImageData,
      Uint8ClampedArray,
      WebAssembly,
      TextDecoder,
      URL,
      Response,
      console,
      location: { href: 'http://shop.test/' },
    },
  });
  runInContext(String(await scanContents[SCAN_WORKER]?.read()), worker);
  return (data: object) =>
    new Promise<Message>((resolve) => {
      answered = resolve;
      listener({ data });
    });
}

const read = scanContents[SCAN_DECODER]?.read ?? (() => readFile('missing'));
const START = { decoder: SCAN_DECODER };
let ask: Awaited<ReturnType<typeof startWorker>>;
const times: number[] = [];
beforeAll(async () => {
  ask = await startWorker(read);
  expect(await ask(START)).toEqual({ ready: true });
});

async function readPicture(picture: CodePicture) {
  const { data } = await (await drawCode(picture)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixels = new Uint8Array(data).buffer;
  const before = process.cpuUsage();
  const { code } = await ask({ pixels, ...FRAME });
  const { user, system } = process.cpuUsage(before);
  times.push((user + system) / 1000);
  return code;
}

const codes = [
  { kind: 'ean13', text: '8712345000011', format: 'ean_13' },
  { kind: 'ean8', text: '96385074', format: 'ean_8' },
  { kind: 'code128', text: 'TB-10234', format: 'code_128' },
  { kind: 'qrcode', text: 'https://demo.example/k/12-1-abc', format: 'qr_code' },
] as const;
const ways: Omit<CodePicture, 'kind' | 'text'>[] = [
  {},
  { tilt: 30 },
  { tilt: 90 },
  { light: 0.05 },
  { unsharp: 2.5 },
  { tilt: 15, light: 0.3, unsharp: 1.5 },
];

describe('the worker reads', () => {
  it.each(codes.flatMap((code) => ways.map((way) => ({ ...way, ...code }))))(
    '%o',
    async ({ format, ...picture }) => {
      expect(await readPicture(picture)).toEqual({ text: picture.text, format });
    },
  );

  it('the code of an outer box, and a UPC-A code as the EAN-13 code that it is', async () => {
    expect(await readPicture({ kind: 'itf14', text: '08712345000011' })).toEqual({
      text: '08712345000011',
      format: 'itf',
    });
    const upc = await readPicture({ kind: 'upca', text: '036000291452' });
    expect(upc?.text.replace(/^0(?=\d{12}$)/, '')).toBe('036000291452');
  });

  it('nothing where there is no code', async () => {
    const pixels = new Uint8Array(FRAME.width * FRAME.height * 4).fill(180).buffer;
    expect(await ask({ pixels, ...FRAME })).toEqual({ code: undefined });
  });

  it('a frame of 1280 × 720 in less than 300 ms of CPU time', () => {
    const sorted = [...times].sort((a, b) => a - b);
    const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);
    process.stdout.write(
      `${sorted.length} frames: median ${at(0.5)} ms of CPU time, 95 % within ${at(0.95)} ms\n`,
    );
    expect(at(0.5)).toBeLessThan(300);
  });
});

it('the worker says so when the decoder does not load', async () => {
  const lost = await startWorker(() => Promise.reject(new Error('no network')));
  expect(await lost(START)).toEqual({ failed: expect.stringContaining('wasm') });
});
