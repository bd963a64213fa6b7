/** Text on labels: escaping, and widths good enough to make it fit whatever sans-serif the viewer has. */

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (c) => entities[c] ?? c);
}

/** Width of one bold character, in ems; on the wide side, because fonts differ. */
export function charWidth(char: string): number {
  if ("iIljt.,:;'|! ".includes(char)) return 0.32;
  if ('fr-()/1'.includes(char)) return 0.42;
  if ('mwMW%@'.includes(char)) return 0.9;
  if (/[A-Z&]/.test(char)) return 0.71;
  return 0.59;
}

export function textWidth(text: string): number {
  return [...text].reduce((sum, char) => sum + charWidth(char), 0);
}

/** Font size with which `text` is at most `width` wide, and at most `size` high. */
export function fitText(text: string, width: number, size: number): number {
  return Math.min(size, width / Math.max(0.5, textWidth(text)));
}

/** Labels are short; a long one is cut instead of being shrunk until it is unreadable. */
export function shorten(text: string, length: number): string {
  const characters = [...text];
  return characters.length <= length ? text : `${characters.slice(0, length - 1).join('')}…`;
}

/** Small stable number from a string: the same brand always gets the same mark. */
export function hash(text: string): number {
  let value = 7;
  for (const char of text) value = (value * 31 + (char.codePointAt(0) ?? 0)) % 1_000_003;
  return value;
}
