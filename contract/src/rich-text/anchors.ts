import { readText } from '../text-checks/read-text.ts';

/** A heading, or the answer to a question, that an address can lead to. */
export interface Anchor {
  element: 'h2' | 'h3' | 'summary';
  /** Of the heading or the question. */
  text: string;
  id: string;
}

/** Ids that the shop's own markup beside a text has. */
const TAKEN = ['bericht', 'gevraagd', 'keuzehulp', 'producten'];
const MAX_LENGTH = 60;
/** An anchor of a question is in its answer: a browser then opens it. A question without an answer has none. */
const ANCHORED =
  /<(?<heading>h[23])>(?<title>.*?)<\/h[23]>|<summary>(?<question>.*?)<\/summary><(?<answer>p|ul|ol|table|img)\b/gs;

/** 'Wat kost de verzending?' → 'wat-kost-de-verzending'. */
function slugOf(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/&/g, ' en ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return plain.length <= MAX_LENGTH ? plain : plain.slice(0, MAX_LENGTH).replace(/-[^-]*$/, '');
}

const textOf = (html: string): string =>
  readText(html)
    .passages.map(({ text }) => text)
    .join(' ');

/**
 * A sanitised text with an id in each heading and in the answer to each question, and where these lead. The ids follow from
 * the words, so that an address keeps leading to its place while other parts of the text change.
 */
export function withAnchors(html: string): { html: string; anchors: Anchor[] } {
  const anchors: Anchor[] = [];
  const taken = new Set(TAKEN);
  const freeId = (text: string) => {
    const slug = slugOf(text) || 'deel';
    let id = slug;
    for (let count = 2; taken.has(id); count += 1) id = `${slug}-${count}`;
    taken.add(id);
    return id;
  };
  const marked = html.replace(ANCHORED, (whole, ...args) => {
    const { heading, title, question, answer } = args.at(-1) as Record<string, string | undefined>;
    const element = heading === 'h2' || heading === 'h3' ? heading : 'summary';
    const text = textOf(title ?? question ?? '');
    if (text === '') return whole;
    const id = freeId(text);
    anchors.push({ element, text, id });
    if (element !== 'summary') return whole.replace(`<${element}`, `<${element} id="${id}"`);
    return whole.replace(new RegExp(`<${answer}$`), `<${answer} id="${id}"`);
  });
  return { html: marked, anchors };
}
