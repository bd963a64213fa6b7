/** Places for a scene: a wall, and the floor or table before it on which the products stand. */

import { darken, lighten, mix } from './kit/colour.ts';
import { type Pen, svg } from './kit/pen.ts';

export const places = [
  'tiles',
  'counter',
  'steel',
  'planks',
  'window',
  'racks',
  'street',
  'lockers',
  'niche',
  'curtain',
  'concrete',
  'terrace',
  'blackboard',
] as const;
export type Place = (typeof places)[number];

export interface Setting {
  place: Place;
  /** `#rrggbb` */
  wall: string;
  floor: string;
}

interface Room {
  pen: Pen;
  width: number;
  height: number;
  /** Where the wall meets the floor. */
  horizon: number;
  wall: string;
  floor: string;
}

/** Share of the height at which the wall ends. Products stand below it. */
const HORIZON = 0.62;

const rect = (x: number, y: number, width: number, height: number, fill: string, more = '') =>
  svg`<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${more}/>`;

const down = (pen: Pen, from: string, to: string) =>
  pen.across(
    [
      [0, from],
      [1, to],
    ],
    'down',
  );

function plainWall({ pen, width, horizon, wall }: Room): string {
  return rect(0, 0, width, horizon, down(pen, lighten(wall, 0.12), darken(wall, 0.05)));
}

function plainFloor({ pen, width, height, horizon, floor }: Room): string {
  return rect(0, horizon, width, height - horizon, down(pen, darken(floor, 0.1), lighten(floor, 0.22)));
}

/** A repeated drawing over a part of the wall or floor. */
function textured(
  room: Room,
  y: number,
  height: number,
  size: readonly [number, number],
  content: string,
): string {
  return rect(0, y, room.width, height, room.pen.pattern(size[0], size[1], content));
}

function skirting({ width, horizon, wall }: Room, high = 12): string {
  return (
    rect(0, horizon - high, width, high, lighten(wall, 0.45)) +
    rect(0, horizon - 2, width, 6, '#0e1830', ' opacity=".16"')
  );
}

/** A table seen from above its edge: the top up to near the foot of the picture, then its front. */
function table(room: Room, grain: boolean): string {
  const { pen, width, height, horizon, floor } = room;
  const edge = height * 0.955;
  const lines = grain
    ? textured(
        room,
        horizon,
        edge - horizon,
        [420, 46],
        `<path d="M0 8q120 9 210 2t210 5M0 27q90 -8 200 1t220 -4M40 40q160 6 340 -2" stroke="${darken(floor, 0.35)}" stroke-opacity=".22" stroke-width="2" fill="none"/>`,
      )
    : '';
  return (
    rect(0, horizon, width, edge - horizon, down(pen, darken(floor, 0.08), lighten(floor, 0.3))) +
    lines +
    rect(0, edge, width, height - edge, down(pen, darken(floor, 0.22), darken(floor, 0.45))) +
    rect(0, edge, width, 3, '#fff', ' opacity=".5"') +
    rect(0, horizon, width, 5, '#0e1830', ' opacity=".14"')
  );
}

function tiles(room: Room, size: number): string {
  const { wall } = room;
  return textured(
    room,
    0,
    room.horizon,
    [size, size],
    `<path d="M0 0H${size}V${size}H0Z" fill="${wall}"/><path d="M3 3H${size - 1}V${size - 1}H3Z" fill="${lighten(wall, 0.22)}"/><path d="M3 ${size - 1}V3H${size - 1}" stroke="#fff" stroke-opacity=".7" stroke-width="2" fill="none"/>`,
  );
}

function slabs(room: Room, long: number): string {
  // Rows of slabs become lower towards the wall.
  const { width, height, horizon, floor } = room;
  const deep = height - horizon;
  const rows = [0.16, 0.38, 0.66].map((share) => svg`M0 ${horizon + deep * share}H${width}`).join('');
  const joints = Array.from({ length: Math.ceil((width * 2) / long) + 1 }, (_, i) => {
    const x = i * long - width / 2;
    return svg`M${width / 2 + (x - width / 2) * 0.7} ${horizon}L${x} ${height}`;
  }).join('');
  return `<path d="${rows}${joints}" stroke="${darken(floor, 0.4)}" stroke-opacity=".28" stroke-width="2.5" fill="none"/>`;
}

const drawings: Record<Place, (room: Room) => string> = {
  tiles: (room) => tiles(room, 62) + plainFloor(room) + slabs(room, 190) + skirting(room),
  counter: (room) => tiles(room, 44) + table(room, true),
  steel: (room) => tiles(room, 84) + table(room, false) + steelShine(room),
  planks: (room) =>
    plainWall(room) +
    textured(
      room,
      0,
      room.horizon,
      [92, 300],
      `<path d="M0 0H4V300H0Z" fill="${darken(room.wall, 0.45)}" opacity=".6"/><path d="M6 0V300" stroke="#fff" stroke-opacity=".35" stroke-width="2"/><path d="M30 0q8 90 -2 150t4 150M64 0q-8 80 2 160t-4 140" stroke="${darken(room.wall, 0.35)}" stroke-opacity=".3" stroke-width="2" fill="none"/>`,
    ) +
    plainFloor(room),
  window: (room) => plainWall(room) + pane(room) + table(room, true),
  racks: (room) => plainWall(room) + racking(room) + plainFloor(room) + slabs(room, 420),
  street: (room) => sky(room) + hedge(room) + plainFloor(room) + slabs(room, 150),
  lockers: (room) =>
    plainWall(room) +
    textured(
      room,
      0,
      room.horizon,
      [128, 400],
      `<path d="M4 18H124V392H4Z" fill="${lighten(room.wall, 0.1)}" stroke="${darken(room.wall, 0.35)}" stroke-opacity=".6" stroke-width="3"/><path d="M30 56h68M30 70h68M30 84h68" stroke="${darken(room.wall, 0.45)}" stroke-opacity=".6" stroke-width="5" stroke-linecap="round"/><path d="M104 196v34" stroke="#f4f6f8" stroke-width="7" stroke-linecap="round"/>`,
    ) +
    plainFloor(room) +
    skirting(room, 8),
  niche: (room) => plainWall(room) + arch(room) + plainFloor(room),
  curtain: (room) =>
    textured(
      room,
      0,
      room.horizon,
      [110, 10],
      `<path d="M0 0H110V10H0Z" fill="${room.wall}"/><path d="M0 0H26V10H0Z" fill="${darken(room.wall, 0.14)}"/><path d="M26 0H40V10H26Z" fill="${darken(room.wall, 0.05)}"/><path d="M62 0H84V10H62Z" fill="${lighten(room.wall, 0.35)}"/><path d="M84 0H98V10H84Z" fill="${lighten(room.wall, 0.15)}"/>`,
    ) + table(room, true),
  concrete: (room) =>
    plainWall(room) +
    textured(
      room,
      0,
      room.horizon,
      [300, 186],
      `<path d="M0 2H300M2 0V186" stroke="${darken(room.wall, 0.4)}" stroke-opacity=".55" stroke-width="3"/><path d="M0 5H300M5 0V186" stroke="#fff" stroke-opacity=".3" stroke-width="2"/><circle cx="48" cy="44" r="8" fill="${darken(room.wall, 0.4)}"/><circle cx="252" cy="44" r="8" fill="${darken(room.wall, 0.4)}"/><circle cx="48" cy="142" r="8" fill="${darken(room.wall, 0.4)}"/><circle cx="252" cy="142" r="8" fill="${darken(room.wall, 0.4)}"/>`,
    ) +
    plainFloor(room),
  terrace: (room) => plainWall(room) + awning(room) + table(room, true),
  blackboard: (room) => plainWall(room) + board(room) + table(room, true),
};

function steelShine({ pen, width, height, horizon }: Room): string {
  const shine = pen.across([
    [0, '#fff', 0],
    [0.22, '#fff', 0.55],
    [0.34, '#fff', 0.05],
    [0.62, '#fff', 0.35],
    [0.75, '#0e1830', 0.1],
    [1, '#fff', 0.1],
  ]);
  return rect(0, horizon, width, height * 0.955 - horizon, shine);
}

/** A window with the sky in it, and its light on the table. */
function pane({ pen, width, height, horizon, wall }: Room): string {
  const [x, y, w, h] = [width * 0.08, height * 0.06, width * 0.5, horizon - height * 0.16];
  const frame = lighten(wall, 0.7);
  return (
    rect(x - 14, y - 14, w + 28, h + 28, frame) +
    rect(x, y, w, h, down(pen, '#bfe0f4', '#f3f8ee')) +
    svg`<path d="M${x} ${y + h * 0.86}Q${x + w * 0.25} ${y + h * 0.62} ${x + w * 0.5} ${y + h * 0.8}T${x + w} ${y + h * 0.72}V${y + h}H${x}Z" fill="#a9c99a" opacity=".75"/>` +
    svg`<path d="M${x + w / 2} ${y}v${h}M${x} ${y + h * 0.42}h${w}" stroke="${frame}" stroke-width="12"/>` +
    rect(x - 26, y + h + 14, w + 52, 12, lighten(wall, 0.5)) +
    rect(x - 26, y + h + 26, w + 52, 5, '#0e1830', ' opacity=".14"')
  );
}

/** Pallet racks with boxes, far away. */
function racking({ width, horizon, wall }: Room): string {
  const post = darken(wall, 0.4);
  const bay = width / 4;
  let out = '';
  for (const [row, y] of [horizon * 0.42, horizon * 0.86].entries()) {
    for (let i = 0; i < 12; i += 1) {
      const size = bay * (0.2 + ((i * 5 + row * 3) % 4) * 0.03);
      const tone = mix(wall, i % 3 === 0 ? '#8a6a45' : '#b08a5b', 0.3 + ((i + row) % 3) * 0.1);
      out += rect(14 + i * (width / 12), y - size, width / 12 - 16, size, tone, ' opacity=".7"');
    }
    out += rect(0, y, width, 10, mix(wall, '#e07a12', 0.45));
  }
  for (let i = 0; i <= 4; i += 1) out += rect(i * bay - 6, 0, 12, horizon, post, ' opacity=".55"');
  return out;
}

function sky({ pen, width, horizon, wall }: Room): string {
  return rect(0, 0, width, horizon, down(pen, wall, lighten(wall, 0.75)));
}

function hedge({ width, height, horizon }: Room): string {
  const top = horizon - height * 0.22;
  const puffs = Array.from({ length: 15 }, (_, i) => {
    const r = height * (0.05 + ((i * 7) % 4) * 0.008);
    return svg`<circle cx="${(i * width) / 14}" cy="${top + r * 0.5}" r="${r * 1.25}"/>`;
  }).join('');
  return (
    svg`<g fill="#8fb98a">${puffs}<path d="M0 ${top + 18}H${width}V${horizon}H0Z"/></g>` +
    rect(0, horizon - 16, width, 16, '#6f9a70', ' opacity=".6"')
  );
}

/** A round-headed niche, lit from the left. */
function arch({ pen, width, horizon, wall }: Room): string {
  const [cx, r] = [width / 2, Math.min(width * 0.3, horizon * 0.86)];
  const inside = pen.across([
    [0, darken(wall, 0.3)],
    [0.3, darken(wall, 0.12)],
    [1, lighten(wall, 0.3)],
  ]);
  const path = svg`M${cx - r} ${horizon}V${r + horizon * 0.08}A${r} ${r} 0 0 1 ${cx + r} ${r + horizon * 0.08}V${horizon}Z`;
  return `<path d="${path}" fill="${inside}"/><path d="${path}" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="3"/>`;
}

/** A striped awning along the top. */
function awning({ width, height, wall }: Room): string {
  const drop = height * 0.17;
  const step = width / 14;
  const stripe = mix(wall, '#b3402f', 0.55);
  const flaps = Array.from(
    { length: 14 },
    (_, i) =>
      svg`<path d="M${i * step} 0H${(i + 1) * step}V${drop}a${step / 2} ${step / 2} 0 0 1 ${-step} 0Z" fill="${i % 2 === 0 ? stripe : '#faf5ec'}"/>`,
  ).join('');
  return flaps + rect(0, drop - 4, width, 6, '#0e1830', ' opacity=".12"');
}

/** A framed blackboard with a sum on it that a child has done. */
function board({ width, height, horizon, wall }: Room): string {
  const [x, y, w, h] = [width * 0.1, height * 0.05, width * 0.8, horizon - height * 0.14];
  return (
    rect(x - 12, y - 12, w + 24, h + 24, mix(wall, '#a97b48', 0.8)) +
    rect(x, y, w, h, '#3f5a50') +
    svg`<path d="M${x + w * 0.06} ${y + h * 0.2}q30 -20 60 0t60 0t60 0M${x + w * 0.06} ${y + h * 0.36}h90M${x + w * 0.8} ${y + h * 0.16}l26 46h-52ZM${x + w * 0.9} ${y + h * 0.3}a22 22 0 1 1 -1 0" stroke="#fff" stroke-opacity=".55" stroke-width="5" fill="none" stroke-linecap="round"/>` +
    rect(x + w * 0.3, y + h + 4, w * 0.4, 8, lighten(wall, 0.5))
  );
}

/** The place, filling a picture, with the light of all scenes from the upper left over it. */
export function drawSetting(pen: Pen, width: number, height: number, setting: Setting): string {
  const { place, wall, floor } = setting;
  const light = pen.radial(
    [
      [0, '#ffffff', 0.55],
      [0.5, '#ffffff', 0.18],
      [1, '#ffffff', 0],
    ],
    0.28,
    0.3,
    0.66,
  );
  const dusk = pen.radial(
    [
      [0, '#0e1830', 0],
      [0.6, '#0e1830', 0],
      [1, '#0e1830', 0.16],
    ],
    0.42,
    0.45,
    0.85,
  );
  return (
    drawings[place]({ pen, width, height, horizon: height * HORIZON, wall, floor }) +
    rect(0, 0, width, height, light) +
    rect(0, 0, width, height, dusk)
  );
}
