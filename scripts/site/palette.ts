import { contrast } from '../../tenants/contrast.ts';
import type { ThemeColors } from '../../tenants/theme.ts';

/** Hue in degrees, saturation and lightness in percent → `#rrggbb`. */
function colour(hue: number, saturation: number, lightness: number): string {
  const reach = (saturation / 100) * Math.min(lightness / 100, 1 - lightness / 100);
  const channel = (shift: number) => {
    const turn = (shift + hue / 30) % 12;
    const value = lightness / 100 - reach * Math.max(-1, Math.min(turn - 3, 9 - turn, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}

/** The lightest (or, upwards, the darkest) of a hue that can be read on each of the grounds. */
function readable(
  [hue, saturation]: [number, number],
  from: number,
  step: -1 | 1,
  grounds: string[],
  ratio: number,
): string {
  let lightness = from;
  const fits = () => grounds.every((ground) => contrast(colour(hue, saturation, lightness), ground) >= ratio);
  while (!fits() && lightness > 2 && lightness < 98) lightness += step;
  return colour(hue, saturation, lightness);
}

/** A hue that depends only on the id. */
const hueOf = (id: string) => [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7);

function paletteAt(hue: number): ThemeColors {
  const surface = colour(hue, 40, 99);
  const surfaceAlt = colour(hue, 32, 95);
  const ink = colour(hue, 24, 11);
  const grounds = [surface, surfaceAlt];
  // Amber contrasts with every brand colour.
  const amber = 28 + (hue % 24);
  return {
    brand: readable([hue, 62], 42, -1, [...grounds, '#ffffff'], 5.2),
    brandStrong: readable([hue, 68], 32, -1, [...grounds, '#ffffff'], 8),
    onBrand: '#ffffff',
    accent: readable([amber, 92], 60, 1, [ink], 7.5),
    onAccent: ink,
    surface,
    surfaceAlt,
    ink,
    inkSoft: readable([hue, 12], 36, -1, grounds, 5.5),
    line: colour(hue, 18, 85),
    lineStrong: readable([hue, 10], 52, -1, grounds, 3.2),
    success: '#1b7a43',
    warning: '#a84b05',
    danger: '#c3262f',
    info: '#1f62bd',
    focus: '#1f6feb',
  };
}

/** Colours that can be read, with a brand and an accent that no other site has. */
export function paletteFor(id: string, isTaken: (colour: string) => boolean): ThemeColors {
  for (let turn = 0; turn < 360; turn += 7) {
    const palette = paletteAt((hueOf(id) + turn) % 360);
    if (!isTaken(palette.brand) && !isTaken(palette.accent)) return palette;
  }
  throw new Error('No hue is left.');
}
