/** A row of text in the flight data, whose text is structured data: its length in bytes (hexadecimal), then the text. */
const ROW = /:T([\da-f]+),(?=\{\\"@context\\":\\"https:\/\/schema\.org\\")/g;

/** The same of less than 1,024 characters, which stands in its element. The end is the first quote that is escaped once. */
const SHORT = /(\\"__html\\":\\")\{\\\\\\"@context\\\\\\":\\\\\\"https:\/\/schema\.org.*?(?<!\\)(?=\\"\})/g;

const bytesOf = (codeUnit: number) => (codeUnit < 0x80 ? 1 : codeUnit < 0x8_00 ? 2 : 3);

/** Where the text of so many bytes that begins at `from` ends in a script's string; -1 when the string ends before it. */
function endOf(html: string, from: number, bytes: number): number {
  let at = from;
  for (let left = bytes; left > 0; ) {
    const char = html[at];
    if (char === '"' || char === undefined) return -1;
    if (char !== '\\') {
      at += 1;
      left -= 1;
    } else if (html[at + 1] === 'u') {
      left -= bytesOf(Number.parseInt(html.slice(at + 2, at + 6), 16));
      at += 6;
    } else {
      at += 2;
      left -= 1;
    }
  }
  return at;
}

/**
 * Removes structured data from the flight data: the page has it as a script of its own already, which React does not
 * compare. `html` is latin1, as in mergeFlight.
 */
export function jsonLdOnce(html: string): string {
  const short = html.replace(SHORT, '$1{}');
  return [...short.matchAll(ROW)].reverse().reduce((page, { 0: head, 1: length = '', index }) => {
    const from = index + head.length;
    const end = endOf(page, from, Number.parseInt(length, 16));
    return end < 0 ? page : `${page.slice(0, index)}:T2,{}${page.slice(end)}`;
  }, short);
}
