/** The image library. */
export const images = {
  title: 'Afbeeldingen',
  pick: 'Afbeelding kiezen',
  search: 'Zoeken op naam of beschrijving',
  folder: 'Map',
  uploadZone: 'Afbeeldingen toevoegen',
  upload: 'Afbeeldingen toevoegen',
  camera: 'Foto maken',
  uploadHint:
    'Of sleep ze hierheen, of plak er een met Ctrl+V. JPEG, PNG, WebP, AVIF of GIF, hoogstens 15 MB.',
  progress: (done: number, all: number, running: number) =>
    running > 0 ? `Bezig met versturen: ${done} van ${all} klaar…` : `${done} van ${all} toegevoegd.`,
  again: 'Opnieuw proberen',
  loading: 'Afbeeldingen laden…',
  none: 'Nog geen afbeeldingen',
  noneText: 'Voeg de eerste toe met de knop hierboven.',
  nothingFound: 'Niets gevonden',
  nothingFoundText: 'Zoek op een ander woord, of kies een andere map.',
  found: (count: number) => (count === 1 ? '1 afbeelding' : `${count} afbeeldingen`),
  more: 'Meer afbeeldingen',
  places: (count: number) =>
    count === 0 ? 'Niet gebruikt' : count === 1 ? 'Gebruikt op 1 plaats' : `Gebruikt op ${count} plaatsen`,
  alt: { text: 'Beschreven', decorative: 'Sierplaatje', missing: 'Beschrijving ontbreekt' },
  altTitle: 'Wat is er te zien?',
  altLabel: 'Beschrijving',
  altHint:
    'Voor wie de afbeelding niet ziet, en voor Google. Zonder beschrijving kan een pagina niet gepubliceerd worden.',
  decorative: 'Dit is een sierplaatje: het vertelt niets dat niet ook in de tekst staat',
  describe: 'Beschrijven',
  describeFirst:
    'Beschrijf hieronder wat er te zien is, of zet er een vinkje bij als het een sierplaatje is. Publiceer daarna opnieuw.',
  describedAll: 'Alles is beschreven. U kunt nu publiceren.',
  use: 'Gebruiken',
  back: 'Terug',
} as const;
