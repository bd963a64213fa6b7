/** Characters of the standard fonts (WinAnsi) beyond Latin-1. */
const beyondLatin = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ');

/** Common characters that the fonts lack. */
const spelled: Record<string, string> = {
  '≥': '>=',
  '≤': '<=',
  '≈': '±',
  '→': '->',
  '−': '-',
  '‐': '-',
  '‑': '-',
  '′': "'",
  '″': '"',
  '✓': 'ja',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  ı: 'i',
};

function inFont(char: string): boolean {
  const code = char.codePointAt(0) ?? 0;
  return (code >= 32 && code < 127) || (code >= 160 && code < 256) || beyondLatin.has(char);
}

/** Replaces a character that the fonts lack: without its accent, spelled out, or as a gap. */
function without(char: string): string {
  const known = spelled[char];
  if (known !== undefined) return known;
  if (/\s/.test(char)) return ' ';
  if (/\p{C}/u.test(char)) return '';
  const plain = [...char.normalize('NFKD')].filter(inFont).join('');
  return plain === '' ? '?' : plain;
}

/** Text as the standard fonts can show it; line breaks stay. */
export function printable(text: string): string {
  return [...text.normalize('NFC')]
    .map((char) => (char === '\n' || inFont(char) ? char : without(char)))
    .join('');
}
