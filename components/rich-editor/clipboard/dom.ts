import { STYLE } from '../parse-html';

const BLOCK_SELECTOR =
  'address,article,aside,blockquote,center,dd,details,div,dl,dt,figcaption,figure,footer,form,h1,h2,h3,h4,h5,h6,header,hr,li,main,nav,ol,p,pre,section,summary,table,ul';
const blocks = new Set(BLOCK_SELECTOR.toUpperCase().split(','));

export const isElement = (node: Node | null | undefined): node is Element => node?.nodeType === 1;
export const isBlock = (node: Node | null | undefined): boolean =>
  isElement(node) && blocks.has(node.nodeName);
export const hasBlock = (element: Element): boolean => element.querySelector(BLOCK_SELECTOR) !== null;

/** A property of the element's own style. Browsers drop those of Office, so the text of the attribute is read. */
export function styleOf(element: Element, property: string): string {
  const style = element.getAttribute(STYLE) ?? '';
  return (
    new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([^;]*)`, 'i').exec(style)?.[1]?.trim().toLowerCase() ?? ''
  );
}

/** Leaves the content of an element in its place. */
export const unwrap = (element: Element): void => element.replaceWith(...element.childNodes);

/** Another element with the same content in the same place. */
export function rename(element: Element, name: string): Element {
  const other = element.ownerDocument.createElement(name);
  other.append(...element.childNodes);
  element.replaceWith(other);
  return other;
}

/** Text without characters that are not shown. */
const textOf = (node: Node): string =>
  (node.textContent ?? '').replace(/[\s\u00a0\u200b\ufeff]+/g, ' ').trim();
export const isBlank = (node: Node): boolean =>
  textOf(node) === '' && !(isElement(node) && (node.matches('img') || node.querySelector('img')));
