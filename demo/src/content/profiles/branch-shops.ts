import { h2, p, ul } from '../blocks.ts';
import type { Profile } from '../model.ts';

/** Shops for one branch of business, and the one for households. */
export const branchShops: Record<string, Profile> = {
  zorgvoorraad: {
    buyers: 'zorginstellingen, praktijken en thuiszorgorganisaties',
    range: 'handschoenen, desinfectie, bescherming, papier en linnenzakken',
    story: [
      'Zorgvoorraad levert verbruiksmateriaal aan de zorg: van een praktijk met twee behandelkamers tot een woonzorgcentrum met acht afdelingen. Onze klanten willen dat het er is, dat het klopt en dat het niemand tijd kost.',
      'Bij elk artikel staat de norm die ervoor geldt: EN 455 voor onderzoekshandschoenen, EN 1500 voor handdesinfectie, EN 14683 voor mondmaskers. Geen uitroeptekens, wel de gegevens die uw hygiënecommissie vraagt.',
      'Van alles onder het merk Zorgpeil houden wij een noodvoorraad van zes weken aan, apart van de gewone voorraad.',
    ],
    helps: [
      'de keuze tussen nitril, latex en vinyl',
      'een vaste bestelling per afdeling',
      'normen en verklaringen voor uw hygiëneprotocol',
    ],
    question: [
      'Kan elke afdeling zelf bestellen?',
      'Ja. Elke afdeling kan een eigen afleveradres krijgen binnen uw account. Bel ons, dan richten wij het voor u in; de facturen blijven bij elkaar.',
    ],
    news: {
      title: 'Handhygiëne in de praktijk: wassen of desinfecteren?',
      intro: 'Allebei, maar niet door elkaar. Een korte herhaling voor op het prikbord.',
      blocks: [
        p(
          'Zichtbaar vuile handen wast u met water en zeep. Schone handen desinfecteert u, tussen twee cliënten door en vóór een schone handeling. Desinfecteren is sneller en beter voor de huid dan telkens wassen.',
        ),
        ul(
          'Gebruik zoveel handalcohol dat de handen dertig seconden nat blijven.',
          'Draag geen ringen, horloge of lange mouwen bij de verzorging.',
          'Handschoenen vervangen geen handhygiëne: desinfecteer ervoor en erna.',
          'Smeer aan het einde van de dienst. Een droge huid is een kapotte huid.',
        ),
      ],
    },
  },
  huispapier: {
    buyers: 'huishoudens, verenigingen en kleine bedrijven',
    range: 'toiletpapier, keukenrol, tissues en schoonmaakmiddelen in grote pakken',
    story: [
      'Huispapier bezorgt wat in elk huis opraakt: toiletpapier, keukenrol, tissues, vuilniszakken en middelen om schoon te maken. In pakken waar u weken mee vooruit kunt, en dus voordeliger dan los uit het schap.',
      'Wij zitten in Papendorp aan Zee en bezorgen in heel Nederland en België. Alle prijzen ziet u direct, inclusief btw; zakelijke klanten schakelen bovenaan de pagina om naar exclusief.',
      'Huiswit is ons eigen merk. Zacht, wit of gerecycled, en zonder tekeningen van beertjes.',
    ],
    helps: [
      'het kiezen van de juiste dikte en rol',
      'een bestelling voor een vereniging of kantine',
      'bezorging in België',
    ],
    question: [
      'Past een doos met 48 rollen wel in mijn kast?',
      'Een doos van 48 rollen is ongeveer 60 bij 40 bij 50 centimeter: zo groot als een verhuisdoos. Liever kleiner? De meeste soorten zijn er ook per pak van acht of zestien rollen.',
    ],
    news: {
      title: 'Tweelaags, drielaags, vierlaags: wat maakt het uit?',
      intro: 'Meer lagen voelt zachter, maar de rol is sneller op. Zo kiest u.',
      blocks: [
        p(
          'Tweelaags papier is dun en gaat het langst mee. Drielaags is wat de meeste mensen zacht noemen. Vierlaags is het dikst: u gebruikt minder vellen, maar er zitten er ook minder op de rol.',
        ),
        h2('Kijk naar het aantal vellen'),
        p(
          'Een rol van 250 vel gaat anderhalf keer zo lang mee als een rol van 160. Kijk daarom niet naar de prijs per pak, maar naar de prijs per honderd vel.',
        ),
        p('Heeft u een oud huis met smalle leidingen? Neem dan tweelaags: dat valt het snelst uit elkaar.'),
      ],
    },
  },
  kantoorkring: {
    buyers: 'kantoren, gemeentehuizen en facilitaire diensten',
    range: 'koffie, papier, pantrybenodigdheden, schoonmaak en afvalscheiding',
    story: [
      'Kantoorkring verzorgt alles wat een kantoor verbruikt en wat in niemands functieomschrijving staat: koffie, bekers, handdoeken, zeep, afvalzakken en de dozen in de postkamer.',
      'Eén bestelling, één levering, één factuur. Wie de inkoop erbij doet, wil vooral dat het niet op is. Daarom houden wij het assortiment klein genoeg om te overzien en groot genoeg om nergens anders te hoeven kijken.',
      'Onder de naam Kringkeur leveren wij artikelen die op elke verdieping passen: één systeem voor papier, één voor zeep.',
    ],
    helps: [
      'een systeem voor papier en zeep op alle verdiepingen',
      'afvaleilanden in plaats van bakjes onder het bureau',
      'een vaste maandbestelling voor de pantry',
    ],
    question: [
      'Kunnen collega’s zelf bestellen?',
      'Met een kastlabel vragen zij een artikel aan, zonder in te loggen. De aanvraag komt in uw account; u bestelt.',
    ],
    news: {
      title: 'Eén afvaleiland per twintig werkplekken',
      intro: 'De bakjes onder de bureaus gaan weg. Wat komt ervoor in de plaats?',
      blocks: [
        p(
          'Wie zijn afval zelf wegbrengt, scheidt beter. Zet per twintig werkplekken één eiland neer met vier bakken: papier, plastic en drankpakken, gft en restafval. Zet het op de looproute naar de pantry, niet in een hoek.',
        ),
        ul(
          'Gebruik overal dezelfde kleuren en dezelfde volgorde.',
          'Zet op het deksel wat erin mag, met drie voorbeelden.',
          'Kies zakken in de kleur van de stroom: dan ziet de schoonmaker het ook.',
        ),
        p('Reken op een gewenningstijd van vier weken. Daarna wil niemand meer terug.'),
      ],
    },
  },
  erfenstal: {
    buyers: 'veehouders, maneges en loonwerkers',
    range: 'reiniging, handschoenen, erfgereedschap, poetspapier en zakken',
    story: [
      'Erf & Stal komt van het erf. Onze oprichters hadden een loonbedrijf en haalden hun handschoenen, schrobbers en ontsmetting op drie adressen. Dat kon op één.',
      'Wij leveren aan veehouders, maneges, akkerbouwers en loonwerkers: in dozen en cans waar u een tijd mee vooruit kunt, afgeleverd in de loods of bij de melkput. De chauffeur belt als er een hond losloopt.',
      'Erfgoedig is ons eigen merk. Alles is eerst gebruikt op een bedrijf met tweehonderd koeien, voordat het in het magazijn kwam.',
    ],
    helps: [
      'een ontsmettingsplan voor stal en voertuig',
      'handschoenen en maskers voor stof en mest',
      'een hygiënesluis met zeep, papier en overschoenen',
    ],
    question: [
      'Waar levert u af als er niemand op het erf is?',
      'Zet bij uw bestelling in de opmerking waar de chauffeur het mag neerzetten, bijvoorbeeld in de werktuigenloods. Cans met ontsmetting zetten wij vorstvrij weg als u aangeeft waar.',
    ],
    news: {
      title: 'Een hygiënesluis die echt gebruikt wordt',
      intro: 'Bezoek dat van stal naar stal gaat, neemt meer mee dan een visitekaartje.',
      blocks: [
        p(
          'Een hygiënesluis hoeft geen verbouwing te zijn. Een hoek bij de ingang met een wasbak, een bankje en een streep op de vloer is een goed begin, als alles er maar hangt.',
        ),
        ul(
          'zeep en papier naast de wasbak, met een afvalbak eronder',
          'overschoenen en een overall voor bezoek, in drie maten',
          'een borstel en ontsmettingsbak voor laarzen die meegaan',
        ),
        p(
          'Hang er een lijst bij waarop u aftekent wat is bijgevuld. Een lege zeepdispenser haalt de hele sluis onderuit.',
        ),
      ],
    },
  },
  bouwkeet24: {
    buyers: 'aannemers, installateurs en onderhoudsploegen',
    range: 'werkhandschoenen, stofmaskers, puinzakken, poetspapier en keetbenodigdheden',
    story: [
      'Bouwkeet24 levert wat er op een bouwplaats doorheen gaat. Handschoenen, maskers, zakken, tape, papier en koffie, op de plaats waar u werkt en niet op een kantoor aan de andere kant van de stad.',
      'Elke bouwplaats is een afleveradres met een eigen projectnummer. Dat nummer staat op de pakbon en op de factuur, zodat de kosten op het goede werk terechtkomen.',
      'Keetvast is onze eigen lijn voor zwaar gebruik: handschoenen, zakken en papier die een dag regen overleven.',
    ],
    helps: [
      'het juiste masker bij het stof waarin u werkt',
      'een startpakket voor een nieuwe keet',
      'levering per project, met projectnummer op de factuur',
    ],
    question: [
      'Kan er op de bouwplaats worden gelost zonder heftruck?',
      'Ja. Bestellingen in dozen tilt de chauffeur zelf. Voor pallets komt een wagen met laadklep; zet in de opmerking waar hij kan staan en wie er op de bouw is.',
    ],
    news: {
      title: 'Kwartsstof: welk masker bij welk werk?',
      intro: 'Zagen, slijpen, boren: het stof dat u niet ziet, is het gevaarlijkst.',
      blocks: [
        p(
          'Bij het bewerken van beton, kalkzandsteen en natuursteen komt kwartsstof vrij. Begin met afzuigen en nat werken; het masker is wat overblijft.',
        ),
        ul(
          'FFP1: hinderlijk stof, zoals bij vegen van gips.',
          'FFP2: fijn stof van zachthout, cement en isolatie.',
          'FFP3: kwarts, hardhout en alles wat kankerverwekkend is.',
        ),
        p(
          'Een masker sluit alleen op een gladgeschoren gezicht. Knijp de neusbrug aan, leg beide handen eroverheen en adem uit: voelt u lucht langs de rand, dan zit het niet goed.',
        ),
      ],
    },
  },
};
