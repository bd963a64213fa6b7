/**
 * Facts of a site that a text names by a placeholder, `{telefoon}`: one text then serves many sites, and no fact stands in
 * it twice. They are filled in when the text is shown.
 */
export const placeholderNames = [
  'winkelnaam',
  'bedrijfsnaam',
  'telefoon',
  'e-mail',
  'adres',
  'gratis_vanaf',
  'bezorgkosten_nl',
  'bezorgkosten_be',
  'besteltijd',
] as const;
export type PlaceholderName = (typeof placeholderNames)[number];
/** An absent fact: its placeholder stays. */
export type PlaceholderFacts = Readonly<Partial<Record<PlaceholderName, string>>>;

export const PLACEHOLDER = /\{([a-z][a-z_-]*)\}/g;
const TAG_OR_PLACEHOLDER = /<[a-z/][^>]*>|\{[a-z][a-z_-]*\}/gi;

const isKnown = (name: string): name is PlaceholderName => placeholderNames.some((known) => known === name);

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** Replaces the known placeholders; any other stays as it is. */
const replaced = (text: string, factOf: (name: PlaceholderName) => string | undefined) =>
  text.replace(PLACEHOLDER, (whole, name: string) => (isKnown(name) && factOf(name)) || whole);

/** The facts that a text names, each once. */
export const factsNamedIn = (text: string): PlaceholderName[] => [
  ...new Set([...text.matchAll(PLACEHOLDER)].flatMap(({ 1: name = '' }) => (isKnown(name) ? [name] : []))),
];

/** The placeholders in a text that name no fact, each once and with its braces. */
export const unknownPlaceholders = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(PLACEHOLDER)].filter(({ 1: name = '' }) => !isKnown(name)).map(([all]) => all),
  ),
];

/** Fills in the placeholders of a single line of plain text. */
export const fillLine = (line: string, facts: PlaceholderFacts): string =>
  replaced(line, (name) => facts[name]);

/**
 * Fills in the placeholders of HTML. A telephone number in a text does not break over two lines; in an address
 * (`tel:{telefoon}`) it has no spaces.
 */
export function fillHtml(html: string, facts: PlaceholderFacts): string {
  return html.replace(TAG_OR_PLACEHOLDER, (part) => {
    const space = part.startsWith('<') ? '' : '\u00a0';
    return replaced(part, (name) => {
      const fact = facts[name] ?? '';
      return escaped(name === 'telefoon' ? fact.replaceAll(' ', space) : fact);
    });
  });
}
