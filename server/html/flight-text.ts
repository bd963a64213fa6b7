const OPEN = '<script>self.__next_f.push([1,"';
const CLOSE = '"])</script>';
/** The head of a row of text: its length in bytes, hexadecimal. */
const TEXT = /:T([\da-f]+),/g;

const bytesOf = (codeUnit: number) => (codeUnit < 0x80 ? 1 : codeUnit < 0x8_00 ? 2 : 3);

/** Where the text of so many bytes that begins at `from` ends in a script's string; -1 when the string ends before it. */
export function endOfText(html: string, from: number, bytes: number): number {
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

/** Replaces each script of flight data by what `change` makes of its string, as it is written between the quotes. */
export function eachFlight(html: string, change: (text: string) => string): string {
  let out = '';
  let from = 0;
  for (let at = html.indexOf(OPEN); at >= 0; at = html.indexOf(OPEN, from)) {
    const end = html.indexOf('</script>', at);
    const close = end - CLOSE.length + '</script>'.length;
    if (end < 0 || !html.startsWith(CLOSE, close)) break;
    out += html.slice(from, at) + change(html.slice(at + OPEN.length, close));
    from = end + '</script>'.length;
  }
  return out + html.slice(from);
}

export const scriptOf = (text: string) => OPEN + text + CLOSE;

/** Changes flight data outside its rows of text, whose lengths stand before them. */
export function outsideTexts(text: string, change: (part: string) => string): string {
  let out = '';
  let from = 0;
  TEXT.lastIndex = 0;
  for (let row = TEXT.exec(text); row; row = TEXT.exec(text)) {
    const start = row.index + row[0].length;
    const end = endOfText(text, start, Number.parseInt(row[1] ?? '', 16));
    out += change(text.slice(from, start));
    // It goes on in another script.
    if (end < 0) return out + text.slice(start);
    out += text.slice(start, end);
    from = end;
    TEXT.lastIndex = end;
  }
  return out + change(text.slice(from));
}
