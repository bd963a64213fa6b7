/** Words that stand after a number and belong on its line. */
const counted =
  'ml|cl|liter|l|mm|cm|meter|m²|m|g/m²|gram|g|kg|micron|%|°C|°dH|oz|stuks?|rol|rollen|vel|vellen|zakken|zakjes|tassen|' +
  'paar|bundels|flessen|vullingen|tabletten|tissues|pakken|boxen|potten|doekjes|zakdoekjes|spuitbussen|doseringen|wasbeurten|' +
  'puffen|bar|watt|volt|dagen|maanden|minuten|seconden|keer';

const NBSP = '\u00a0';
const UNBROKEN_HYPHEN = '\u2011';

/** Between two measures: the second one begins with a digit, or is the size of a battery. */
const times = /(?<=\d|\d (?:cm|mm|meter|m)) ?x ?(?=\d|AA\b)/g;
const beforeUnit = new RegExp(`(?<=\\d) (?=(?:${counted})(?![\\p{L}\\d]))`, 'gu');
/** '2-laags', '1/4-vouw', 'Z-vouw': one letter or a number, and what it says. */
const shortHyphen = /(?<=(?<![\p{L}\d/-])(?:\d+|\d\/\d|\p{Lu}))-(?=\p{Ll})/gu;

/**
 * A text about a product as it is printed: '60 x 80 cm' with a multiplication sign, and measures, counts and '2-laags' that
 * do not break over two lines. Addresses and facet values are made of the plain text.
 */
export const typeset = (text: string): string =>
  text.replace(times, `${NBSP}×${NBSP}`).replace(beforeUnit, NBSP).replace(shortHyphen, UNBROKEN_HYPHEN);
