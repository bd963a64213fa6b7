import type { BlogKind } from '@toonbank/contract/blog/kinds';

const minutes = (count: number) => (count === 1 ? '1 minuut' : `${count} minuten`);

/** '20 minuten', '2 uur', '2 uur en 20 minuten'. */
function duration(count: number): string {
  const hours = Math.floor(count / 60);
  const rest = count % 60;
  if (hours === 0) return minutes(count);
  return rest === 0 ? `${hours} uur` : `${hours} uur en ${minutes(rest)}`;
}

const lists: Record<BlogKind, string> = {
  recipe: 'Recepten en werkplannen',
  video: 'Video’s',
  blog: 'Blogs',
};

/** Recipes, videos and blogs. */
export const blog = {
  title: 'Recepten en video’s',
  lead: 'Van schoonmaakplan tot ijskoffie: zo doet u het, met wat u ervoor nodig hebt.',
  lists,
  leads: {
    recipe: 'Stap voor stap, met een lijst van wat u nodig hebt. In één keer in uw winkelwagen.',
    video: 'Kort en zonder geluid: de tekst staat in beeld en eronder.',
    blog: 'Wat wij leerden van klanten die het elke dag doen.',
  } satisfies Record<BlogKind, string>,
  filter: 'Soort',
  all: 'Alles',
  none: 'Hier staat nog niets',
  noneText: 'Er komt vast iets. Kijk intussen bij het nieuws.',
  toNews: 'Naar het nieuws',
  kind: { food: 'Recept', plan: 'Werkplan', video: 'Video', blog: 'Blog' },
  duration,
  film: (seconds: number) => (seconds < 60 ? `${seconds} seconden` : duration(Math.round(seconds / 60))),
  facts: { prep: 'Werk', total: 'Totale tijd', yields: 'Voor', frequency: 'Hoe vaak' },
  ingredients: 'Ingrediënten',
  needs: 'Dit hebt u nodig',
  steps: 'Zo gaat het',
  more: 'Meer ideeën',
  transcript: 'De tekst van de video',
  noVideo: 'Uw browser speelt deze video niet af. De tekst staat hieronder.',
  download: 'Video downloaden',
  captions: 'Nederlands',
  order: {
    gone: 'Dit artikel verkopen wij niet meer.',
    soldOut: 'Niet op voorraad',
    pick: (name: string) => `${name} bestellen`,
    login: 'Log in om uw prijzen te zien.',
    button: (count: number, all: number) =>
      count === 0
        ? 'Kies wat u wilt bestellen'
        : count === all
          ? 'Zet alles in winkelwagen'
          : count === 1
            ? 'Zet 1 artikel in winkelwagen'
            : `Zet ${count} artikelen in winkelwagen`,
    added: (count: number) =>
      count === 1 ? '1 artikel staat in uw winkelwagen.' : `${count} artikelen staan in uw winkelwagen.`,
    noneAdded: 'Er is niets in uw winkelwagen gelegd.',
    refused: 'Dit lukte niet:',
  },
} as const;
