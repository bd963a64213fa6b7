const LEAD = /^<p>.*?<\/p>/s;

/** A text and its first paragraph apart: that stands above the products, the rest below. No lead where none begins it. */
export function splitLead(html: string): { lead: string; rest: string } {
  const lead = LEAD.exec(html)?.[0] ?? '';
  return { lead, rest: html.slice(lead.length) };
}
