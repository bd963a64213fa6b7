import { brightness, darken, inkOn, lighten } from '../packshots/kit/colour.ts';
import { svg } from '../packshots/kit/pen.ts';
import { escapeText, fitText, hash, shorten, textWidth } from '../packshots/kit/text.ts';
import { type Emblem, emblems } from './emblems.ts';

export interface LogoSpec {
  name: string;
  /** `#rrggbb` */
  colour: string;
  emblem: Emblem;
}

/** The picture's size; the mark fills it but for a hair. */
const LOGO = { width: 240, height: 88 };

/** Lettering styles of a name: each brand has one of these. */
const faces = [
  { style: ' font-weight="800"', caps: false, wide: 1 },
  { style: ' font-weight="700" font-style="italic"', caps: false, wide: 1 },
  { style: ' font-weight="700" letter-spacing="1.5"', caps: true, wide: 1.12 },
  { style: ' font-weight="700" font-family="Georgia,serif"', caps: false, wide: 0.98 },
] as const;

/** The name, centred on x,y, as wide as `room` allows whatever font the viewer has. */
function word(name: string, x: number, y: number, room: number, maxSize: number, ink: string): string {
  const face = faces[hash(`face ${name}`) % faces.length] ?? faces[0];
  const text = shorten(face.caps ? name.toUpperCase() : name, 16);
  const size = fitText(text, room / face.wide, maxSize);
  const length = textWidth(text) * size * face.wide * 0.97;
  return svg`<text x="${x}" y="${y + size * 0.35}" font-size="${size}" fill="${ink}" text-anchor="middle" textLength="${length}" lengthAdjust="spacingAndGlyphs"${face.style}>${escapeText(text)}</text>`;
}

const sign = (emblem: Emblem, x: number, y: number, scale: number, ink: string, ground: string) =>
  svg`<g transform="translate(${x} ${y}) scale(${scale})">${emblems[emblem](ink, ground)}</g>`;

/** The same four grounds as on labels (`brandMark`), with room for the emblem. */
const grounds = [
  ({ name, emblem }: LogoSpec, ground: string, ink: string) =>
    svg`<rect x="-118" y="-36" width="236" height="72" rx="36" fill="${ground}"/><circle cx="-82" r="29" fill="${ink}"/>` +
    sign(emblem, -82, 0, 1.45, ground, ink) +
    word(name, 28, 0, 140, 34, ink),
  ({ name, emblem }: LogoSpec, ground: string, ink: string) =>
    svg`<path d="M-92-36H118L92 36H-118Z" fill="${ground}"/><path d="M-92-36H-38L-64 36H-118Z" fill="${darken(ground, 0.3)}"/>` +
    sign(emblem, -78, 0, 1.5, inkOn(darken(ground, 0.3)), darken(ground, 0.3)) +
    word(name, 26, 0, 132, 34, ink),
  ({ name, emblem }: LogoSpec, ground: string, ink: string) =>
    svg`<ellipse rx="118" ry="43" fill="${ground}"/><ellipse rx="113" ry="38.5" fill="none" stroke="${ink}" stroke-width="1.5"/>` +
    sign(emblem, 0, -20, 0.95, ink, ground) +
    word(name, 0, 12, 160, 32, ink),
  ({ name, emblem }: LogoSpec, ground: string, ink: string) =>
    svg`<path d="M-118-26Q0-58 118-26V26Q0 58-118 26Z" fill="${ground}"/><path d="M-118-19Q0-51 118-19M-118 19Q0 51 118 19" fill="none" stroke="${lighten(ground, 0.45)}" stroke-width="1.5"/>` +
    sign(emblem, -88, 0, 1.25, ink, ground) +
    word(name, 22, 0, 168, 36, ink),
] as const;

/**
 * A brand's logo as a standalone SVG on a transparent ground: the mark that its labels carry, with an emblem.
 * The same spec always gives the same text; no scripts, no references to anything outside.
 */
export function drawLogo(spec: LogoSpec): string {
  const colour = spec.colour.toLowerCase();
  // White letters on a middling ground are hard to read: a shade darker, unless the ink is dark.
  const ground = brightness(colour) > 0.5 && brightness(colour) <= 0.62 ? darken(colour, 0.12) : colour;
  const draw = grounds[hash(spec.name) % grounds.length] ?? grounds[0];
  return (
    svg`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-LOGO.width / 2} ${-LOGO.height / 2} ${LOGO.width} ${LOGO.height}" font-family="sans-serif">` +
    `${draw(spec, ground, inkOn(ground))}</svg>`
  );
}
