import { h2, p, ul } from '../blocks.ts';
import { bestGroup, type LandingName, landingFamilies, landingNames } from '../landing-groups.ts';
import type { DemoPage, ShopFacts } from '../model.ts';

type LandingText = (shop: ShopFacts) => Pick<DemoPage, 'title' | 'description' | 'blocks'>;

const medicalMasks: LandingText = ({ name, buyers }) => ({
  title: 'Mondkapjes',
  description: `Mondkapjes en ademmaskers bij ${name}: welk type, welke klasse en hoe u ze draagt. Met koopgids.`,
  blocks: [
    p(
      `Het juiste masker hangt af van wie u wilt beschermen: de ander, of uzelf. ${name} levert maskers aan ${buyers}, met de norm bij elk artikel.`,
    ),
    h2('Medische mondmaskers'),
    p(
      'Een medisch mondmasker volgens EN 14683 vangt op wat de drager uitademt. Type II filtert ten minste 98 procent van de bacteriën; type IIR houdt daarnaast spatten tegen. Vervang het na drie uur, of zodra het vochtig is.',
    ),
    h2('Ademmaskers: FFP1, FFP2 en FFP3'),
    ul(
      'FFP1: hinderlijk stof, zoals bij vegen en gipswerk.',
      'FFP2: fijn stof, en verzorging bij luchtweginfecties.',
      'FFP3: kwarts, hardhout en gevaarlijke stoffen.',
    ),
    p(
      'Een ademmasker werkt alleen als het aansluit: knijp de neusbrug aan en draag het op een gladgeschoren gezicht. Een masker met ventiel ademt lichter, maar beschermt de ander niet; neem in de zorg een masker zonder.',
    ),
  ],
});

/** For shops that sell masks against dust and none for care. */
const dustMasks: LandingText = ({ name, buyers }) => ({
  title: 'Stofmaskers',
  description: `Stofmaskers bij ${name}: FFP1, FFP2 en FFP3, en hoe u ze draagt. Met koopgids.`,
  blocks: [
    p(
      `Het juiste masker hangt af van het stof waarin u werkt. ${name} levert maskers volgens EN 149 aan ${buyers}, met de klasse bij elk artikel.`,
    ),
    h2('FFP1, FFP2 of FFP3?'),
    ul(
      'FFP1: hinderlijk stof, zoals bij vegen en gipswerk.',
      'FFP2: fijn stof van zachthout, cement, voer en strooisel.',
      'FFP3: kwarts, hardhout en gevaarlijke stoffen.',
    ),
    h2('Zo zit het goed'),
    p(
      'Een masker werkt alleen als het aansluit: knijp de neusbrug aan en draag het op een gladgeschoren gezicht. Leg beide handen eroverheen en adem uit: voelt u lucht langs de rand, dan zit het niet goed. Een ventiel ademt lichter bij zwaar werk.',
    ),
    h2('Eenmalig of vaker te gebruiken'),
    p(
      'Staat er NR op het masker, dan is het voor één dienst. Een masker met R mag u na reinigen opnieuw gebruiken. Bewaar maskers droog en in de verpakking.',
    ),
  ],
});

const texts: Record<LandingName, LandingText> = {
  afvalzakken: ({ name, buyers }) => ({
    title: 'Afvalzakken',
    description: `Afvalzakken kopen bij ${name}: kies op maat, dikte en materiaal. Met koopgids.`,
    blocks: [
      p(
        `Een afvalzak moet passen, heel blijven en niet duurder zijn dan nodig. ${name} levert ze aan ${buyers}, per rol, per doos en vaak ook per pallet.`,
      ),
      h2('Eerst de maat'),
      p(
        'Meet de omtrek van de bak, deel die door twee en tel er tien centimeter bij op: dat is de breedte. Voor de lengte neemt u de hoogte van de bak plus vijftien centimeter voor de omslag. Een zak die te krap zit, scheurt bij het uitnemen.',
      ),
      h2('Dan de dikte'),
      ul(
        'T25: papier, koffiebekers en ander droog afval.',
        'T50: nat afval uit keuken en kantine.',
        'T70 en dikker: glas, hout, puin.',
      ),
      h2('En het materiaal'),
      p(
        'HDPE is dun en stug: voordelig voor licht afval. LDPE is soepel en rekt mee met scherpe hoeken. Gerecycled LDPE is in de praktijk even sterk en bespaart nieuwe kunststof. Composteerbare zakken kiest u als uw inzamelaar ze ook echt composteert.',
      ),
    ],
  }),
  schoonmaakmiddelen: ({ name, buyers, houseBrand }) => ({
    title: 'Schoonmaakmiddelen',
    description: `Professionele schoonmaakmiddelen bij ${name}: kies op pH, ruimte en verpakking. Met koopgids.`,
    blocks: [
      p(
        `Het beste middel is het mildste middel dat het vuil nog wegkrijgt. ${name} levert reinigers aan ${buyers}, kant-en-klaar in de flacon of als concentraat in de can.`,
      ),
      h2('Kies op pH'),
      ul(
        'Zuur (pH 1–6): kalk, urinesteen en cementsluier. Nooit op marmer, nooit samen met chloor.',
        'Neutraal (pH 6–8): dagelijks werk op vloer, bureau en glas.',
        'Alkalisch (pH 8–14): vet, olie en oude waslagen.',
      ),
      h2('Concentraat of kant-en-klaar'),
      p(
        'Een concentraat kost per liter meer en per emmer minder, mits u doseert. Gebruik een pomp of maatdop: met de hand gieten verbruikt al gauw het dubbele. Kant-en-klaar is handig waar zelden of door veel verschillende mensen wordt schoongemaakt.',
      ),
      p(
        `Wie overzicht wil, begint met drie middelen: een neutrale reiniger, een sanitairreiniger en een ontvetter. Ons huismerk ${houseBrand} is een voordelig begin. Lees altijd het etiket en draag handschoenen bij sterk zuur of sterk alkalisch.`,
      ),
    ],
  }),
  toiletpapier: ({ name, buyers, consumer }) => ({
    title: 'Toiletpapier',
    description: `Toiletpapier bij ${name}: kies de rol en de kwaliteit die bij u passen. Met koopgids.`,
    blocks: [
      p(
        consumer
          ? `Toiletpapier koopt u het voordeligst in een grote doos, en dat is precies wat ${name} thuisbezorgt. Zo kiest u de rol die bij u past.`
          : `Toiletpapier is het artikel dat nooit op mag zijn. ${name} levert het aan ${buyers}, per pak, per doos en per pallet.`,
      ),
      h2(consumer ? 'Kies het aantal lagen' : 'Kies het systeem'),
      consumer
        ? ul(
            'Tweelaags: dun, gaat lang mee en valt snel uit elkaar in oude leidingen.',
            'Drielaags: zacht, en voor de meeste huishoudens de gewone keuze.',
            'Vierlaags: het dikst; u gebruikt minder vellen, maar er zitten er ook minder op de rol.',
          )
        : ul(
            'Traditionele rollen: voor kleine kantoren en hotelkamers.',
            'Doprollen: compact en afsluitbaar, met een tweede rol die vanzelf zakt.',
            'Jumborollen: 180 tot 525 meter voor drukke toiletgroepen.',
            'Gevouwen papier: vel voor vel, zuinig en hygiënisch.',
          ),
      h2('Kies de kwaliteit'),
      p(
        'Cellulose is het witst en zachtst, gerecycled papier het zuinigst voor het milieu. Vergelijk altijd op prijs per meter of per honderd vel, niet per rol: een rol met meer vellen is vaak voordeliger dan hij lijkt.',
      ),
      p(
        consumer
          ? 'Een gezin van vier gebruikt ongeveer vijf rollen per week. Met een doos van 48 rollen zit u ruim twee maanden goed.'
          : 'Reken op acht meter per medewerker per dag en drie meter per bezoeker. Bij meer dan vijftig gebruikers verdient een afgesloten systeem zich meestal binnen een jaar terug.',
      ),
    ],
  }),
  zeepdispensers: ({ name, buyers }) => ({
    title: 'Zeepdispensers',
    description: `Zeepdispensers bij ${name}: gesloten of navulbaar, wit, zwart of rvs. Met koopgids.`,
    blocks: [
      p(
        `Een goede dispenser is altijd gevuld, druppelt niet en past bij de zeep die u wilt gebruiken. ${name} levert ze aan ${buyers}, met de vullingen die erin passen.`,
      ),
      h2('Gesloten of navulbaar?'),
      p(
        'In een gesloten systeem vervangt u de hele vulling met pomp. Dat is het hygiënischst en het snelst, en de gewone keuze in zorg en horeca. Een navulbare dispenser vult u uit een can: voordeliger per liter, maar maak hem schoon voordat u bijvult.',
      ),
      h2('Bediening en materiaal'),
      ul(
        'Drukknop: eenvoudig en zonder batterij.',
        'Elleboogbediening of sensor: waar handen elkaar niet mogen besmetten.',
        'Kunststof: slagvast en licht, geschikt voor scholen en kantoren.',
        'Rvs: waar het oog ook wat wil, of waar stevig wordt schoongemaakt.',
      ),
      p(
        'Hang de uitloop 10 tot 15 centimeter boven de wastafel en zet de handdoeken binnen een armlengte. Bestel bij de eerste dispenser één doos vulling mee en controleer of die past, voordat u de rest ophangt.',
      ),
    ],
  }),
  mondkapjes: (shop) =>
    shop.assortment.products.some(({ family }) => family === 'mondkapjes-medisch')
      ? medicalMasks(shop)
      : dustMasks(shop),
};

/** The assortment landing pages (spec §2) of what the shop really sells. */
export function landingPages(shop: ShopFacts): DemoPage[] {
  return landingNames.flatMap((name) => {
    const groupPath = bestGroup(shop.assortment, landingFamilies[name]);
    if (groupPath === undefined) return [];
    const image = `/media/${shop.site.id}/scenes/${name}.svg`;
    return [{ code: name, menu: 'assortiment' as const, image, groupPath, ...texts[name](shop) }];
  });
}
