import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import { type CodePicture, drawCode, FRAME } from './draw-code.ts';

/** Chromium plays a file of pictures at 30 a second, again and again. */
const FRAMES_PER_PICTURE = 20;
/** Without a code, so that the next one is not in the same frame. */
const FRAMES_BETWEEN = 2;

/** A Chromium whose camera films these codes one after the other. Motion JPEG is one JPEG behind the other. */
export async function filmingBrowser(
  pictures: readonly CodePicture[],
  launchOptions: { executablePath?: string; args?: readonly string[] },
): Promise<{ browser: Browser; close: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'toonbank-camera-'));
  const file = join(folder, 'feed.mjpeg');
  const empty = await sharp({ create: { ...FRAME, channels: 3, background: '#b9b4ad' } })
    .jpeg()
    .toBuffer();
  const shots = await Promise.all(
    pictures.map(async (picture) => (await drawCode(picture)).jpeg({ quality: 80 }).toBuffer()),
  );
  const frames = shots.flatMap((shot) => [
    ...Array.from({ length: FRAMES_PER_PICTURE }, () => shot),
    ...Array.from({ length: FRAMES_BETWEEN }, () => empty),
  ]);
  await writeFile(file, Buffer.concat(frames));
  const browser = await chromium.launch({
    ...launchOptions,
    args: [
      ...(launchOptions.args ?? []),
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${file}`,
    ],
  });
  return {
    browser,
    async close() {
      await browser.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
