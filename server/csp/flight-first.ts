const OPEN = '<script>self.__next_f.push([1,';
const CLOSE = '])</script>';
const ID = '__rsc';

const held = `document.getElementById("${ID}").textContent`;
const handOverText = `self.__next_f.push([1,${held}])`;
const handOverJson = `self.__next_f.push([1,JSON.parse(${held})])`;
/** What may stand where the data stood: it hands over what the block at the beginning holds. */
export const handOvers: ReadonlySet<string> = new Set([handOverText, handOverJson]);

/** What a script element would not give back as it was put in: its own tags, comments, and what the parser changes. */
const FRAGILE = /<(?:!|\/?script)|[\r\0]/i;

/**
 * Puts a page's data before its content, in a script that is not run, and leaves one at the old place that hands it
 * over: React still starts when the content is there. A page says everything twice, as HTML and as data; gzip looks
 * back 32 KB, and with the content between them it does not see that. This makes a page a tenth smaller. `html` is
 * latin1, after mergeFlight; what does not fit is left as it is.
 */
export function flightFirst(html: string): string {
  const from = html.indexOf(OPEN);
  const to = html.indexOf(CLOSE, from);
  const body = html.indexOf('<body');
  const start = html.indexOf('>', body) + 1;
  if (from < 0 || to < 0 || body < 0 || start > from) return html;
  const moved = blockOf(html.slice(from + OPEN.length, to));
  if (moved === null) return html;
  const rest = html.slice(to + CLOSE.length);
  return `${html.slice(0, start)}${moved.block}${html.slice(start, from)}<script>${moved.handOver}</script>${rest}`;
}

/** The data of a JavaScript string literal (latin1) as plain text if that can be, else as JSON; null for anything else. */
function blockOf(literal: string): { block: string; handOver: string } | null {
  const text = textOf(literal);
  if (text === null) return null;
  if (FRAGILE.test(text)) {
    const block = `<script id="${ID}" type="application/json">${literal}</script>`;
    return literal.includes('<') ? null : { block, handOver: handOverJson };
  }
  const plain = Buffer.from(text).toString('latin1');
  return { block: `<script id="${ID}" type="text/plain">${plain}</script>`, handOver: handOverText };
}

function textOf(literal: string): string | null {
  try {
    const text: unknown = JSON.parse(Buffer.from(literal, 'latin1').toString());
    return typeof text === 'string' && text.isWellFormed() ? text : null;
  } catch {
    return null;
  }
}
