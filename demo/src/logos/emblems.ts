import { svg } from '../packshots/kit/pen.ts';

/** Ink of the emblem, and the ground that shows where it is cut out. */
type Draw = (ink: string, ground: string) => string;

const fill = (d: string, colour: string) => `<path d="${d}" fill="${colour}"/>`;
const stroke = (d: string, colour: string, width = 2) =>
  svg`<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const dot = (x: number, y: number, r: number, colour: string) =>
  svg`<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`;

/** Small signs of a trade, each within a circle of radius 12 around 0,0. */
export const emblems = {
  spark: (ink) => fill('M0-12Q1.6-1.6 12 0 1.6 1.6 0 12-1.6 1.6-12 0-1.6-1.6 0-12Z', ink),
  fibres: (ink) => stroke('M-9 8Q-3 2-4-9M-3 10Q2 2 1-10M4 10Q7 3 6-8M-10 10H10', ink, 2.2),
  feather: (ink, ground) =>
    fill('M9-11Q-9-8-7 8L-10 11.5-8.6 12-5.4 9Q10 9 9-11Z', ink) + stroke('M-6 8.5Q0 1 5-6', ground, 1.4),
  roll: (ink, ground) =>
    dot(-2, -1, 9.5, ink) + dot(-2, -1, 3.6, ground) + fill('M-2 8.5H10V11.5H-2.6ZM7.5-1H10V9H7.5Z', ink),
  peaks: (ink, ground) => fill('M-12 9L-3-9 2 1 5-4 12 9Z', ink) + fill('M-3-9L-5.6-4-3-2.5-.6-4Z', ground),
  sack: (ink) => fill('M-4-11H4L2.4-6Q10 0 9 7 8 11.5 0 11.5T-9 7Q-10 0-2.4-6Z', ink),
  knot: (ink, ground) =>
    fill('M-8-3Q-9 11.5 0 11.5T8-3Q4-6 0-4-4-6-8-3Z', ink) +
    fill('M0-5Q-9-13-10-7.5T0-4.6Q10-2 10-7.5T0-5Z', ink) +
    stroke('M-4 1Q-4.5 6-3 8.5', ground, 1.5),
  loop: (ink) => stroke('M-2-9A9 9 0 1 1-9 2M-2-9L2-12M-2-9L2.5-5.5', ink, 2.6),
  leaf: (ink, ground) => fill('M-9 9Q-13-9 10-10 12 12-9 9Z', ink) + stroke('M-11 11Q-4 2 4-4', ground, 1.6),
  bin: (ink, ground) =>
    fill('M-9-6.5H9L7 11.5H-7ZM-10-10H-3V-12H3V-10H10V-7.6H-10Z', ink) +
    stroke('M-3.4-2.5L-2.8 7.5M3.4-2.5L2.8 7.5', ground, 1.6),
  drop: (ink, ground) =>
    fill('M0-12Q9-1 9 4A9 8.5 0 0 1-9 4Q-9-1 0-12Z', ink) + stroke('M-5 4Q-5 8-1 9', ground, 1.6),
  breeze: (ink) => stroke('M-11-3H4A4 4 0 1 0 .6-8.6M-11 2H8A3.6 3.6 0 1 1 5 7.6M-8 7H0', ink, 2.2),
  diamond: (ink, ground) =>
    fill('M-7-9H7L12-3 0 11.5-12-3Z', ink) + stroke('M-11-3H11M-4-3L0 10 4-3 1-8.5M-4-3L-1-8.5', ground, 1.1),
  sprout: (ink) =>
    fill('M-1-1Q-1-9-11-9-11 0-1-1ZM1-3Q1-11 11-11 11-2 1-3Z', ink) + stroke('M0-1V11M-7 11H7', ink, 2.2),
  shield: (ink, ground) =>
    fill('M0-12L10-8.5Q10.5 6 0 12-10.5 6-10-8.5Z', ink) + stroke('M-4.5-.5L-1 3.5 5-4', ground, 2.2),
  pan: (ink, ground) => fill('M-11-3H5V5Q5 9 1 9H-7Q-11 9-11 5ZM5-2H12.5V1H5Z', ink) + dot(-3, 3, 2, ground),
  plate: (ink, ground) =>
    dot(0, 0, 11, ink) + svg`<circle r="6.4" fill="none" stroke="${ground}" stroke-width="1.5"/>`,
  flower: (ink, ground) =>
    [0, 72, 144, 216, 288]
      .map((turn) => `<ellipse cy="-7" rx="4" ry="5" fill="${ink}" transform="rotate(${turn})"/>`)
      .join('') + dot(0, 0, 2.8, ground),
  hand: (ink) =>
    fill(
      'M-8 1V-6A1.7 1.7 0 0 1-4.6-6V-1-9A1.7 1.7 0 0 1-1.2-9V-1.6-10A1.7 1.7 0 0 1 2.2-10V-1.6-8A1.7 1.7 0 0 1 5.6-8V3L8-.4A1.8 1.8 0 0 1 10.8 2L6 9Q4 12-1 12-8 12-8 5Z',
      ink,
    ),
  bubbles: (ink, ground) =>
    dot(-3, 3, 8, ink) +
    dot(7, -5, 4.6, ink) +
    dot(-1, -9, 2.4, ink) +
    stroke('M-7 3Q-7 0-4.5-1', ground, 1.6),
  palm: (ink) =>
    stroke('M1 11.5Q3 2 0-4', ink, 2.6) +
    fill('M0-4Q-10-8-11.5 2-6-3 0-4 0-12 9-11 1-8 0-4 10-7 11 4 6-3 0-4Z', ink),
  heart: (ink) => fill('M0 11Q-12 2-11-4T-5-10Q-1-10 0-6 1-10 5-10T11-4Q12 2 0 11Z', ink),
  hexagon: (ink, ground) =>
    fill('M0-12L10.4-6V6L0 12-10.4 6V-6Z', ink) + fill('M0-5.5L4.8-2.7V2.7L0 5.5-4.8 2.7V-2.7Z', ground),
  mop: (ink, ground) =>
    stroke('M0-12V1', ink, 2.4) +
    fill('M-5 0H5L10 11.5H-10Z', ink) +
    stroke('M-4 11L-2 4M0 11V4M4 11L2 4', ground, 1.3),
  brush: (ink) => fill('M-11-8H11V-2H-11Z', ink) + stroke('M-9 1V9M-4.5 1V9M0 1V9M4.5 1V9M9 1V9', ink, 2.2),
  weave: (ink) => stroke('M-10-6H10M-10 0H10M-10 6H10M-6-10V10M0-10V10M6-10V10', ink, 2),
  cup: (ink) => fill('M-8-6H8L5.6 12H-5.6ZM-9-10.5H9V-7.5H-9Z', ink),
  cutlery: (ink) => stroke('M-5-11V-4M-8-11V-6Q-8-3-5-3T-2-6V-11M-5-3V11.5M6 11.5V2Q2 0 6-11.5', ink, 2.2),
  box: (ink, ground) =>
    fill('M0-12L11-6V6L0 12-11 6V-6Z', ink) + stroke('M-10-5.5L0 0 10-5.5M0 0V11', ground, 1.7),
  spiral: (ink) =>
    stroke('M0 0A2.5 2.5 0 0 1 5 0 5.5 5.5 0 0 1-6 0 8 8 0 0 1 10 0 10.5 10.5 0 0 1 0 11', ink, 2.4),
  mill: (ink, ground) =>
    [45, 135, 225, 315]
      .map((turn) => `<path d="M-1-12H4.5V-2H-1Z" fill="${ink}" transform="rotate(${turn})"/>`)
      .join('') + dot(0, 0, 2.2, ground),
  bean: (ink, ground) =>
    `<ellipse rx="8.4" ry="11.4" fill="${ink}" transform="rotate(28)"/>` +
    stroke('M5-9Q-4-3 1 1T-5 9', ground, 2),
  /** Of house brands: approved. */
  seal: (ink, ground) =>
    fill(
      'M0-12L3.4-9.4 7.7-9.2 8.8-5 12-2 10.5 2 11.2 6.2 7.4 8.2 5 11.8.8 11-3.3 12-6.2 9-10.2 7.4-10.2 3.2-12.2-.6-9.8-4.2-9.2-8.4-5-9.4-2-12.2Z',
      ink,
    ) + stroke('M-4.5 0L-1 3.8 5-3.4', ground, 2.4),
} as const satisfies Record<string, Draw>;

export type Emblem = keyof typeof emblems;
