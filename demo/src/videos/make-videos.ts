/**
 * Draws the films of the demo shops and encodes them to `demo/videos/<site>.mp4`. Needs ffmpeg with libx264 (Debian:
 * `apt-get install ffmpeg`), which the shop itself does not. Run: `npm run videos`, with ids of sites for only those.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { tenants } from '../../../tenants/index.ts';
import { buildAssortment } from '../catalogue/index.ts';
import { productFor } from '../content/blog/choose-product.ts';
import type { Shot, Video } from '../content/blog/model.ts';
import { videoFile } from '../content/blog/video-files.ts';
import { videos } from '../content/blog/videos/index.ts';
import type { DemoProduct } from '../model.ts';
import { drawPackshot } from '../packshots/index.ts';
import { Pen } from '../packshots/kit/pen.ts';
import { backdrop } from '../packshots/scene.ts';
import { effectOf, FRAME, poseOf } from './acts.ts';

const FRAMES_PER_SECOND = 20;
const PICTURE_PIXELS = 460;

/** Of the encoder: quality, and a key frame every two seconds, so that a viewer can jump. */
const ENCODING = [
  '-c:v',
  'libx264',
  '-profile:v',
  'main',
  '-preset',
  'veryslow',
  '-crf',
  '29',
  '-pix_fmt',
  'yuv420p',
];

const dataUrl = (png: Buffer) => `data:image/png;base64,${png.toString('base64')}`;
const bitmap = (svg: string, width: number) => sharp(Buffer.from(svg)).resize({ width }).png().toBuffer();

/** The picture of each family in a film, as a bitmap: drawing it anew in each frame would take an hour. */
async function picturesOf(film: Video, products: readonly DemoProduct[]): Promise<Map<string, string>> {
  const pictures = new Map<string, string>();
  for (const family of new Set(film.shots.flatMap(({ cast }) => cast))) {
    const product = productFor(products, { family, label: '' });
    if (!product) throw new Error(`No product of ${family}`);
    const spec = { ...product.packshot, count: Math.min(3, product.packshot.count ?? 1) };
    pictures.set(family, dataUrl(await bitmap(drawPackshot(spec), PICTURE_PIXELS)));
  }
  return pictures;
}

function frame(shot: Shot, t: number, number: number, look: Look): string {
  const { act, cast } = shot;
  const { behind = '', before = '' } = effectOf(act, t, cast.length);
  const actors = cast.map((family, at) => {
    const { x, y, size, turn, alpha } = poseOf(act, t, at, cast.length);
    const place = `x="${x - size / 2}" y="${y - size}" width="${size}" height="${size}"`;
    return `<image ${place} opacity="${alpha}" transform="rotate(${turn} ${x} ${y})" href="${look.pictures.get(family)}"/>`;
  });
  // The first one acts, so it is in front.
  const drawn = actors.reverse().join('');
  const badge =
    `<circle cx="66" cy="66" r="36" fill="${look.colour}"/>` +
    `<text x="66" y="82" font-family="DejaVu Sans, sans-serif" font-size="44" font-weight="700" fill="#fff" text-anchor="middle">${number}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${FRAME.width}" height="${FRAME.height}">
    <image width="${FRAME.width}" height="${FRAME.height}" href="${look.ground}"/>${behind}${drawn}${before}${badge}</svg>`;
}

interface Look {
  pictures: ReadonlyMap<string, string>;
  /** The background as a bitmap. */
  ground: string;
  colour: string;
}

async function lookOf(siteId: keyof typeof tenants, film: Video): Promise<Look> {
  const pen = new Pen('v');
  const drawn = backdrop(pen, FRAME.width, FRAME.height, film.tint ?? '#dde5ec');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${FRAME.width}" height="${FRAME.height}">${pen.defs()}${drawn}</svg>`;
  return {
    pictures: await picturesOf(film, buildAssortment(siteId).products),
    ground: dataUrl(await bitmap(svg, FRAME.width)),
    colour: tenants[siteId].theme.colors.brand,
  };
}

async function make(siteId: keyof typeof tenants, film: Video): Promise<void> {
  const look = await lookOf(siteId, film);
  const folder = mkdtempSync(join(tmpdir(), 'video-'));
  const target = join(folder, 'film.mp4');
  const input = [
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgb24',
    '-s',
    `${FRAME.width}x${FRAME.height}`,
    '-r',
    `${FRAMES_PER_SECOND}`,
    '-i',
    '-',
  ];
  const seek = [
    '-g',
    `${2 * FRAMES_PER_SECOND}`,
    '-movflags',
    '+faststart',
    '-fflags',
    '+bitexact',
    '-map_metadata',
    '-1',
  ];
  const encoder = spawn('ffmpeg', ['-loglevel', 'error', ...input, ...ENCODING, ...seek, target], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = once(encoder, 'close');
  for (const [at, shot] of film.shots.entries()) {
    const frames = shot.seconds * FRAMES_PER_SECOND;
    for (let number = 0; number < frames; number += 1) {
      const svg = frame(shot, number / frames, at + 1, look);
      const raw = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
      if (!encoder.stdin.write(raw)) await once(encoder.stdin, 'drain');
    }
  }
  encoder.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
  renameSync(target, fileURLToPath(videoFile(siteId)));
  rmSync(folder, { recursive: true });
}

const wanted = process.argv.slice(2);
for (const [siteId, film] of Object.entries(videos)) {
  if (wanted.length > 0 && !wanted.includes(siteId)) continue;
  await make(siteId as keyof typeof tenants, film);
  process.stdout.write(`${siteId}\n`);
}
