/** Blocks of the demo's texts. Texts may contain links, as `[label](address)`. */
export type Block =
  | { h2: string }
  | { h3: string }
  | { p: string }
  | { ul: readonly string[] }
  | { ol: readonly string[] }
  | { table: readonly (readonly [string, string])[] }
  | { head: readonly string[]; rows: readonly (readonly string[])[] }
  | { question: string; answer: readonly Block[] };

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** Escaped first, so that label and address can't break out of the markup. */
const inline = (text: string): string =>
  escaped(text).replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, '<a href="$2">$1</a>');

const list = (tag: 'ul' | 'ol', items: readonly string[]) =>
  `<${tag}>${items.map((item) => `<li>${inline(item)}</li>`).join('')}</${tag}>`;

const cells = (tag: 'th' | 'td', texts: readonly string[]) =>
  texts.map((text) => `<${tag}>${inline(text)}</${tag}>`).join('');

/** The first column holds row headings. */
function grid(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const body = rows.map(([name = '', ...rest]) => `<tr>${cells('th', [name])}${cells('td', rest)}</tr>`);
  return `<table><thead><tr>${cells('th', head)}</tr></thead><tbody>${body.join('')}</tbody></table>`;
}

function render(block: Block): string {
  if ('h2' in block) return `<h2>${inline(block.h2)}</h2>`;
  if ('h3' in block) return `<h3>${inline(block.h3)}</h3>`;
  if ('p' in block) return `<p>${inline(block.p)}</p>`;
  if ('ul' in block) return list('ul', block.ul);
  if ('ol' in block) return list('ol', block.ol);
  if ('head' in block) return grid(block.head, block.rows);
  if ('question' in block)
    return `<details><summary>${inline(block.question)}</summary>${renderBlocks(block.answer)}</details>`;
  const rows = block.table.map(
    ([name, value]) => `<tr><th>${inline(name)}</th><td>${inline(value)}</td></tr>`,
  );
  return `<table><tbody>${rows.join('')}</tbody></table>`;
}

export const renderBlocks = (blocks: readonly Block[]): string => blocks.map(render).join('');

export const h2 = (text: string): Block => ({ h2: text });
export const h3 = (text: string): Block => ({ h3: text });
export const p = (text: string): Block => ({ p: text });
export const ul = (...items: string[]): Block => ({ ul: items });
export const ol = (...items: string[]): Block => ({ ol: items });
export const table = (...rows: [string, string][]): Block => ({ table: rows });
/** A table with a head; rows that are `undefined` are left out, as of what a shop does not sell. */
export const columns = (head: string[], ...rows: (string[] | undefined)[]): Block => ({
  head,
  rows: rows.filter((row) => row !== undefined),
});
/** A question that opens, with its answer. */
export const question = (text: string, ...answer: Block[]): Block => ({ question: text, answer });
/** Questions with their answers, all open. */
export const questions = (...pairs: [question: string, answer: string][]): Block[] =>
  pairs.flatMap(([question, answer]) => [h3(question), p(answer)]);
