/**
 * The number of characters of a product's name that are its first line: kind and brand, where the brand follows the kind and
 * more follows the brand. Absent for another name, which is one line.
 */
export function nameLead(name: string, brand: string): { name_lead?: number } {
  const at = brand === '' ? -1 : name.indexOf(` ${brand} `);
  return at > 0 ? { name_lead: at + 1 + brand.length } : {};
}

/** The lines of a name: kind and brand, and what tells the product apart. One line when the brand does not end the first. */
export function nameLines(name: string, brand: string | null): string[] {
  const { name_lead: lead } = nameLead(name, brand ?? '');
  return lead === undefined ? [name] : [name.slice(0, lead), name.slice(lead).trim()];
}
