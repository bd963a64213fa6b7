import type { PriceMode } from '../settings.ts';

/** Content pages that the shop's own pages link to, by their path below the language, with the place of the link. */
export const linkedPages = {
  leveringsvoorwaarden: 'bestellen en nieuwe klant',
  'privacy-veiligheid': 'elk formulier',
  'vragen-over-bestellen': 'Contact',
  'vragen-over-levering': 'Contact',
  bestelhulp: 'Contact en Mijn account',
  'inkoop-op-maat': 'zoeken zonder resultaat',
} as const satisfies Record<string, string>;

/** As `linkedPages`, of shops that sell to consumers: the law asks for both. */
export const linkedForConsumers = {
  herroepingsrecht: 'bestellen en herroepen',
  toegankelijkheid: 'de wet vraagt deze verklaring',
} as const;

/** All of a shop with these prices. */
export const linkedPagesOf = (prices: PriceMode): Readonly<Record<string, string>> => ({
  ...linkedPages,
  ...(prices === 'public' && linkedForConsumers),
});
