import { withAnchors } from '@toonbank/contract/rich-text/anchors';
import { contentsTitle } from '@/locales/nl/contents';
import { safeHtml } from '../shared/safe-html';

/** A text with fewer is read without one. */
const MIN_HEADINGS = 4;

interface TableOfContentsProps {
  /** The text of the page, which `RichText` shows with anchors. */
  html: string;
  /** Above the text on a narrow screen, beside it on a wide one. A page has both; one is shown. */
  place: 'above' | 'beside';
}

/** Links to the headings of a long text; nothing for a short one. */
export function TableOfContents({ html, place }: TableOfContentsProps) {
  const headings = withAnchors(safeHtml(html)).anchors.filter(({ element }) => element === 'h2');
  if (headings.length < MIN_HEADINGS) return null;
  return (
    <nav aria-label={contentsTitle} className={`page-contents page-contents-${place}`}>
      <h2>{contentsTitle}</h2>
      <ul>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
