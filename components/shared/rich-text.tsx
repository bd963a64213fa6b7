import 'server-only';
import { richTextRules } from '@toonbank/contract';
import sanitizeHtml from 'sanitize-html';
import { type EditMark, editAttributes } from './edit-mark';

interface RichTextProps {
  html: string;
  className?: string;
  /** The row and the field that the text is stored in. */
  edit?: EditMark;
  field?: string;
}

/**
 * A CMS text: the only place that renders HTML from another system. It is sanitised here, on the server,
 * because the API may be a third party's (ADR 61). The content security policy also blocks scripts.
 */
export function RichText({ html, className = '', edit, field = 'content' }: RichTextProps) {
  const safe = sanitizeHtml(html, richTextRules);
  return (
    <div
      className={`prose ${className}`.trim()}
      {...editAttributes(edit, field)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the contract's rules
      dangerouslySetInnerHTML={{ __html: safe }}
    />
  );
}
