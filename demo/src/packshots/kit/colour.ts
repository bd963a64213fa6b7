/** Colour arithmetic on `#rrggbb` strings. Light is warm white, shade is a deep blue: that is what makes flat fills look lit. */

const shadeTone = '#0e1830';

function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function toHex(rgb: readonly number[]): string {
  return `#${rgb
    .map((c) =>
      Math.round(Math.min(255, Math.max(0, c)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** Blends `from` (t = 0) into `to` (t = 1). */
export function mix(from: string, to: string, t: number): string {
  const a = channels(from);
  const b = channels(to);
  return toHex(a.map((c, i) => c + ((b[i] ?? 0) - c) * t));
}

/** Towards the key light; t from 0 to 1. */
export function lighten(colour: string, t: number): string {
  return mix(colour, '#ffffff', t);
}

/** Towards the shade; keeps some of the hue, so that yellow does not go grey. */
export function darken(colour: string, t: number): string {
  const own = toHex(channels(colour).map((c) => c * 0.22));
  return mix(colour, mix(own, shadeTone, 0.45), t);
}

/** Perceived brightness, 0 to 1. */
export function brightness(colour: string): number {
  const [r, g, b] = channels(colour);
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255;
}

/** Distance from grey, 0 to 1. */
export function colourfulness(colour: string): number {
  const rgb = channels(colour);
  return (Math.max(...rgb) - Math.min(...rgb)) / 255;
}

/** A text colour that can be read on `ground`: white, or a near-black of the same hue. */
export function inkOn(ground: string): string {
  return brightness(ground) > 0.62 ? darken(ground, 0.86) : '#ffffff';
}
