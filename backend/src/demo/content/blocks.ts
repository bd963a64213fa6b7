/** What the demo's texts are made of. Texts may hold links, as `[label](address)`. */
export type Block =
  | { h2: string }
  | { p: string }
  | { ul: readonly string[] }
  | { ol: readonly string[] }
  | { table: readonly (readonly [string, string])[] };

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** Escaped first: neither label nor address can leave its place. */
const inline = (text: string): string =>
  escaped(text).replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, '<a href="$2">$1</a>');

const list = (tag: 'ul' | 'ol', items: readonly string[]) =>
  `<${tag}>${items.map((item) => `<li>${inline(item)}</li>`).join('')}</${tag}>`;

function render(block: Block): string {
  if ('h2' in block) return `<h2>${inline(block.h2)}</h2>`;
  if ('p' in block) return `<p>${inline(block.p)}</p>`;
  if ('ul' in block) return list('ul', block.ul);
  if ('ol' in block) return list('ol', block.ol);
  const rows = block.table.map(
    ([name, value]) => `<tr><th>${inline(name)}</th><td>${inline(value)}</td></tr>`,
  );
  return `<table><tbody>${rows.join('')}</tbody></table>`;
}

export const renderBlocks = (blocks: readonly Block[]): string => blocks.map(render).join('');

export const h2 = (text: string): Block => ({ h2: text });
export const p = (text: string): Block => ({ p: text });
export const ul = (...items: string[]): Block => ({ ul: items });
export const ol = (...items: string[]): Block => ({ ol: items });
export const table = (...rows: [string, string][]): Block => ({ table: rows });
