import { stemOf } from '../catalogue/search/dutch-stem.ts';

/** Words that buyers use for the same matter of service. */
const sameMeaning: readonly (readonly string[])[] = [
  ['verzendkosten', 'bezorgkosten', 'portokosten', 'vrachtkosten', 'leverkosten'],
  ['verzending', 'bezorging', 'levering', 'thuisbezorgd'],
  ['levertijd', 'bezorgtijd', 'leverdatum', 'bezorgdag'],
  ['retour', 'retourneren', 'terugsturen', 'ruilen'],
  ['herroepen', 'herroeping', 'bedenktijd', 'afzien'],
  ['annuleren', 'wijzigen', 'afbestellen'],
  ['betalen', 'betaling', 'betaalwijze', 'afrekenen'],
  ['factuur', 'rekening', 'nota'],
  ['account', 'inloggen', 'registreren', 'aanmelden'],
  ['actiecode', 'kortingscode', 'kortingsbon', 'couponcode'],
  ['contact', 'telefoonnummer', 'bereikbaar', 'openingstijden'],
  ['afhalen', 'ophalen'],
  ['klacht', 'schade', 'beschadigd', 'defect'],
  ['offerte', 'prijsafspraak', 'maatwerk'],
  ['voorwaarden', 'leveringsvoorwaarden'],
  ['privacy', 'cookies', 'avg', 'persoonsgegevens'],
];

const groups = new Map<string, readonly string[]>(
  sameMeaning.flatMap((words) => words.map((word) => [stemOf(word), words] as const)),
);

/** The other words with the meaning of a word. */
export const synonymsOf = (word: string): readonly string[] =>
  (groups.get(stemOf(word)) ?? []).filter((other) => stemOf(other) !== stemOf(word));
