import { h2, p, ul } from '../blocks.ts';
import type { Profile } from '../model.ts';

/** The demo shop and the first of those with a template of their own. */
export const templateShops: Record<string, Profile> = {
  demo: {
    buyers: 'scholen, schoonmaakbedrijven, horeca en kantoren',
    range: 'hygiënepapier, schoonmaakmiddelen, afvalzakken, bescherming en verpakking',
    story: [
      'Toonbank is een groothandel zoals u die verwacht: ruim zeventienhonderd artikelen in één magazijn, één bestelling, één factuur. Van de rol op het toilet tot de doos op de pallet.',
      'Onze winkel is een demonstratie. Alles werkt echt, van zoeken tot bestellen, maar de artikelen, merken en mensen zijn verzonnen. Kijk dus gerust rond, vul een winkelwagen en plaats een bestelling: er gaat geen vrachtwagen rijden.',
      'Wie hier inkoopt, heeft weinig tijd en weet meestal precies wat nodig is. Daarom staan artikelnummer, inhoud, staffel en voorraad bij elk artikel op dezelfde plek, en vindt u met drie letters en een maat wat u zoekt.',
    ],
    helps: [
      'het kiezen van een systeem voor papier en zeep',
      'een vaste lijst met wat u elke maand nodig heeft',
      'offertes voor grote aantallen en pallets',
    ],
    question: [
      'Kan ik een bestelling plaatsen om de winkel te proberen?',
      'Ja, daar is deze winkel voor. Log in met een van de demonstratieaccounts, vul uw winkelwagen en reken af. De bestelling verschijnt in uw account en de voorraad daalt, maar er wordt niets geleverd en niets in rekening gebracht.',
    ],
    news: {
      title: 'Zo rekent u uit hoeveel toiletpapier u nodig hebt',
      intro: 'Te weinig is vervelend, te veel staat in de weg. Met drie getallen komt u op de juiste doos.',
      blocks: [
        p(
          'Een gebruiker verbruikt op een werkdag gemiddeld vier meter toiletpapier. Bij bezoekers, zoals in een winkel of museum, rekent u met anderhalve meter per bezoek. Vermenigvuldig dat met het aantal mensen en het aantal dagen, en u weet hoeveel meter u per maand gebruikt.',
        ),
        h2('Een voorbeeld'),
        p(
          'Veertig medewerkers, eenentwintig werkdagen: 40 × 4 × 21 = 3.360 meter per maand. Een maxi-jumborol van 380 meter gaat dan ongeveer negen keer op; met dozen van zes rollen bestelt u er twee.',
        ),
        h2('Waar u op let'),
        ul(
          'Meet eerst de houder: een rol die niet past, is nooit voordelig.',
          'Vergelijk op prijs per meter, niet per rol.',
          'Houd een voorraad van twee weken aan en bestel bij de laatste ongeopende doos.',
        ),
      ],
    },
  },
  schoongroep: {
    buyers: 'schoonmaakbedrijven en facilitaire diensten',
    range: 'schoonmaakmiddelen, materialen, papier en bescherming',
    story: [
      'Schoongroep begon als inkoopcombinatie van vier schoonmaakbedrijven die samen voordeliger wilden inkopen. Dat merkt u nog: wij denken in objecten, dosering en uren, niet in schappen.',
      'Vanuit Spiegelhaven beleveren wij ploegen in heel Nederland en België, op kantoor of rechtstreeks in de werkkast van het object. Op de pakbon staat uw eigen referentie, zodat u de kosten per object kunt doorbelasten.',
      'Met Schoonpeil voeren wij een eigen lijn middelen en papier: een klein aantal artikelen dat elke dag op voorraad is.',
    ],
    helps: [
      'een doseerplan per object',
      'het terugbrengen van vijftien middelen naar zes',
      'levering per object, met uw referentie op pakbon en factuur',
    ],
    question: [
      'Kan ik per object laten leveren?',
      'Ja. Elk object is een afleveradres in uw account. U kiest het bij het afrekenen en vult uw referentie in; die staat op pakbon en factuur.',
    ],
    news: {
      title: 'Van vijftien middelen naar zes: zo ruimt u een werkkast op',
      intro:
        'In veel werkkasten staan drie middelen die hetzelfde doen. Opruimen scheelt geld en ongelukken.',
      blocks: [
        p(
          'Zet alles wat in de kast staat op de grond en leg het op pH: zuur, neutraal, alkalisch. U ziet dan vanzelf wat dubbel is. Voor de meeste kantoorobjecten blijven er zes middelen over.',
        ),
        ul(
          'een neutrale reiniger voor interieur en vloer',
          'een glasreiniger',
          'een mild zure sanitairreiniger voor elke dag',
          'een sterk zure ontkalker voor eens per maand',
          'een ontvetter voor de pantry',
          'een desinfectiemiddel voor wie het nodig heeft',
        ),
        p(
          'Hang er een doseerkaart bij met per middel één regel: waarvoor, hoeveel, welke kleur doek. Nieuwe collega’s zijn dan na een kwartier ingewerkt.',
        ),
      ],
    },
  },
  puurschoon: {
    buyers: 'bedrijven, scholen en zorgorganisaties die duurzaam inkopen',
    range: 'ecologische schoonmaakmiddelen, gerecycled papier en navulbare verpakkingen',
    story: [
      'Puur Schoon verkoopt alleen wat een keurmerk heeft of van gerecyclede of hernieuwbare grondstof is gemaakt. Dat klinkt streng, en dat is het ook: van elke tien artikelen die ons worden aangeboden, komen er twee in het magazijn.',
      'Wij zijn nuchter over duurzaamheid. Een composteerbare zak die bij het restafval belandt, is geen winst; een concentraat met doseerpomp meestal wel. Bij elk artikel staat welk keurmerk het heeft, zodat u het zelf kunt nazoeken.',
      'Onze lijn Puurwaarts kwam er omdat klanten vroegen om één middel per ruimte, zonder parfum en in grootverpakking.',
    ],
    helps: [
      'de overstap naar concentraat en navulflacons',
      'papier en zeep met EU Ecolabel of FSC',
      'cijfers voor uw duurzaamheidsverslag',
    ],
    question: [
      'Wat betekent het EU Ecolabel precies?',
      'Het is het keurmerk van de Europese Unie. Een onafhankelijke instelling toetst de grondstoffen, de verpakking en de werking. Een middel met dit keurmerk moet dus ook gewoon goed schoonmaken.',
    ],
    news: {
      title: 'Concentraat of kant-en-klaar: wat is echt zuiniger?',
      intro: 'Een rekensom met één emmer, één flacon en een jaar schoonmaken.',
      blocks: [
        p(
          'Een kant-en-klare spray bestaat voor meer dan negentig procent uit water. Dat water wordt verpakt, vervoerd en opgeslagen. Een concentraat vult met vijf liter al gauw tweehonderd flacons.',
        ),
        h2('Het gaat mis bij het gieten'),
        p(
          'Wie met de hand doseert, gebruikt ongeveer het dubbele van wat op het etiket staat. De winst verdwijnt dan letterlijk in het putje, en de vloer wordt plakkerig in plaats van schoner.',
        ),
        p(
          'Neem daarom bij de eerste can ook een doseerpomp, en schrijf op elke flacon de naam van het middel en de datum van vullen.',
        ),
      ],
    },
  },
  horecahuis: {
    buyers: 'restaurants, cafés, lunchrooms en cateraars',
    range: 'servetten, bekers, bakken, vaatwas en keukenhygiëne',
    story: [
      'Horecahuis levert alles wat u niet op de kaart zet maar wel elke dag nodig heeft. Servetten, bekers, folie, vaatwasmiddel, handschoenen en het papier op het gastentoilet.',
      'Wij kennen het ritme van de horeca. Zaterdagochtend merken dat de glansspoeling op is, hoort daar niet bij; daarom houden wij van onze vaste artikelen voorraad voor drie weken aan.',
      'Tafelrecht, ons eigen merk, is er voor wie een rustige tafel wil dekken zonder naar de kleur van volgend seizoen te zoeken: dezelfde tinten, jaar in jaar uit.',
    ],
    helps: [
      'servetten en tafelrollen in dezelfde kleurreeks',
      'doseren en ontharden in de spoelkeuken',
      'bekers en bakken met deksels die echt passen',
    ],
    question: [
      'Welke regels gelden er voor wegwerpbekers en -bakken?',
      'Voor bekers en bakken met een plastic laag gelden aparte regels: voor meenemen andere dan voor gebruik in de zaak, en ze veranderen geregeld. Bij elk artikel staat van welk materiaal het is. Wat nu geldt, weten de Rijksoverheid en uw brancheorganisatie.',
    ],
    news: {
      title: 'Doffe glazen? Kijk in deze volgorde',
      intro: 'Het ligt bijna nooit aan het glas en minder vaak dan u denkt aan het middel.',
      blocks: [
        p(
          'Doffe glazen kosten tijd: iemand staat ze na te poetsen. Loop eerst deze vier punten na voordat u een ander middel bestelt.',
        ),
        ul(
          'Zout: is het reservoir vol en staat de ontharder goed ingesteld op uw waterhardheid?',
          'Glansmiddel: te weinig geeft druppels, te veel geeft strepen.',
          'Temperatuur: de laatste spoelgang hoort 80 graden te halen.',
          'Middel: pas de dosering pas aan als de eerste drie kloppen.',
        ),
        p(
          'Komt u er niet uit, bel dan. Wij helpen u graag met een waterhardheidstest en een vaste dosering.',
        ),
      ],
    },
  },
};
