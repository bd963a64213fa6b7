import type { FieldType } from '@toonbank/contract/editing/kinds';
import { formatDateTime } from '@/lib/dates';
import { historyWords as words } from '@/locales/nl/admin/history';

const LINE_ENDS = 'p, h2, h3, h4, summary, li, tr, div, br, blockquote';

/** A block of HTML as text: images by their description, links with their address. */
function readableHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const image of body.querySelectorAll('img'))
    image.replaceWith(words.image(image.getAttribute('alt') || image.getAttribute('src') || ''));
  for (const link of body.querySelectorAll('a[href]')) link.append(` (${link.getAttribute('href')})`);
  for (const item of body.querySelectorAll('li')) item.prepend('• ');
  for (const cell of body.querySelectorAll('td + td, th + td, th + th')) cell.prepend(' | ');
  for (const element of body.querySelectorAll(LINE_ENDS)) element.append('\n');
  return (body.textContent ?? '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n\s*/g, '\n')
    .trim();
}

/** A value of a field as its reader knows it. */
export function readableValue(type: FieldType, value: string): string {
  if (type === 'html') return readableHtml(value);
  if (type === 'flag') return value === 'true' ? words.yes : words.no;
  if (type === 'moment' && value !== '') return formatDateTime(value);
  return value;
}
