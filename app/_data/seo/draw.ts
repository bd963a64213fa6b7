import 'server-only';
import sharp from 'sharp';
import { logo, logoMark } from '@/tenants/logos';
import type { Tenant } from '@/tenants/types';
import { boundedQueue } from './bounded-queue';

/** Size of the pictures shown by social networks, in pixels. */
export const SHARED = { width: 1200, height: 630 };
const MARGIN = 60;
const STRIP = 14;
/** Room for the shop's pictures: their own 4:3, once or two by two. */
const TILES = { width: 820, height: SHARED.height - STRIP };
const SIDE = 40;
/** Far above any drawing of ours; a larger picture is refused before it takes memory. */
const limits = { limitInputPixels: 16_000_000 };

// One drawing uses one thread, and two are under way at most.
sharp.concurrency(1);
const drawing = boundedQueue(2, 24);

type Box = { width: number; height: number };
type Placed = { input: Buffer; left: number; top: number };

const inside = (svg: Buffer | string, box: Box) =>
  sharp(Buffer.from(svg), limits)
    .resize({ ...box, fit: 'contain', background: '#0000' })
    .png()
    .toBuffer();
const filled = (svg: Buffer, box: Box) =>
  sharp(svg, limits)
    .resize({ ...box, fit: 'cover' })
    .png()
    .toBuffer();

/** A maskable icon is cut to a circle of 80 % of its side, or to any shape around it. */
export const MASKABLE_SHARE = 0.56;

/**
 * The site's mark as PNG, on its background colour or transparent. Null when too many drawings are running.
 * @param share of the side that the mark takes, on a ground
 */
export function drawMark(
  tenant: Tenant,
  size: number,
  ground: boolean,
  share = 0.66,
): Promise<Buffer | null> {
  return drawing(async () => {
    const room = ground ? Math.round(size * share) : size;
    const mark = await inside(logoMark(tenant), { width: room, height: room });
    if (!ground) return mark;
    return card({ width: size, height: size }, tenant.theme.colors.surface, [centred(mark, room, size)]);
  });
}

const centred = (input: Buffer, room: number, size: number): Placed => {
  const at = Math.round((size - room) / 2);
  return { input, left: at, top: at };
};

/** A drawing as it is, that many pixels wide; WebP. Null when there is too much to draw at once. */
export function paintDrawing(svg: Buffer, width: number): Promise<Buffer | null> {
  return drawing(() => sharp(svg, limits).resize({ width }).webp({ quality: 78 }).toBuffer());
}

/** A product's packshot with the shop's logo; PNG of `SHARED` size. */
export function drawPackshot(tenant: Tenant, packshot: Buffer): Promise<Buffer | null> {
  return drawing(async () => {
    const height = SHARED.height - STRIP - 2 * MARGIN;
    const side = { width: SHARED.width - 2 * MARGIN, height };
    const layers = [
      { input: await inside(packshot, side), left: MARGIN, top: MARGIN },
      await logoAt(tenant, { width: 260, height: 56 }, MARGIN, SHARED.height - STRIP - 56 - 36),
      await strip(tenant),
    ];
    return card(SHARED, '#ffffff', layers);
  });
}

/** A scene fills the card; PNG of `SHARED` size. */
export function drawScene(tenant: Tenant, scene: Buffer): Promise<Buffer | null> {
  return drawing(async () => {
    const ground = await filled(scene, { width: SHARED.width, height: SHARED.height - STRIP });
    return card(SHARED, '#ffffff', [{ input: ground, left: 0, top: 0 }, await strip(tenant)]);
  });
}

/** The shop itself: its logo beside four pictures of what it sells, or one; PNG of `SHARED` size. */
export function drawShop(tenant: Tenant, pictures: readonly Buffer[]): Promise<Buffer | null> {
  return drawing(async () => {
    const columns = pictures.length >= 4 ? 2 : 1;
    const box = { width: TILES.width / columns, height: TILES.height / columns };
    const tiles = pictures.slice(0, columns * columns).map(async (picture, index) => ({
      input: await filled(picture, box),
      left: SHARED.width - TILES.width + box.width * (index % columns),
      top: box.height * Math.floor(index / columns),
    }));
    const room = { width: SHARED.width - TILES.width - 2 * SIDE, height: 120 };
    const words = await logoAt(tenant, room, SIDE, (TILES.height - room.height) / 2);
    return card(SHARED, tenant.theme.colors.surface, [
      ...(await Promise.all(tiles)),
      words,
      await strip(tenant),
    ]);
  });
}

async function logoAt(tenant: Tenant, box: Box, left: number, top: number): Promise<Placed> {
  const drawn = sharp(Buffer.from(logo(tenant)), limits).resize({
    ...box,
    fit: 'contain',
    position: 'left',
    background: '#0000',
  });
  return { input: await drawn.png().toBuffer(), left, top };
}

async function strip(tenant: Tenant): Promise<Placed> {
  return {
    input: await flat({ width: SHARED.width, height: STRIP }, tenant.theme.colors.brand).png().toBuffer(),
    left: 0,
    top: SHARED.height - STRIP,
  };
}

const flat = (box: Box, background: string) => sharp({ create: { ...box, channels: 3, background } });

const card = (box: Box, background: string, layers: Placed[]) =>
  flat(box, background).composite(layers).png({ compressionLevel: 9, palette: true, quality: 90 }).toBuffer();
