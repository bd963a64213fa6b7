// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { ReaderFailure } from '@/components/scan/readers/code-reader';
import { newCodes } from '@/components/scan/readers/new-codes';
import { visiblePart } from '@/components/scan/readers/visible-frame';
import { watchCodes } from '@/components/scan/readers/watch-codes';
import { openWorkerReader } from '@/components/scan/readers/worker-reader';
import type { SeenCode } from '@/lib/scan/codes';

const a: SeenCode = { text: '8712345000011', format: 'ean_13' };
const b: SeenCode = { text: 'TB-10234', format: 'code_128' };

describe('a code in view', () => {
  const newest = (frames: (SeenCode | undefined)[]) => {
    const isNew = newCodes();
    return frames.map((frame) => isNew(frame));
  };
  const without = (count: number) => new Array<undefined>(count).fill(undefined);

  it('counts once, also when single frames miss it', () => {
    expect(newest([a, a, undefined, undefined, a, ...without(7), a]).filter(Boolean)).toHaveLength(1);
  });
  it('counts again after it was away', () => {
    expect(newest([a, ...without(8), a])).toEqual([true, ...new Array(8).fill(false), true]);
  });
  it('counts once beside another one, whichever of them a frame shows', () => {
    expect(newest([a, b, a, b, a])).toEqual([true, true, false, false, false]);
  });
});

describe('frames', () => {
  it('are read one at a time, and an ITF code counts only as a GTIN-14', async () => {
    const ending = new AbortController();
    const frames: SeenCode[] = [
      { text: '123456', format: 'itf' },
      { text: '08712345000012', format: 'itf' },
      { text: '08712345000011', format: 'itf' },
      a,
    ];
    let reading = 0;
    const reader = {
      async read() {
        reading += 1;
        expect(reading).toBe(1);
        await Promise.resolve();
        reading -= 1;
        return frames.shift();
      },
      close: () => undefined,
    };
    const seen: string[] = [];
    await watchCodes(document.createElement('video'), reader, ending.signal, ({ text }) => {
      seen.push(text);
      if (text === a.text) ending.abort();
    });
    expect(seen).toEqual(['08712345000011', a.text]);
  });

  it.each([
    // A wide picture in a 4:3 element loses its sides.
    [
      { width: 1280, height: 720 },
      { width: 400, height: 300 },
      { x: 160, y: 0, width: 960, height: 720, scale: 1 },
    ],
    // An upright one loses top and bottom.
    [
      { width: 720, height: 1280 },
      { width: 400, height: 300 },
      { x: 0, y: 370, width: 720, height: 540, scale: 1 },
    ],
    [
      { width: 2560, height: 1920 },
      { width: 400, height: 300 },
      { x: 0, y: 0, width: 2560, height: 1920, scale: 0.5 },
    ],
    [
      { width: 640, height: 480 },
      { width: 0, height: 0 },
      { x: 0, y: 0, width: 640, height: 480, scale: 1 },
    ],
  ])('of %o are cropped to what an element of %o shows', (picture, element, part) => {
    expect(visiblePart(picture, element)).toEqual(part);
  });

  it('are refused once the worker has stopped, instead of waiting for ever', async () => {
    const worker = Object.assign(new EventTarget(), {
      terminate: () => undefined,
      postMessage: () => undefined,
    });
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({} as never);
    const opening = openWorkerReader(worker as unknown as Worker, '/scan/x.wasm');
    worker.dispatchEvent(new Event('error'));
    await expect(opening).rejects.toBeInstanceOf(ReaderFailure);
  });
});
