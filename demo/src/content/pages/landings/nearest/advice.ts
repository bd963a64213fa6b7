import type { Block } from '../../../blocks.ts';
import { h3, p } from '../../../blocks.ts';
import type { LandingName } from '../../../landing-groups.ts';

/** A landing page of goods that a shop does not sell: its title, and advice for who buys them elsewhere. */
interface Advice {
  title: string;
  /** Within a sentence. */
  goods: string;
  blocks: readonly Block[];
}

export const adviceElsewhere: Record<LandingName, Advice> = {
  toiletpapier: {
    title: 'Toiletpapier',
    goods: 'toiletpapier',
    blocks: [
      h3('Meet eerst de houder'),
      p(
        'Een rol die niet past, is nooit voordelig. Meet de grootste doorsnede die in de houder kan, en de breedte van de as.',
      ),
      h3('Vergelijk de prijs per meter'),
      p(
        'Op een grote rol zit soms minder dan u denkt. Deel de prijs van de doos door het aantal rollen en door het aantal meters.',
      ),
      h3('Kies het aantal lagen bij de leiding'),
      p(
        'Meer lagen voelen zachter. In een oud gebouw met smalle leidingen is tweelaags veiliger, want het valt sneller uit elkaar.',
      ),
    ],
  },
  schoonmaakmiddelen: {
    title: 'Schoonmaakmiddelen',
    goods: 'schoonmaakmiddelen',
    blocks: [
      h3('Kies op pH'),
      p(
        'Zuur lost kalk op, neutraal is voor elke dag en alkalisch lost vet op. Neem het mildste middel dat het vuil nog wegkrijgt.',
      ),
      h3('Reken per emmer, niet per liter'),
      p(
        'Een concentraat lijkt duur, maar gaat veel langer mee. Dat geldt alleen als u doseert met een maatdop of een pomp.',
      ),
      h3('Werk veilig'),
      p(
        'Meng nooit twee middelen: zuur met chloor geeft giftig gas. Lees het etiket en giet niets over in een fles zonder naam.',
      ),
    ],
  },
  afvalzakken: {
    title: 'Afvalzakken',
    goods: 'afvalzakken',
    blocks: [
      h3('Meet de omtrek van uw bak'),
      p(
        'Deel de omtrek door twee en tel er 5 tot 10 cm bij op: dat is de breedte van de zak. Voor de lengte neemt u de hoogte plus 15 cm.',
      ),
      h3('Kies de dikte bij het afval'),
      p(
        'Voor papier en bekers is dunne folie genoeg. Nat afval vraagt T50, scherp en zwaar afval T70. Dikker dan nodig kost alleen plastic.',
      ),
      h3('Let op het materiaal'),
      p('HDPE is stug en knispert, LDPE rekt mee. Voor afval met hoeken neemt u LDPE, liefst gerecycled.'),
    ],
  },
  zeepdispensers: {
    title: 'Zeepdispensers',
    goods: 'zeepdispensers',
    blocks: [
      h3('Begin bij de zeep'),
      p(
        'Schuim is zuinig en spoelt snel weg. Vloeibare zeep werkt beter tegen vet. De dispenser moet bij de soort passen: wisselen kan meestal niet.',
      ),
      h3('Gesloten of navulbaar'),
      p(
        'Bij een gesloten vulling wisselt u ook de pomp; dat is het schoonst. Navulbaar is het voordeligst, als u het reservoir telkens omspoelt.',
      ),
      h3('Denk aan het ophangen'),
      p(
        'Laat tussen uitloop en wastafel 10 tot 15 centimeter vrij. Een sensor is prettig in een druk toilet, maar vraagt op tijd nieuwe batterijen.',
      ),
    ],
  },
  mondkapjes: {
    title: 'Mondkapjes',
    goods: 'mondkapjes',
    blocks: [
      h3('Wie wilt u beschermen?'),
      p(
        'Een medisch mondmasker beschermt de ander tegen de drager. Een ademmasker met de letters FFP beschermt de drager zelf.',
      ),
      h3('Kijk naar de norm'),
      p(
        'Op een medisch masker staat EN 14683, op een ademmasker EN 149. Staat er geen norm op, dan weet u niet wat het tegenhoudt.',
      ),
      h3('Zorg dat het aansluit'),
      p(
        'Knijp de neusbrug aan en bedek mond, neus en kin. Een ademmasker werkt alleen op een gladgeschoren gezicht.',
      ),
    ],
  },
};
