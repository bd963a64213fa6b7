import { STYLE } from '../parse-html';
import { isBlock, styleOf, unwrap } from './dom';

const STYLE_SHEET = /<style\b[^>]*>([\s\S]*?)<\/style\s*>/gi;
const CLASS_RULE = /\.([\w-]+)\s*\{([^}]*)\}/g;

/** Style by class, from the style sheets of the pasted text: Excel writes bold cells this way. */
export function classStyles(html: string): ReadonlyMap<string, string> {
  const sheets = [...html.matchAll(STYLE_SHEET)].map(([, sheet = '']) => sheet).join('\n');
  return new Map([...sheets.matchAll(CLASS_RULE)].map(([, name = '', style = '']) => [name, style]));
}

type Weight = 'on' | 'off' | undefined;

const weightOf = (value: string): Weight => {
  if (/^(?:bold|bolder|[6-9]00)\b/.test(value)) return 'on';
  return /^(?:normal|[1-5]00)\b/.test(value) ? 'off' : undefined;
};
const slantOf = (value: string): Weight => {
  if (/^(?:italic|oblique)\b/.test(value)) return 'on';
  return value.startsWith('normal') ? 'off' : undefined;
};

const marks = [
  { name: 'strong', tags: 'STRONG B', property: 'font-weight', read: weightOf },
  { name: 'em', tags: 'EM I', property: 'font-style', read: slantOf },
] as const;

/** Bold and italic become elements, whatever they were written with; in a heading bold is the heading's own. */
export function marksOfStyles(body: Element, styles: ReadonlyMap<string, string>): void {
  for (const element of [...body.querySelectorAll<HTMLElement>('*')]) {
    const ofClass = [...element.classList].map((name) => styles.get(name) ?? '').join(';');
    element.setAttribute(STYLE, `${element.getAttribute(STYLE) ?? ''};${ofClass}`);
    for (const { name, tags, property, read } of marks) {
      const value = read(styleOf(element, property));
      const isMark = tags.split(' ').includes(element.nodeName);
      if (isMark && value === 'off') unwrap(element);
      else if (!isMark && value === 'on' && element.nodeName !== 'BODY') wrapText(element, name);
    }
  }
  for (const heading of body.querySelectorAll('h1,h2,h3,h4,h5,h6'))
    for (const mark of heading.querySelectorAll('strong,b')) unwrap(mark);
}

/** Only text is wrapped: a mark around a block is none. */
function wrapText(element: Element, name: string): void {
  if ([...element.children].some(isBlock) || /^(?:TABLE|TBODY|THEAD|TR|UL|OL)$/.test(element.nodeName))
    return;
  const mark = element.ownerDocument.createElement(name);
  mark.append(...element.childNodes);
  element.append(mark);
}
