const OPEN = '<script>self.__next_f.push([1,';
const CLOSE = '])</script>';
const ID = '__rsc';

const held = `document.getElementById("${ID}").textContent`;
const handOverText = `self.__next_f.push([1,${held}])`;
const handOverJson = `self.__next_f.push([1,JSON.parse(${held})])`;
/** The two scripts that may replace the data: each hands over the block at the page's beginning. */
export const handOvers: ReadonlySet<string> = new Set([handOverText, handOverJson]);

/** Text that a script element would change: its own tags, comments, and characters that the parser replaces. */
const FRAGILE = /<(?:!|\/?script)|[\r\0]/i;

/**
 * Moves a page's data before its content, into a script that is not executed, and leaves a script at the old place
 * that hands it over, so React still starts after the content. A page contains its content twice, as HTML and as
 * data; gzip looks back 32 KB and misses the repetition when the content lies between. This makes a page a tenth
 * smaller. `html` is latin1, after mergeFlight; a page of another form is left unchanged.
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

/**
 * The content of a JavaScript string literal (latin1) as plain text if possible, else as JSON; null for anything
 * else.
 */
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
