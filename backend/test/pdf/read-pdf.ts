import { inflateSync } from 'node:zlib';

/** WinAnsi beyond Latin-1, as far as these tests meet it. */
const winAnsi = new TextDecoder('windows-1252');

/** All streams with page content, uncompressed; pictures and metadata are skipped. */
function contents(pdf: Buffer): string[] {
  const text = pdf.toString('latin1');
  return [...text.matchAll(/ obj\n<<([\s\S]*?)>>\n(stream\n|endobj)/g)].flatMap((match) => {
    const [whole, dictionary = '', end] = match;
    if (end === 'endobj' || /\/Subtype|\/Type/.test(dictionary)) return [];
    const start = match.index + whole.length;
    const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1]);
    const bytes = pdf.subarray(start, start + length);
    return [(/FlateDecode/.test(dictionary) ? inflateSync(bytes) : bytes).toString('latin1')];
  });
}

/** One shown string: the pieces between the kerning. */
const shown = (operands: string) =>
  [...operands.matchAll(/<([0-9a-f]*)>/gi)]
    .map(([, hex = '']) => winAnsi.decode(Buffer.from(hex, 'hex')))
    .join('');

/** The lines of each page of a PDF that our kit made, in the order in which they were written. */
export function pdfPages(pdf: Buffer): string[][] {
  return contents(pdf)
    .filter((content) => /\bTJ\b/.test(content))
    .map((content) => [...content.matchAll(/\[([^\]]*)\] TJ/g)].map(([, operands = '']) => shown(operands)));
}

export const pdfText = (pdf: Buffer): string => pdfPages(pdf).flat().join('\n');

export const pictureCount = (pdf: Buffer): number =>
  [...pdf.toString('latin1').matchAll(/\/Subtype \/Image/g)].length;

export interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The filled shapes of each page that are made of rectangles, such as bars and codes; points from the upper left. */
export function pdfShapes(pdf: Buffer): Rectangle[][][] {
  return contents(pdf)
    .filter((content) => /\bTJ\b/.test(content))
    .map((content) => {
      const shapes: Rectangle[][] = [];
      let open: Rectangle[] = [];
      for (const [whole, ...numbers] of content.matchAll(
        /([-\d.]+) ([-\d.]+) ([-\d.]+) ([-\d.]+) re\b|\bf\b/g,
      )) {
        if (whole !== 'f') {
          const [x = 0, y = 0, width = 0, height = 0] = numbers.map(Number);
          open.push({ x, y, width, height });
        } else if (open.length > 0) {
          shapes.push(open);
          open = [];
        }
      }
      return shapes;
    });
}
