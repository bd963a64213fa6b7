import { h2, p, ul } from '../blocks.ts';
import type { Profile } from '../model.ts';

/** Default profile of a shop without one of its own. */
export const plainShop = (name: string): Profile => ({
  buyers: 'bedrijven en instellingen',
  range: 'papier, schoonmaakmiddelen, materialen, afvalzakken en handhygiëne',
  story: [
    `${name} levert wat een gebouw schoon houdt aan wie het schoon moet houden: van de conciërge tot het schoonmaakbedrijf.`,
    'Wij houden op voorraad wat u vaak bestelt, en zeggen het eerlijk wanneer iets later komt.',
  ],
  helps: [
    'een vaste lijst van wat u telkens bestelt',
    'de keuze van middel en materiaal',
    'levering op een dag die u past',
  ],
  question: [
    'Kan ik eerst iets proberen?',
    'Vraag ernaar: van de meeste middelen en van al het papier hebben wij een kleine verpakking.',
  ],
  news: {
    title: 'Minder soorten, minder werk',
    intro: 'Wie van twaalf middelen naar vijf gaat, maakt minder fouten en houdt kastruimte over.',
    blocks: [
      p(
        'Leg een maand lang neer wat er werkelijk gebruikt wordt. Vaak blijkt de helft van de flessen half vol.',
      ),
      h2('Wat er overblijft'),
      ul(
        'Een reiniger voor sanitair en een voor de rest.',
        'Een glasreiniger, een ontvetter en een handzeep.',
        'Doeken in vier kleuren, voor elke ruimte een.',
      ),
    ],
  },
});
