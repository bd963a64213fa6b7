import { rename } from './dom';

const ALL = 'h1,h2,h3,h4,h5,h6';

/** The page has the one `h1`: of a text with a title the headings go down a level; there are two. */
export function headings(body: Element): void {
  for (const heading of body.querySelectorAll('[role="heading"]')) {
    const level = Math.min(6, Math.max(1, Number(heading.getAttribute('aria-level')) || 2));
    rename(heading, `h${level}`);
  }
  for (const title of body.querySelectorAll('p.MsoTitle')) rename(title, 'h1');
  const hasTitle = body.querySelector('h1') !== null;
  for (const heading of [...body.querySelectorAll(ALL)]) {
    const level = Number(heading.nodeName.slice(1)) + (hasTitle ? 1 : 0);
    rename(heading, level <= 2 ? 'h2' : 'h3');
  }
}
