import { h2, p, ul } from '../blocks.ts';
import type { Profile } from '../model.ts';

/** Shops for paper, bags, packaging, floors and windows. */
export const supplyShops: Record<string, Profile> = {
  papierpunt: {
    buyers: 'bedrijven, instellingen en schoonmaakbedrijven',
    range: 'toiletpapier, handdoekpapier, poetsrollen, tissues en papierdispensers',
    story: [
      'Papierpunt doet één ding: hygiënepapier. Toiletrollen, handdoeken, poetsrollen, tissues en de houders waar ze in passen. Omdat wij niets anders doen, weten wij van elke rol de lengte, de kern en het gewicht per vierkante meter.',
      'In Rolmeer staat een magazijn van zes meter hoog vol pallets. Papier neemt ruimte in; wij bewaren het voor u, zodat u per doos kunt afnemen tegen de prijs van een pallet als u een jaarafname afspreekt.',
      'Puntvel is ons huismerk, in twee kwaliteiten: een voor achter de schermen en een voor waar gasten komen.',
    ],
    helps: [
      'de maat en kern van uw houders',
      'de vergelijking op prijs per meter',
      'jaarafname met levering op afroep',
    ],
    question: [
      'Hoe weet ik welke rol in mijn dispenser past?',
      'Meet de binnenmaat van de houder en de dikte van de as. Bij elk artikel staan diameter, breedte en kern. Twijfelt u, stuur ons dan een foto van de geopende houder met een meetlint erin.',
    ],
    news: {
      title: 'Gerecycled, tissue of cellulose: drie soorten papier naast elkaar',
      intro: 'Ze verschillen in kleur, sterkte en prijs, niet in hygiëne.',
      blocks: [
        p(
          'Cellulose komt van verse houtvezel en is het witst en zachtst. Tissue is een mengsel. Gerecycled papier is gemaakt van oud papier; het is grijzer en absorbeert vaak juist sneller.',
        ),
        h2('Waar gebruikt u wat?'),
        ul(
          'Gastentoilet en directieverdieping: cellulose, drielaags.',
          'Kantoor en school: tissue of gerecycled, tweelaags.',
          'Werkplaats en keuken: gerecycled, verlijmd, op een grote rol.',
        ),
        p('Vraag een proefpakket aan als u het wilt voelen voordat u een pallet bestelt.'),
      ],
    },
  },
  zakkenhuis: {
    buyers: 'schoonmaakbedrijven, gemeenten, horeca en instellingen',
    range: 'afvalzakken, containerzakken, pedaalemmerzakken en composteerbare zakken',
    story: [
      'Zakkenhuis heeft zakken. In elke maat van tien tot vierhonderd liter, in dertien kleuren, van dun en knisperend tot zo dik dat u er puin in kunt scheppen.',
      'Dat lijkt eenvoudig, maar een verkeerde zak is dagelijkse ergernis: hij scheurt, zakt weg of is te duur voor wat erin gaat. Bij elke zak staan daarom drie getallen: breedte, lengte en dikte. Daarmee kunt u vergelijken.',
      'Zakzeker is ons huismerk van gerecycled LDPE: even sterk als nieuw materiaal, en duidelijk voordeliger.',
    ],
    helps: [
      'de maat van de zak bij de bak die u hebt',
      'kleuren voor gescheiden inzameling',
      'bedrukte zakken en jaarafname',
    ],
    question: [
      'Hoe meet ik welke zak ik nodig heb?',
      'Meet de omtrek van de bak, deel die door twee en tel er tien centimeter bij op: dat is de breedte. De lengte is de hoogte van de bak plus de halve diameter plus vijftien centimeter voor de omslag.',
    ],
    news: {
      title: 'Wat betekent de T op een afvalzak?',
      intro: 'T25, T50, T70: hoe hoger het getal, hoe dikker de folie. Maar dikker is niet altijd beter.',
      blocks: [
        p(
          'De T staat voor de dikte in micron: duizendsten van een millimeter. Voor papier en koffiebekers is T25 ruim voldoende. Nat keukenafval vraagt T50, puin en hout T70 of meer.',
        ),
        h2('LDPE of HDPE'),
        p(
          'HDPE is dun, stug en knispert; het draagt goed maar scheurt door bij een scherp puntje. LDPE is soepel en rekt mee. Voor afval met hoeken neemt u altijd LDPE.',
        ),
        p('Neem niet dikker dan nodig: elke tien micron extra is een vijfde meer kunststof.'),
      ],
    },
  },
  verpakkingsloods: {
    buyers: 'webwinkels, magazijnen, bakkers en slagers',
    range: 'dozen, folie, tape, tassen en voedselverpakkingen',
    story: [
      'In Dozenburg staat een loods van drie voetbalvelden, en daarin staan dozen. Plat, gebundeld en in meer dan veertig maten, met de tape, folie en opvulling om ze dicht en heel te houden.',
      'Wij leveren per bundel aan de webwinkel die net begint en per pallet aan het magazijn dat draait. De maat van een doos is bij ons altijd de binnenmaat: lengte, breedte, hoogte.',
      'Loodsvast is ons huismerk: tape die blijft plakken in de kou en rekfolie die niet fluit.',
    ],
    helps: [
      'het terugbrengen van uw dozen naar zes maten',
      'folie en tape die passen bij uw lading',
      'bedrukking vanaf één pallet',
    ],
    question: [
      'Zijn de verpakkingen geschikt voor voedsel?',
      'Alles onder Voedselverpakking heeft een verklaring voor voedselcontact. Bij heet of vet voedsel staat de hoogste temperatuur in de specificaties. De verklaring sturen wij u op verzoek toe.',
    ],
    news: {
      title: 'Zes maten dozen zijn genoeg',
      intro: 'Wie van vijftien naar zes maten gaat, pakt sneller in en verstuurt minder lucht.',
      blocks: [
        p(
          'Leg een week lang van elke zending de maat vast. Meestal vallen acht van de tien zendingen in vier maten. Kies die, en voeg één grote en één brievenbusdoos toe.',
        ),
        ul(
          'Laat aan elke kant twee centimeter voor opvulling.',
          'Blijf onder 3,2 centimeter dikte voor brievenbuspost.',
          'Stapel de zes maten naast elkaar, de meestgebruikte op heuphoogte.',
        ),
      ],
    },
  },
  vloerzorg: {
    buyers: 'schoonmaakbedrijven, scholen, sporthallen en zorginstellingen',
    range: 'vloerreinigers, was, strippers, moppen en mopsystemen',
    story: [
      'Een vloer is het duurste meubel van een gebouw en wordt het slechtst behandeld. Vloerzorg levert wat nodig is om hem vijftien jaar te laten liggen: de juiste reiniger, de juiste laag en de juiste mop.',
      'Onze adviseurs zijn vloerleggers en voorlieden geweest. Zij vragen eerst wat er ligt, dan hoe druk het er is, en pas daarna wat u wilt uitgeven.',
      'Vloerpeil is onze eigen lijn reinigers en polymeren, in cans van vijf en tien liter.',
    ],
    helps: [
      'het herkennen van uw vloersoort',
      'een onderhoudsplan van dagelijks tot eens per vijf jaar',
      'de keuze tussen vlakmop, strengenmop en machine',
    ],
    question: [
      'Moet een nieuwe pvc-vloer in de was?',
      'Niet altijd. Veel pvc heeft een fabriekslaag die u de eerste jaren alleen neutraal reinigt. Kijk in de voorschriften van de legger; stuur ons anders het type, dan zoeken wij het uit.',
    ],
    news: {
      title: 'Strepen na het dweilen: meestal is het te veel middel',
      intro:
        'De vloer plakt, de mop trekt strepen en iedereen doseert nog een scheut extra. Doe het omgekeerde.',
      blocks: [
        p(
          'Wat na het dweilen achterblijft, is bijna altijd middel dat niet is meegenomen. Het plakt, houdt vuil vast en glimt ongelijk. Halveer de dosering en ververs het water vaker.',
        ),
        ul(
          'Dweil twee keer met schoon, lauw water om oude resten op te nemen.',
          'Doseer daarna met een maatdop, niet met de hand.',
          'Was moppen op 60 graden, zonder wasverzachter.',
        ),
      ],
    },
  },
  glasenraam: {
    buyers: 'glazenwassers en schoonmaakbedrijven',
    range: 'wissers, inwassers, telescoopstelen en glasreinigers',
    story: [
      'Glas & Raam is er voor wie ramen wast voor zijn beroep. Wissers, rubbers, inwassers, stelen, doeken en het middel in de emmer: alles wat in de bus hoort te liggen.',
      'Onze winkel in Ruitenstein ligt aan de rand van een wijk waar elk raam is gewassen met wat wij verkopen. Rubbers en hoezen liggen altijd op voorraad; wie ’s avonds bestelt, kan twee dagen later weer strak wissen.',
      'Raamklaar is ons huismerk. Het rubber is iets harder dan gemiddeld: dat trekt op groot glas strakker.',
    ],
    helps: [
      'het juiste rubber bij uw wisser',
      'werken met de telescoopsteel in plaats van de ladder',
      'een eerste uitrusting voor een nieuwe collega',
    ],
    question: [
      'Past het rubber van het ene merk in de wisser van het andere?',
      'Meestal wel: de meeste rails zijn even breed. Let op de hardheid en koop een rubber dat enkele centimeters langer is dan de rail; u snijdt het zelf op maat.',
    ],
    news: {
      title: 'Wanneer vervangt u het rubber van uw wisser?',
      intro: 'Eerder dan u denkt. Een nieuw rubber kost minder dan een half uur nawerken.',
      blocks: [
        p(
          'Een rubber slijt aan de kant waarmee u trekt. Draai het om zodra het strepen geeft, en vervang het als ook de tweede kant rond is. Bij dagelijks gebruik is dat elke twee weken.',
        ),
        ul(
          'Haal het rubber ’s avonds uit het water en veeg het droog.',
          'Knip de hoeken recht af; een schuine hoek laat een druppel staan.',
          'Bewaar reserverubbers plat en donker.',
        ),
      ],
    },
  },
};
