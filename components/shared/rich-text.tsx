import 'server-only';
import { richTextRules } from '@toonbank/contract';
import sanitizeHtml from 'sanitize-html';

/**
 * A text of the CMS: the only place where HTML from elsewhere is put on a page. It is sanitised here, on the server,
 * because the API may be one that is not ours (ADR 61). The page's security policy lets no script run besides.
 */
export function RichText({ html, className = '' }: { html: string; className?: string }) {
  const safe = sanitizeHtml(html, richTextRules);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the contract's rules
  return <div className={`prose ${className}`.trim()} dangerouslySetInnerHTML={{ __html: safe }} />;
}
