import 'server-only';
import { withAnchors } from '@toonbank/contract/rich-text/anchors';
import { type EditMark, editAttributes } from './edit-mark';
import { safeHtml } from './safe-html';

interface RichTextProps {
  html: string;
  className?: string;
  /** Whether addresses can lead to its headings and questions. */
  anchors?: boolean;
  /** The row and the field that the text is stored in. */
  edit?: EditMark;
  field?: string;
}

/**
 * A CMS text: the only place that renders HTML from another system. It is sanitised here, on the server,
 * because the API may be a third party's (ADR 61). The content security policy also blocks scripts.
 */
export function RichText({ html, className = '', anchors, edit, field = 'content' }: RichTextProps) {
  const safe = safeHtml(html);
  return (
    <div
      className={`prose ${className}`.trim()}
      {...editAttributes(edit, field)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the contract's rules
      dangerouslySetInnerHTML={{ __html: anchors ? withAnchors(safe).html : safe }}
    />
  );
}
