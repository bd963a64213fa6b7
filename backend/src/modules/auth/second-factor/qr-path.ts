import { encode } from 'uqr';

/** A QR code as one SVG path on a grid of `size` by `size`; the page leaves four squares of white around it. */
export function qrPath(text: string): { size: number; path: string } {
  const { data } = encode(text, { ecc: 'M', border: 0 });
  const rows = data.map((line, row) => {
    const dark = line.map((on) => (on ? '1' : '0')).join('');
    return [...dark.matchAll(/1+/g)]
      .map(({ index, 0: run }) => `M${index} ${row}h${run.length}v1h-${run.length}z`)
      .join('');
  });
  return { size: data.length, path: rows.join('') };
}
