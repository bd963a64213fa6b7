import type { Act } from '../content/blog/model.ts';
import { drawProp } from '../content/blog/props.ts';

/** Where a product is in a frame, in pixels; `y` is its floor. */
export interface Pose {
  x: number;
  y: number;
  size: number;
  turn: number;
  alpha: number;
}

/** Size of a frame in pixels. */
export const FRAME = { width: 960, height: 540 };
const FLOOR = 520;
const SIZE = 340;

/** From 0 to 1 with a soft begin and end. */
const ease = (t: number): number => {
  const at = Math.min(1, Math.max(0, t));
  return at * at * (3 - 2 * at);
};

/** Places of `count` products beside each other. */
const placeOf = (at: number, count: number): number =>
  FRAME.width / 2 + (at - (count - 1) / 2) * Math.min(330, 860 / count);

const still = (at: number, count: number): Pose => ({
  ...{ x: placeOf(at, count), y: FLOOR, size: SIZE, turn: 0, alpha: 1 },
});

/** Sideways, several times. */
const swing = (t: number, times: number) => Math.sin(t * Math.PI * 2 * times);

/** How each product stands at moment `t`, from 0 to 1, of a shot. The first product acts, the others stand by. */
const poses: Record<Act, (t: number, at: number, count: number) => Pose> = {
  arrive(t, at, count) {
    const into = ease(t * 3 - at * 0.5);
    return { ...still(at, count), y: FLOOR + (1 - into) * 60, alpha: into };
  },
  wipe(t, at, count) {
    if (at > 0) return { ...still(at, count), x: placeOf(at, count) + 90 };
    return {
      ...still(0, 1),
      x: FRAME.width / 2 - 60 + swing(t, 2) * 230,
      y: FLOOR - 30,
      turn: swing(t, 2) * 7,
    };
  },
  mop(t, at, count) {
    if (at > 0) return { ...still(at, count), x: 820, size: 240 };
    return {
      ...still(0, 1),
      x: FRAME.width / 2 + swing(t, 1.5) * 260,
      y: FLOOR - Math.abs(swing(t, 3)) * 26,
      size: 420,
      turn: swing(t, 1.5) * -9,
    };
  },
  spray(t, at, count) {
    return { ...still(at, count), turn: at === 0 ? -6 + ease(Math.abs(swing(t, 2))) * -5 : 0 };
  },
  drops: (t, at, count) => ({
    ...still(at, count),
    y: FLOOR - (at === 0 ? Math.abs(swing(t, 1.5)) * 14 : 0),
  }),
  stack(t, at, count) {
    const into = ease(t * 2.4 - at * 0.55);
    return { ...still(at, count), y: FLOOR - (1 - into) * 170, alpha: Math.min(1, into * 2) };
  },
  done(t, at, count) {
    return { ...still(at, count), size: SIZE * (1 + 0.04 * ease(t * 2)), y: FLOOR };
  },
};

export const poseOf = (act: Act, t: number, at: number, count: number): Pose => poses[act](t, at, count);

const mist = (t: number, count: number): string =>
  Array.from({ length: 16 }, (_, at) => {
    const age = (t * 4 + at / 16) % 1;
    const x = placeOf(0, count) - 84 - age * 190;
    const y = FLOOR - SIZE * 0.77 + Math.sin(at * 2.4) * 60 * age;
    return `<circle cx="${x}" cy="${y}" r="${3 + age * 7}" fill="#fff" opacity="${0.7 * (1 - age)}"/>`;
  }).join('');

const falling = (t: number): string =>
  Array.from({ length: 7 }, (_, at) => {
    const age = (t * 3 + at / 7) % 1;
    const x = 190 + at * 96;
    const y = 60 + age * 330;
    const path = `M${x} ${y - 20}q13 20 13 30a13 13 0 0 1-26 0q0-10 13-30Z`;
    return `<path d="${path}" fill="#5aa9d6" opacity="${0.75 * (1 - age * 0.6)}"/>`;
  }).join('');

const shine = (t: number): string =>
  [0, 1, 2]
    .map((at) => {
      const size = 60 + 40 * ease(Math.abs(swing(t + at * 0.23, 1)));
      return `<g opacity="${ease(t * 2 - at * 0.2)}">${drawProp('sparkle', 120 + at * 300, 210 + (at % 2) * 60, size)}</g>`;
    })
    .join('');

const streak = (t: number): string => {
  const to = FRAME.width / 2 - 60 + swing(t, 2) * 230;
  return `<path d="M190 ${FLOOR - 92}H${Math.max(200, to)}" stroke="#fff" stroke-width="26" stroke-linecap="round" opacity=".55"/>`;
};

/** What is drawn behind and before the products. */
export const effectOf = (act: Act, t: number, count: number): { behind?: string; before?: string } => {
  if (act === 'spray') return { before: mist(t, count) };
  if (act === 'drops') return { behind: falling(t) };
  if (act === 'wipe' || act === 'mop')
    return { behind: streak(t), ...(t > 0.6 && { before: shine(t - 0.6) }) };
  return act === 'done' ? { before: shine(t) } : {};
};
