/** Collects the definitions of one drawing (gradients, clips, shared shapes) and generates unique ids. */

/** Offset 0 to 1, colour, opacity 0 to 1 (1 when absent). */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** One decimal is a quarter of a device pixel at the sizes these are shown in; more is only bytes. */
export function round(value: number, digits = 1): string {
  return String(Number(value.toFixed(digits))).replace(/^(-?)0\./, '$1.');
}

/** Template tag: numbers are rounded, strings go in as they are (escape text with `escapeText`). */
export function svg(parts: TemplateStringsArray, ...values: (string | number)[]): string {
  return parts.reduce((out, part, i) => {
    const value = values[i];
    return out + part + (value === undefined ? '' : typeof value === 'number' ? round(value) : value);
  }, '');
}

function stopMarkup([offset, colour, opacity]: Stop): string {
  const fade = opacity === undefined || opacity === 1 ? '' : ` stop-opacity="${round(opacity, 2)}"`;
  const short = colour.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3');
  return `<stop offset="${round(offset, 2)}" stop-color="${short}"${fade}/>`;
}

export class Pen {
  readonly #prefix: string;
  readonly #ids = new Map<string, string>();

  /** `prefix` keeps the ids of several drawings in one picture apart. */
  constructor(prefix = '') {
    this.#prefix = prefix;
  }

  #define(tag: string, attributes: string, content: string): string {
    const key = `<${tag} id="?"${attributes}>${content}</${tag}>`;
    const known = this.#ids.get(key);
    if (known !== undefined) return known;
    const id = `${this.#prefix}g${this.#ids.size.toString(36)}`;
    this.#ids.set(key, id);
    return id;
  }

  /** Gradient along a line in user space. */
  linear(stops: readonly Stop[], x1: number, y1: number, x2: number, y2: number): string {
    const line = svg` gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`;
    return `url(#${this.#define('linearGradient', line, stops.map(stopMarkup).join(''))})`;
  }

  /** Gradient across the bounding box of what it fills: left to right, or top to bottom. */
  across(stops: readonly Stop[], direction: 'right' | 'down' = 'right'): string {
    const line = direction === 'right' ? '' : ' x2="0" y2="1"';
    return `url(#${this.#define('linearGradient', line, stops.map(stopMarkup).join(''))})`;
  }

  /** Radial gradient in the bounding box; centre as fractions of it. */
  radial(stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
    const at = ` cx="${round(cx, 2)}" cy="${round(cy, 2)}" r="${round(r, 2)}"`;
    return `url(#${this.#define('radialGradient', at, stops.map(stopMarkup).join(''))})`;
  }

  /** Repeating texture; returns a paint. */
  pattern(width: number, height: number, content: string, transform = ''): string {
    const size = svg` patternUnits="userSpaceOnUse" width="${width}" height="${height}"`;
    const turn = transform === '' ? '' : ` patternTransform="${transform}"`;
    return `url(#${this.#define('pattern', size + turn, content)})`;
  }

  /** Attribute that clips its element to the given path data. */
  clip(pathData: string): string {
    return ` clip-path="url(#${this.#define('clipPath', '', `<path d="${pathData}"/>`)})"`;
  }

  /** Attribute that blurs its element. For shadows of objects that are not round; gradients are cheaper. */
  blur(deviation: number): string {
    const room = ' x="-.3" y="-.6" width="1.6" height="2.2"';
    return ` filter="url(#${this.#define('filter', room, svg`<feGaussianBlur stdDeviation="${deviation}"/>`)})"`;
  }

  /** Defines a shape once; returns the reference for `<use href>`. */
  shape(content: string): string {
    return `#${this.#define('g', '', content)}`;
  }

  /** All definitions so far, as markup. */
  defs(): string {
    const all = [...this.#ids].map(([markup, id]) => markup.replace('id="?"', `id="${id}"`)).join('');
    return all === '' ? '' : `<defs>${all}</defs>`;
  }
}
