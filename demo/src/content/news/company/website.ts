import { h2, ol, p, ul } from '../../blocks.ts';
import { conditionsOf } from '../../pages/conditions.ts';
import type { NewsShop, NewsText } from '../model.ts';

/** News about ordering and about the web shop. */
export const fewerBoxes = (shop: NewsShop): NewsText => {
  const { freeFrom } = conditionsOf(shop);
  return {
    title: 'Minder vaak bestellen, minder dozen',
    intro: 'Twee bestellingen samenvoegen scheelt verzendkosten, verpakking en een rit.',
    tint: '#e9e2cf',
    prop: 'parcel',
    blocks: [
      p(
        `Veel klanten bestellen zodra er iets op is. Begrijpelijk, maar wie één keer per twee weken bestelt, zit vaker boven ${freeFrom} en betaalt dan geen verzendkosten.`,
      ),
      ul(
        'Houd naast de kast een lijstje bij en bestel op een vaste dag.',
        'Bestel bij als de laatste ongeopende doos wordt aangebroken.',
        'Kijk in [uw eerdere bestellingen](/nl/mijn-account) wat u de vorige keer nam.',
      ),
      p('Ook voor ons is het prettig: een volle doos heeft minder opvulling nodig dan twee halve.'),
    ],
  };
};

export const search = (): NewsText => ({
  title: 'Sneller vinden: zoek op een deel van het artikelnummer',
  intro: 'Onze zoekfunctie begrijpt typefouten, maten en halve artikelnummers.',
  tint: '#dde6f2',
  prop: 'magnifier',
  blocks: [
    p(
      'Staat er op de lege doos alleen nog een half etiket? Tik de cijfers in die u kunt lezen. Ook een naam met een tikfout brengt u bij het goede artikel.',
    ),
    p(
      'Zoekt u een maat, zet die er dan bij, zoals ‘60 liter’ of ‘XL’. Daarna verfijnt u met de filters naast de lijst. Meer tips staan bij [Bestelhulp](/nl/bestelhulp).',
    ),
  ],
});

export const lists = ({ name }: NewsShop): NewsText => ({
  title: 'Uw vaste artikelen in één lijst',
  intro: 'Met een bestellijst loopt u langs de kast en tikt u alleen aan wat op is.',
  tint: '#e4ecdc',
  prop: 'clipboard',
  blocks: [
    p(
      `Bij ${name} kunt u bestellijsten maken: per gebouw, per verdieping of per kast. Een artikel zet u erop met één klik, vanaf de lijst of vanaf de pagina van het artikel.`,
    ),
    h2('Zo begint u'),
    ol(
      'Log in en open [uw account](/nl/mijn-account).',
      'Maak een lijst en geef die de naam van de kast.',
      'Zet de artikelen in de volgorde waarin ze staan.',
      'Vul bij elk artikel in hoeveel u gewoonlijk bestelt.',
    ),
    p('Daarna gaat de hele lijst in één keer in uw winkelwagen. Wat u niet nodig hebt, laat u uit staan.'),
  ],
});

export const recurring = ({ name }: NewsShop): NewsText => ({
  title: 'Nieuw: herhaalorders op de dag die u kiest',
  intro: 'Elke week of elke maand dezelfde bestelling? Die gaat vanzelf, of staat klaar tot u ja zegt.',
  tint: '#e6e0ef',
  prop: 'calendar',
  blocks: [
    p(
      `Wat u altijd nodig hebt, hoeft u niet steeds opnieuw op te zoeken. Met een herhaalorder maakt ${name} uw bestelling op de dag die u kiest.`,
    ),
    ul(
      'U kiest om de hoeveel dagen, weken of maanden.',
      'Liever eerst kijken? Dan krijgt u een mail en bevestigt u elke keer zelf.',
      'Is er iets niet op voorraad, dan staat dat erbij.',
    ),
    p('Herhaalorders vindt u in [uw account](/nl/mijn-account). Daar stopt u ze ook weer.'),
  ],
});

export const labels = ({ name }: NewsShop): NewsText => ({
  title: 'Een label op de plank: scannen en het staat op de lijst',
  intro: 'Wie ziet dat iets op is, hoeft geen account te hebben. Een telefoon is genoeg.',
  tint: '#dfe8ea',
  prop: 'phone',
  blocks: [
    p(
      `Vanuit een bestellijst drukt u kastlabels af, met een code per artikel. Plak ze op de plank waar het artikel hoort. Een collega die de laatste doos pakt, scant de code en meldt dat het op raakt.`,
    ),
    p(
      'U ziet de meldingen in [uw account](/nl/mijn-account) en beslist zelf wat u bestelt. Prijzen staan er niet op, dus het label kan overal hangen.',
    ),
    h2('Handig om te weten'),
    ul(
      'De labels passen op gewone etiketvellen.',
      'Hangt een label op de verkeerde plek? U maakt het ongeldig en drukt een nieuw af.',
      `Hulp nodig bij het inrichten van de kast? ${name} denkt graag mee.`,
    ),
  ],
});

export const papers = ({ name }: NewsShop): NewsText => ({
  title: 'Alle facturen en pakbonnen bij elkaar',
  intro: 'De boekhouding vraagt om een factuur van vorig jaar? Die vindt u nu zelf, in een paar tellen.',
  tint: '#e9e6e0',
  prop: 'invoice',
  blocks: [
    p(
      `In [uw account](/nl/mijn-account) bewaart ${name} elke factuur en elke pakbon. De nieuwste staat bovenaan, en elk document haalt u op als pdf.`,
    ),
    ul(
      'Vul bij het afrekenen uw eigen referentie in. Die staat op bevestiging, pakbon en factuur.',
      'Boven de lijst staat hoeveel er nog openstaat, en hoeveel daarvan over de datum is.',
      'Wat u eerder kocht, staat in een overzicht met aantallen per artikel.',
    ),
    p('Moet de factuur naar een ander adres? Geef het door, dan passen wij het aan.'),
  ],
});

export const plans = ({ name }: NewsShop): NewsText => ({
  title: 'Stap voor stap: onze werkplannen staan online',
  intro: 'Hoe u iets schoonmaakt of klaarmaakt, met een lijst van wat u ervoor nodig hebt.',
  tint: '#f0e2d4',
  prop: 'sparkle',
  blocks: [
    p(
      `Aan de telefoon legt ${name} elke week hetzelfde uit. Nuttig, maar u wilt het ook kunnen nalezen. Daarom staan onze antwoorden nu bij [recepten en video’s](/nl/recepten-en-videos).`,
    ),
    ul(
      'Elke stap staat in één zin, in de goede volgorde.',
      'Erboven staat hoe lang het duurt en voor hoeveel mensen of ruimtes het is.',
      'De artikelen zet u in één keer in uw winkelwagen. Wat u al hebt, vinkt u uit.',
    ),
    p('Elk plan kunt u afdrukken: de lijst en de stappen passen op één vel voor in de werkkast.'),
  ],
});

export const sheets = ({ name }: NewsShop): NewsText => ({
  title: 'Het veiligheidsblad staat bij elk middel',
  intro: 'U hoeft er niet meer om te vragen: het blad en de symbolen staan op de pagina van het artikel.',
  tint: '#f2e6c9',
  prop: 'clipboard',
  blocks: [
    p(
      `Wie met schoonmaakmiddelen werkt, moet weten wat erin zit. Bij elk gevaarlijk middel toont ${name} de symbolen, het signaalwoord en de zinnen van het etiket.`,
    ),
    h2('Drie dingen die u ermee doet'),
    ul(
      'Bewaar het blad waar het middel staat, op papier of op een telefoon.',
      'Lees wat te doen is bij spatten in het oog, voordat het nodig is.',
      'Zet middelen met een vlam en middelen met een rond symbool niet bij elkaar.',
    ),
    p('Verandert een fabrikant het blad, dan staat de nieuwe versie er vanzelf.'),
  ],
});

export const access = ({ name }: NewsShop): NewsText => ({
  title: 'De winkel werkt nu ook goed zonder muis',
  intro: 'Met het toetsenbord, met een schermlezer of met grote letters: bestellen gaat op elke manier.',
  tint: '#dce9e6',
  prop: 'keyboard',
  blocks: [
    p(
      `Eén op de vijf mensen heeft moeite met gewone websites. ${name} heeft de winkel daarom nagelopen met mensen die niet of slecht zien.`,
    ),
    ul(
      'Elke knop is met de tabtoets te bereiken, en u ziet waar u bent.',
      'Kleur zegt nooit iets wat niet ook in woorden staat.',
      'Vergroot u de letters, dan blijft alles op het scherm staan.',
      'Foutmeldingen staan bij het veld en worden voorgelezen.',
    ),
    p('Loopt u toch vast? Vertel ons waar, dan maken wij het in orde.'),
  ],
});

export const quick = ({ name }: NewsShop): NewsText => ({
  title: 'Een lijst plakken en klaar: snel bestellen',
  intro: 'Artikelnummers uit een mail of een rekenblad? Plak ze in één keer in de winkel.',
  tint: '#ece0e0',
  prop: 'keyboard',
  blocks: [
    p(
      `Wie weet wat er nodig is, wil niet bladeren. Op de pagina [snel bestellen](/nl/snel-bestellen) plakt u nummers en aantallen, en ${name} zoekt de artikelen erbij.`,
    ),
    ul(
      'Plakken kan uit een mail, een rekenblad of een bestand.',
      'Gewone zinnen mogen ook: ‘drie dozen handdoekjes en twee keer zeep’.',
      'Klopt een nummer niet, dan staat de regel apart en gaat de rest gewoon door.',
    ),
    p('Alles wat gevonden is, gaat in één keer in uw winkelwagen.'),
  ],
});
