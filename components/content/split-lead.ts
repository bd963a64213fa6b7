const LEAD = /^<p>.*?<\/p>/s;

/**
 * Separates a text from its first paragraph: the paragraph goes above the products, the rest below. The lead
 * is empty when the text does not begin with a paragraph.
 */
export function splitLead(html: string): { lead: string; rest: string } {
  const lead = LEAD.exec(html)?.[0] ?? '';
  return { lead, rest: html.slice(lead.length) };
}
