/** Plurals whose vowel stays short, or changes: 'glazen' is not 'glaaz'. Compounds end in them too. */
const irregular: [ending: RegExp, singular: string][] = [
  [/glazen$/, 'glas'],
  [/vaten$/, 'vat'],
  [/gaten$/, 'gat'],
  [/baden$/, 'bad'],
];

/** Nouns whose singular ends in an s. */
const ownS = /(?:spon|poet|toet|rit|mut|gip|plaat|hal|koet|schaat|bor|fiet|kaar|koer|reep|gren)s$/;

/** Removes a diminutive: 'mondkapje', 'emmertje', 'velletje'. */
function large(word: string): string {
  const bare = word.replace(/s$/, '');
  if (!/..[^ni]je$/.test(bare)) return word;
  if (/aartje$/.test(bare)) return bare.slice(0, -2);
  if (/[aeiou](?:ll|nn|rr|mm|bb|pp|tt)etje$/.test(bare)) return bare.slice(0, -5);
  if (/mpje$/.test(bare)) return bare.slice(0, -3);
  if (/[nlrw]tje$/.test(bare)) return bare.slice(0, -3);
  return bare.slice(0, -2);
}

/** Removes a plural s: 'dispensers', 'mops', 'tissues'. */
function withoutS(word: string): string {
  if (!/(?:[bdfgklmnprtwy]|[eu]e|[aeiou][pg]e|che|xe|ine)s$/.test(word) || ownS.test(word)) return word;
  return word.slice(0, -1);
}

/** Restores the spelling of a word before '-en' or '-e': 'zakk' → 'zak', 'doz' → 'doos', 'mat' → 'maat'. */
function closed(open: string): string {
  if (/([bdfgklmnprst])\1$/.test(open)) return open.slice(0, -1);
  const hard = open.replace(/z$/, 's').replace(/v$/, 'f');
  const [, before = '', vowel = '', end = ''] = /^(.*[^aeiou]|)([aeou])([^aeiouwxy])$/.exec(hard) ?? [];
  if (vowel === '') return hard;
  // The e of 'handelen' and 'wegen': long only in the first syllable, or where no other e-sound is possible.
  const unstressed = vowel === 'e' && /[aeiou]/.test(before) && /[lrmnst]/.test(end);
  return unstressed ? hard : `${before}${vowel}${vowel}${end}`;
}

/** Removes '-en' of plurals and verbs, '-e' of adjectives. */
function withoutE(word: string): string {
  const [, open = ''] = /^(.*[aeiouy].*[^aeiou])en?$/.exec(word) ?? [];
  return open.length < 2 ? word : closed(open);
}

/**
 * The stem of a Dutch word, without number, diminutive and inflection, so that 'zakken', 'zakje' and 'zak' are one
 * word. It need not be a correct word, only the same for all forms. Short words and numbers stay unchanged.
 */
export function stemOf(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  for (const [ending, singular] of irregular) if (ending.test(word)) return word.replace(ending, singular);
  return withoutE(withoutS(large(word)));
}

/** The verb stem of nouns for agents and actions: 'reiniger' and 'reiniging' → 'reinig', 'navulling' → 'navul'. */
export function rootOf(word: string): string | undefined {
  const [, open = ''] = /^(.{4,})(?:er|ing)s?$/.exec(word) ?? [];
  return open === '' ? undefined : closed(open);
}
