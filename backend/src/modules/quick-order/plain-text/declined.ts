/** 'geen', or 'niet' beside a word that makes it a refusal: 'niet-steriel' and 'niet klevend' are properties. */
const REFUSAL = [
  /\bgeen\b/i,
  /\bniet\s+(?:meer\s+)?(?:nodig|bestellen|leveren|sturen|doen|deze\s+keer|nu)\b/i,
  /\bhoe(?:ft|ven)\s+(?:\w+\s+){0,3}niet\b/i,
  /\bniet$/i,
  /\bnog\s+(?:wel\s+)?(?:genoeg|voldoende)\b/i,
];

/** Words of a refusal that name no product. */
export const refusalWords = 'geen niet hoeft hoeven nodig genoeg voldoende keer'.split(' ');

/** Whether a part of a text says what is not wanted. */
export const declines = (text: string): boolean => REFUSAL.some((pattern) => pattern.test(text.trim()));

/** Whether a part says that it is wanted, after one that was not. */
export const affirms = (text: string): boolean => /\b(?:wel|graag|alleen|maar|plus)\b/i.test(text);
