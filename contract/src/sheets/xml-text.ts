const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

function charOf(code: string): string {
  const point = /^x/i.test(code) ? Number.parseInt(code.slice(1), 16) : Number(code);
  return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : ' ';
}

/** Text of XML without its entities. */
export const xmlText = (xml: string): string =>
  xml.replace(/&(?:#(x[0-9a-f]+|\d+)|(lt|gt|amp|quot|apos));/gi, (_, code?: string, name = '') =>
    code === undefined ? (entities[name.toLowerCase()] ?? '') : charOf(code),
  );
