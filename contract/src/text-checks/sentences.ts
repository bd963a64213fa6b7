/** After these a point ends no sentence. */
const ABBREVIATION =
  /(?:^|[\s(])(?:art|nr|art\.nr|bijv|bv|ca|enz|evt|excl|incl|max|min|mevr|dhr|o\.a|p\.st|resp|st|tel|t\.a\.v|vgl|m\.i\.v|i\.v\.m|d\.w\.z)$/i;
const END = /[.!?…]["”’)]?\s+(?=[\p{Lu}\d€"“‘(])/gu;

/** The sentences of a passage, and where each begins. */
export function sentencesOf(text: string): { text: string; start: number }[] {
  const sentences: { text: string; start: number }[] = [];
  let start = 0;
  for (const { 0: end, index } of text.matchAll(END)) {
    const before = text.slice(Math.max(0, index - 12), index);
    if (end.startsWith('.') && ABBREVIATION.test(before)) continue;
    const next = index + end.length;
    sentences.push({ text: text.slice(start, next).trim(), start });
    start = next;
  }
  if (start < text.length) sentences.push({ text: text.slice(start), start });
  return sentences;
}
