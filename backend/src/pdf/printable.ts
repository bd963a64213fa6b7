/** The characters beyond Latin-1 that every typeface of `backend/fonts/` has. */
const beyondLatin = new Set(
  'ĀāĂăĄąĆćĊċČčĎďĐđĒēĖėĘęĚěĞğĠġĢģĦħĪīĮįİıĶķĹĺĻļĽľŁłŃńŅņŇňŊŋŌōŐőŒœŔŕŖŗŘřŚśŞşŠšŤťŪūŬŭŮůŰűŲųŴŵŶŷŸŹźŻżŽžˆ˜–—‘’‚“”„†•…‹›€™−',
);

/** Common characters that the fonts lack. */
const spelled: Record<string, string> = {
  '≥': '>=',
  '≤': '<=',
  '≈': '±',
  '→': '->',
  '‐': '-',
  '‑': '-',
  '′': "'",
  '″': '"',
  '✓': 'ja',
  ƒ: 'f',
  '‡': '†',
  '‰': 'promille',
};

const SOFT_HYPHEN = 0xad;

function inFont(char: string): boolean {
  const code = char.codePointAt(0) ?? 0;
  return (
    (code >= 32 && code < 127) || (code >= 160 && code < 256 && code !== SOFT_HYPHEN) || beyondLatin.has(char)
  );
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

/** Text as the fonts can show it; line breaks stay. */
export function printable(text: string): string {
  return [...text.normalize('NFC')]
    .map((char) => (char === '\n' || inFont(char) ? char : without(char)))
    .join('');
}
