/**
 * A text of the CMS: the only place where HTML from elsewhere is put on a page. The backend guarantees what it may
 * consist of (headings, paragraphs, lists, tables and links; no attribute but a safe `href`): it writes every tag anew
 * before it answers. The page's security policy lets no script run besides.
 */
export function RichText({ html, className = '' }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
  return <div className={`prose ${className}`.trim()} dangerouslySetInnerHTML={{ __html: html }} />;
}
