import { dutchNumber } from '../../lib/dutch-number';
/** Customers' ratings of the shop. */
export const reviews = {
  title: 'Beoordelingen',
  heading: (shop: string) => `Wat klanten van ${shop} vinden`,
  description: (shop: string) =>
    `Het gemiddelde cijfer dat klanten aan ${shop} geven, en hoe u uw ervaring met ons deelt.`,
  of: (max: string) => `van ${max}`,
  count: (n: number) => `Gemiddelde van ${dutchNumber(n)} ${n === 1 ? 'beoordeling' : 'beoordelingen'}.`,
  all: 'Alle beoordelingen lezen',
  none: 'Nog geen beoordelingen',
  noneText: 'Zodra klanten ons hebben beoordeeld, ziet u hier het cijfer.',
  yours: 'Uw ervaring',
  yoursText:
    'Ging er iets goed, of kan er iets beter? Wij horen het graag van u, en u krijgt altijd antwoord. Zet het bestelnummer erbij als het over één bestelling gaat.',
  tell: 'Vertel het ons',
} as const;
