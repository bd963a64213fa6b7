import type { WireHazardLabel } from '@toonbank/contract';

/** Hazard statements in the Dutch words of the CLP regulation, annex III; a label may not paraphrase them. */
const texts = {
  H222: 'Zeer licht ontvlambare aerosol.',
  H225: 'Licht ontvlambare vloeistof en damp.',
  H229: 'Houder onder druk: kan openbarsten bij verhitting.',
  H290: 'Kan bijtend zijn voor metalen.',
  H314: 'Veroorzaakt ernstige brandwonden en oogletsel.',
  H315: 'Veroorzaakt huidirritatie.',
  H319: 'Veroorzaakt ernstige oogirritatie.',
  H335: 'Kan irritatie van de luchtwegen veroorzaken.',
  EUH031: 'Vormt giftig gas in contact met zuren.',
  /** For consumers on a mixture with more than 1 % of active chlorine (annex II, 2.6). */
  EUH206:
    'Let op! Niet in combinatie met andere producten gebruiken. Er kunnen gevaarlijke gassen (chloor) vrijkomen.',
} as const;

export const statements = (...codes: (keyof typeof texts)[]): WireHazardLabel['statements'] =>
  codes.map((code) => ({ code, text: texts[code] }));
