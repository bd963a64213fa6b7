/** Beginnings of units as buyers write them in a sheet: 'dozen', 'doos à 6 rollen', 'pcs'. */
export const unitWords = new RegExp(
  `^(?:per )?(?:${[
    'doos(?:je)?s?|dozen|ds|omdo(?:os|zen)|karton(?:s|nen)?|pak(?:je|ket)?(?:s|ken|ten)?|pk|rol(?:len)?|rl',
    'stuks?|stks?|st|fles(?:je)?s?|flessen|fl|(?:jerry)?cans?|emmers?|sets?|pallets?|krat(?:ten)?|zak(?:je|ken)?s?',
    'bundels?|(?:spuit)?bus(?:sen)?|pot(?:ten)?|tubes?|box(?:en|es)?|trays?|kokers?|stapels?|paar|baal|balen|kist(?:en)?',
    'pcs|pieces?|each|ea|cases?|rolls?|packs?|bottles?|bags?|pairs?',
  ].join('|')})(?![a-z])`,
  'i',
);
