import type { Rectangle } from './read-pdf.ts';

/** Codewords in all, then error-correction codewords per block and blocks, for L, M, Q, H (ISO/IEC 18004), versions 1–6. */
const TABLE: [number, [number, number][]][] = [
  [
    26,
    [
      [7, 1],
      [10, 1],
      [13, 1],
      [17, 1],
    ],
  ],
  [
    44,
    [
      [10, 1],
      [16, 1],
      [22, 1],
      [28, 1],
    ],
  ],
  [
    70,
    [
      [15, 1],
      [26, 1],
      [18, 2],
      [22, 2],
    ],
  ],
  [
    100,
    [
      [20, 1],
      [18, 2],
      [26, 2],
      [16, 4],
    ],
  ],
  [
    134,
    [
      [26, 1],
      [24, 2],
      [18, 4],
      [22, 4],
    ],
  ],
  [
    172,
    [
      [18, 2],
      [16, 4],
      [24, 4],
      [28, 4],
    ],
  ],
];
/** The two bits that name the level: 01 L, 00 M, 11 Q, 10 H. */
const LEVELS = [1, 0, 3, 2];
const MASKS: ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

/** Squares as drawn → modules: the first run of a code is the edge of its finder, seven squares long. */
function modulesOf(shape: Rectangle[]): boolean[][] {
  const left = Math.min(...shape.map(({ x }) => x));
  const top = Math.min(...shape.map(({ y }) => y));
  const right = Math.max(...shape.map(({ x, width }) => x + width));
  const square = (shape[0]?.width ?? 0) / 7;
  const size = Math.round((right - left) / square);
  const modules = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  for (const { x, y, width } of shape) {
    const [row, column] = [Math.round((y - top) / square), Math.round((x - left) / square)];
    for (let at = 0; at < Math.round(width / square); at += 1)
      (modules[row] as boolean[])[column + at] = true;
  }
  return modules;
}

/** True for a module of the code's fixed patterns instead of its data. */
function isFixed(row: number, column: number, size: number): boolean {
  if (row === 6 || column === 6) return true;
  if (row <= 8 && (column <= 8 || column >= size - 8)) return true;
  if (row >= size - 8 && column <= 8) return true;
  return size > 21 && Math.abs(row - (size - 7)) <= 2 && Math.abs(column - (size - 7)) <= 2;
}

function codewordsOf(modules: boolean[][], mask: number): number[] {
  const size = modules.length;
  const bits: boolean[] = [];
  let up = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right -= 1;
    for (let step = 0; step < size; step += 1) {
      const row = up ? size - 1 - step : step;
      for (const column of [right, right - 1])
        if (!isFixed(row, column, size))
          bits.push(Boolean(modules[row]?.[column]) !== MASKS[mask]?.(row, column));
    }
    up = !up;
  }
  const words: number[] = [];
  for (let at = 0; at + 8 <= bits.length; at += 8)
    words.push(bits.slice(at, at + 8).reduce((word, bit) => word * 2 + Number(bit), 0));
  return words;
}

/** The text of a QR code drawn in a PDF, decoded like a scanner does, without error correction. */
export function readQr(shape: Rectangle[]): string {
  const modules = modulesOf(shape);
  const at = (row: number, column: number) => Number(modules[row]?.[column] ?? false);
  const format = [0, 1, 2, 3, 4].reduce((bits, column) => bits * 2 + at(8, column), 0) ^ 0b10101;
  const [total, levels] = TABLE[(modules.length - 17) / 4 - 1] ?? [0, []];
  const [ecc, blocks] = levels[LEVELS[format >> 3] ?? 0] ?? [0, 1];
  const words = codewordsOf(modules, format & 7).slice(0, total);
  const short = Math.floor(total / blocks) - ecc;
  const sizes = Array.from({ length: blocks }, (_, block) =>
    block < blocks - (total % blocks) ? short : short + 1,
  );
  const data: number[][] = sizes.map(() => []);
  let next = 0;
  for (let turn = 0; turn <= short; turn += 1)
    for (const [block, length] of sizes.entries()) if (turn < length) data[block]?.push(words[next++] ?? 0);
  const bytes = data.flat();
  const bits = bytes.map((byte) => byte.toString(2).padStart(8, '0')).join('');
  if (bits.slice(0, 4) !== '0100') throw new Error('This code is not written in bytes.');
  const length = Number.parseInt(bits.slice(4, 12), 2);
  const read = Array.from({ length }, (_, byte) =>
    Number.parseInt(bits.slice(12 + byte * 8, 20 + byte * 8), 2),
  );
  return Buffer.from(read).toString('utf8');
}
