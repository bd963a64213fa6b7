import { h2, p, ul } from '../blocks.ts';
import type { Profile } from '../model.ts';

/** Shops for hand hygiene, masks, kitchens and washrooms. */
export const hygieneShops: Record<string, Profile> = {
  zeepmeester: {
    buyers: 'werkplaatsen, zorginstellingen en kantoren',
    range: 'handzeep, foamzeep, werkplaatszeep, desinfectie en zeepdispensers',
    story: [
      'Zeepmeester is begonnen in een garage in Bellenberg, letterlijk: de monteurs klaagden over zeep die niet schoonmaakte en over zeep die hun handen kapotmaakte. Er moest iets tussenin bestaan, en dat bestond.',
      'Vandaag leveren wij zeep voor elk soort vuil en elke soort huid, met de dispensers die erbij passen. Van milde foam voor een praktijk tot korrelzeep voor wie de hele dag aan motoren werkt.',
      'Wij verkopen nooit een dispenser zonder te zeggen welke vulling erin past, en nooit een vulling zonder de maat erbij.',
    ],
    helps: [
      'zeep die past bij het vuil en bij de huid',
      'dispensers en vullingen die bij elkaar horen',
      'een huidbeschermingsplan voor de werkplaats',
    ],
    question: [
      'Is foamzeep zuiniger dan vloeibare zeep?',
      'Ja. Een druk foam bevat ongeveer 0,4 milliliter zeep, een druk vloeibare zeep 1 tot 1,5 milliliter. Foam spoelt ook sneller weg, dus u gebruikt minder water. Tegen vet en olie werkt vloeibare zeep beter.',
    ],
    news: {
      title: 'Droge handen? Begin bij de zeep, niet bij de crème',
      intro: 'Wie twintig keer per dag zijn handen wast, heeft iets anders nodig dan thuis.',
      blocks: [
        p(
          'De huid heeft een zuurgraad van ongeveer 5,5. Zeep die daar dichtbij zit en weinig parfum bevat, spaart het laagje vet dat de huid beschermt. Crème herstelt; goede zeep voorkomt.',
        ),
        h2('Drie stappen in de werkplaats'),
        ul(
          'Voor het werk: een beschermende crème, zodat vuil niet intrekt.',
          'Na het werk: werkplaatszeep met zachte korrel, zonder oplosmiddel.',
          'Aan het eind van de dag: een vette crème.',
        ),
      ],
    },
  },
  dispenserplein: {
    buyers: 'schoonmaakbedrijven, scholen, horeca en kantoren',
    range: 'dispensers voor zeep, papier en geur, met vullingen',
    story: [
      'Dispenserplein verkoopt wat aan de muur hangt, en wat erin moet. Zeep, handdoeken, toiletrollen, desinfectie en luchtverfrissing: wij hebben de houder, de vulling en de sleutel.',
      'De meeste ergernis over dispensers komt door vullingen die net niet passen. Daarom staat bij elke dispenser welke vullingen passen, en bij elke vulling in welke dispensers zij past.',
      'U kunt bij ons een proefopstelling bestellen: één dispenser met één doos vulling, voordat u er twintig ophangt.',
    ],
    helps: [
      'de keuze tussen open en gesloten systemen',
      'vullingen voor dispensers die al hangen',
      'ophangen: hoogte, plaats en bevestiging',
    ],
    question: [
      'Ik ben de sleutel kwijt. Wat nu?',
      'De meeste dispensers hebben een van vier standaardsleutels. Stuur ons een foto van het slot, dan sturen wij de goede sleutel mee met uw volgende bestelling.',
    ],
    news: {
      title: 'Op welke hoogte hangt u een dispenser?',
      intro: 'Een paar centimeter maakt het verschil tussen handig en een natte mouw.',
      blocks: [
        p(
          'Hang een zeepdispenser zo dat de uitloop 10 tot 15 centimeter boven de wastafel zit. Een handdoekdispenser hangt met de opening op 110 tot 120 centimeter; lager als er kinderen of rolstoelgebruikers komen.',
        ),
        ul(
          'Houd tussen zeep en papier minder dan een armlengte: dan druipt er minder op de vloer.',
          'Zet de afvalbak onder het papier, niet onder de zeep.',
          'Toiletrolhouders hangen op 70 centimeter, schuin voor de gebruiker.',
        ),
      ],
    },
  },
  handschoenhal: {
    buyers: 'zorg, voedselbereiding, techniek en schoonmaak',
    range: 'nitril-, latex-, vinyl-, werk- en huishoudhandschoenen',
    story: [
      'Handschoenhal doet alleen handschoenen, maar dan wel allemaal. Wegwerp en herbruikbaar, van de dunste onderzoekshandschoen tot een snijvaste met klasse E, in maten van XS tot XXL.',
      'Een handschoen die niet past, wordt niet gedragen. Daarom liggen bij ons alle maten even diep op voorraad, en kunt u per doos mengen.',
      'Halgreep is ons eigen merk. Wij laten elke partij steekproefsgewijs testen op gaatjes en rek.',
    ],
    helps: [
      'het materiaal dat bij uw stoffen en uw werk past',
      'de juiste maat voor het hele team',
      'vaste prijzen per doos en per pallet',
    ],
    question: [
      'Hoe bepaal ik mijn maat?',
      'Meet de omtrek van uw hand over de knokkels, zonder duim. Tot 18 cm is S, tot 20 cm M, tot 22 cm L, tot 24 cm XL. Twijfelt u bij vinyl, neem dan de grotere; bij latex de kleinere.',
    ],
    news: {
      title: 'Nitril, latex of vinyl in één minuut',
      intro: 'Drie materialen die op elkaar lijken en heel verschillend werken.',
      blocks: [
        ul(
          'Nitril: sterk, bestand tegen vet en veel chemicaliën, zonder latex. De veilige keuze.',
          'Latex: rekt het meest en geeft het beste gevoel. Niet bij allergie.',
          'Vinyl: goedkoop en ruim. Voor kort en droog werk.',
        ),
        p(
          'Werkt u met vet voedsel, neem dan geen vinyl: weekmakers kunnen in het voedsel terechtkomen. Blauw nitril is in de keuken de gewone keuze, omdat een stukje blauw opvalt.',
        ),
        p('Kijk voor chemicaliën altijd naar de doorbraaktijd; die staat bij de specificaties.'),
      ],
    },
  },
  maskermagazijn: {
    buyers: 'zorginstellingen, industrie en bouw',
    range: 'medische mondmaskers, ademmaskers, wegwerpkleding en handdesinfectie',
    story: [
      'Maskermagazijn levert mondmaskers en adembescherming met papieren die kloppen. Elk masker dat u hier ziet heeft een norm, een klasse en een verklaring van overeenstemming, en die sturen wij op verzoek mee.',
      'Wij zijn klein begonnen, met één merk en één maat. Nu liggen er in Ademhuizen genoeg maskers voor een flinke stad, want dat hebben wij wel geleerd: voorraad is er pas als ze er ligt.',
      'Mondklaar is ons eigen merk medische mondmaskers, type II en IIR.',
    ],
    helps: [
      'het verschil tussen een medisch masker en een ademmasker',
      'een pasvormtest voor uw medewerkers',
      'noodvoorraad met een houdbaarheidsplan',
    ],
    question: [
      'Hoe lang kan ik een masker dragen?',
      'Een medisch mondmasker vervangt u na drie uur of zodra het vochtig is. Een ademmasker met NR is voor één dienst, met R mag u het na reinigen opnieuw gebruiken. Kijk op het masker welke letters erop staan.',
    ],
    news: {
      title: 'Type IIR of FFP2: wie beschermt u eigenlijk?',
      intro: 'Het ene masker beschermt de ander, het andere beschermt uzelf.',
      blocks: [
        p(
          'Een medisch mondmasker vangt druppels van de drager op en beschermt de patiënt. Type IIR houdt ook spatten van buiten tegen. Een FFP2-masker sluit af op het gezicht en filtert wat de drager inademt.',
        ),
        h2('Ventiel of niet?'),
        p(
          'Een ventiel ademt lichter uit, maar laat ongefilterde lucht door. In de zorg kiest u dus een ademmasker zonder ventiel; op de bouw mag het met.',
        ),
      ],
    },
  },
  keukenhygiene: {
    buyers: 'restaurantkeukens, slagerijen, bakkerijen en instellingskeukens',
    range: 'keukenreiniging, vaatwas, desinfectie, handschoenen en hygiënegereedschap',
    story: [
      'Keukenhygiëne levert alles om voedselveilig te werken, en niets daarnaast. Ontvetters, vaatwas, desinfectie, blauwe handschoenen, borstels zonder naden en folie met een datum erop.',
      'Wij spreken de taal van de inspecteur, maar staan naast de kok. Bij elk middel vindt u de dosering, de inwerktijd en de vraag of u moet naspoelen: de drie dingen die in uw HACCP-plan horen.',
      'Keukenpeil, ons huismerk, is parfumvrij. In een keuken hoort het naar eten te ruiken.',
    ],
    helps: [
      'een schoonmaakplan dat bij uw keuken past',
      'kleurcodes voor borstels, doeken en planken',
      'dosering in de spoelkeuken',
    ],
    question: [
      'Moet ik na het desinfecteren naspoelen?',
      'Op alles waar voedsel op komt: ja, met drinkwater, na de inwerktijd. Alleen bij middelen waar in de specificaties staat dat naspoelen niet nodig is, mag u het overslaan.',
    ],
    news: {
      title: 'Een schoonmaakplan op één vel',
      intro: 'Wat, waarmee, hoe vaak, wie. Meer hoeft er niet op te staan, maar dit wel.',
      blocks: [
        p(
          'Een plan dat in een map zit, wordt niet gebruikt. Maak per ruimte één vel en hang het bij de wasbak. Zet er per regel vier dingen op.',
        ),
        ul(
          'Wat: werkblad, snijplank, afzuigkap, vloer.',
          'Waarmee: middel, dosering en kleur doek of borstel.',
          'Hoe vaak: na gebruik, einde dienst, wekelijks.',
          'Wie: een functie, geen naam. Namen wisselen.',
        ),
        p('Teken af en bewaar de vellen een half jaar. Dan hebt u bij een controle alles bij de hand.'),
      ],
    },
  },
  sanitairplein: {
    buyers: 'horeca, kantoren, recreatieparken en schoonmaakbedrijven',
    range: 'sanitairreinigers, toiletpapier, zeep, dispensers en luchtverfrissing',
    story: [
      'Sanitairplein gaat over één ruimte: het toilet. Reinigers, papier, zeep, dispensers, geur, hygiënezakjes en de bakken daarvoor. Wie die ruimte goed verzorgt, hoort er niemand over; en dat is de bedoeling.',
      'Vanuit Kranenbroek leveren wij aan restaurants, campings, kantoren en iedereen die voor andermans toiletten zorgt.',
      'Tegelfris is ons eigen merk sanitairreinigers: een voor elke dag, een voor eens per maand, en geen ingewikkelde kleuren daartussen.',
    ],
    helps: [
      'kalk, urinesteen en geur die terugkomt',
      'papier en zeep in afsluitbare systemen',
      'een werkschema voor drukke toiletgroepen',
    ],
    question: [
      'Het blijft ruiken, hoe goed ik ook schoonmaak. Wat doe ik verkeerd?',
      'Meestal niets. Vaak staat een stankafsluiter droog of zit er urinesteen onder de rand. Giet in elk putje een halve liter water en behandel het urinoir een nacht met een zure reiniger. Helpt dat niet, bel ons dan.',
    ],
    news: {
      title: 'Elke dag mild, eens per maand zuur',
      intro: 'Zo houdt u tegels en kranen heel en hoeft u nooit te schuren.',
      blocks: [
        p(
          'Kalk komt elke dag. Wie dagelijks met een mild zure reiniger werkt, haalt het weg voordat het hard wordt. Eens per maand is een sterker middel dan genoeg voor de randen en het urinoir.',
        ),
        ul(
          'Laat het middel vijf minuten staan; tijd doet het werk.',
          'Gebruik nooit zuur en chloor samen: er ontstaat giftig gas.',
          'Marmer en hardsteen verdragen geen zuur. Neem daar een neutraal middel.',
        ),
      ],
    },
  },
};
