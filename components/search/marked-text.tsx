import { matchParts } from './match-parts';

/** A text with the matches of the search marked. */
export function MarkedText({ text, search }: { text: string; search: string }) {
  let at = 0;
  return matchParts(text, search).map((part) => {
    const key = at;
    at += part.text.length;
    return part.matches ? <mark key={key}>{part.text}</mark> : part.text;
  });
}
