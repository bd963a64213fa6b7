import 'server-only';
import { richTextRules } from '@toonbank/contract';
import sanitizeHtml from 'sanitize-html';

/**
 * A CMS text: the only place that renders HTML from another system. It is sanitised here, on the server,
 * because the API may be a third party's (ADR 61). The content security policy also blocks scripts.
 */
export function RichText({ html, className = '' }: { html: string; className?: string }) {
  const safe = sanitizeHtml(html, richTextRules);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the contract's rules
  return <div className={`prose ${className}`.trim()} dangerouslySetInnerHTML={{ __html: safe }} />;
}
