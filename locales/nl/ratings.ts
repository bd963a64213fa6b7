import { dutchNumber } from '../../lib/dutch-number';
/** Customers' ratings of the shop. */
export const reviews = {
  title: 'Beoordelingen',
  heading: (shop: string) => `Wat klanten van ${shop} vinden`,
  description: (shop: string) => `Wat klanten over ${shop} schrijven, het gemiddelde cijfer en ons antwoord.`,
  of: (max: string) => `van ${max}`,
  count: (n: number) => `Gemiddelde van ${dutchNumber(n)} ${n === 1 ? 'beoordeling' : 'beoordelingen'}.`,
  all: 'Alle beoordelingen lezen',
  newest: 'De nieuwste beoordelingen',
  stars: (n: number) => (n === 1 ? '1 ster' : `${n} sterren`),
  starsOfFive: (n: number) => `${n} van 5 sterren.`,
  reviewsOf: (n: number) => (n === 1 ? 'beoordeling' : 'beoordelingen'),
  withStars: (n: number) => `Beoordelingen met ${n === 1 ? '1 ster' : `${n} sterren`}`,
  noneWith: (n: number) => `Er zijn geen beoordelingen met ${n === 1 ? '1 ster' : `${n} sterren`}.`,
  allShown: (n: number) => (n === 1 ? '1 beoordeling' : `${dutchNumber(n)} beoordelingen`),
  latestOf: (shown: number, total: number) =>
    `De laatste ${dutchNumber(shown)} van in totaal ${dutchNumber(total)} beoordelingen`,
  showAll: (n: number) => `Toon alle ${dutchNumber(n)} beoordelingen`,
  untitled: 'Beoordeling',
  bought: (about: string) => `Gekocht: ${about}`,
  answer: (shop: string) => `Antwoord van ${shop}`,
  how: 'Hoe wij aan deze beoordelingen komen',
  howText:
    'Klanten schrijven hun beoordeling bij een beoordelingsdienst, niet in deze winkel. Wij nemen ze over zoals ze daar staan, ook de kritische. Wij wijzigen ze niet, laten er geen weg en betalen er niet voor. Alleen ons antwoord eronder is van ons.',
  howChecked:
    'Of een schrijver echt bij ons kocht, gaat de beoordelingsdienst na, volgens zijn eigen regels. Wij controleren dat zelf niet.',
  none: 'Nog geen beoordelingen',
  noneText: 'Zodra klanten ons hebben beoordeeld, ziet u hier het cijfer en wat zij schrijven.',
  yours: 'Uw ervaring',
  yoursText:
    'Ging er iets goed, of kan er iets beter? Wij horen het graag van u, en u krijgt altijd antwoord. Zet het bestelnummer erbij als het over één bestelling gaat.',
  tell: 'Vertel het ons',
} as const;
