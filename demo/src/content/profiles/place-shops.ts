import { h2, p, ul } from '../blocks.ts';
import type { Profile } from '../model.ts';

/** Shops for schools, hotels and municipalities. */
export const placeShops: Record<string, Profile> = {
  schoolschoon: {
    buyers: 'basisscholen, kinderopvang en middelbare scholen',
    range: 'papier, zeep, schoonmaak, afvalscheiding en kantine',
    story: [
      'School Schoon levert aan scholen, en alleen aan scholen. Wij weten dus dat er in de zomer geleverd moet worden als de conciërge er is, dat een zeepdispenser een gymtas moet overleven en dat het budget in september al verdeeld is.',
      'Onze klanten zijn conciërges, administrateurs en besturen met twintig locaties. Elke school is een afleveradres; het bestuur krijgt de facturen, met de locatie erop.',
      'Leerfris is ons eigen merk: papier en zeep zonder parfum, want er zit altijd een kind met een allergie in de klas.',
    ],
    helps: [
      'leerlingentoiletten die een week blijven gevuld',
      'een zomerplanning voor vloeronderhoud',
      'afval scheiden in klas, aula en op het plein',
    ],
    question: [
      'Levert u ook in de schoolvakanties?',
      'Alleen als u dat wilt. Zet in de opmerking bij uw bestelling tot wanneer er iemand is; bestellingen die daarna klaarstaan, leveren wij op de eerste schooldag.',
    ],
    news: {
      title: 'Leerlingentoiletten: wat werkt wel en wat niet',
      intro: 'Een toilet waar altijd papier en zeep is, wordt beter behandeld. Dat is geen toeval.',
      blocks: [
        p(
          'Op een school met vierhonderd leerlingen gaat per dag ongeveer anderhalve kilometer toiletpapier door. Losse rollen zijn dan binnen een uur op, of liggen in de pot.',
        ),
        ul(
          'Neem een afgesloten houder voor maxi-jumborollen: de rol kan er niet uit.',
          'Kies zeep in een gesloten vulling, met een knop die kinderen kunnen indrukken.',
          'Controleer twee keer per dag, na elke pauze. Vaker helpt niet, minder wel merkbaar.',
        ),
      ],
    },
  },
  hotelvoorraad: {
    buyers: 'hotels, pensions en vakantieparken',
    range: 'tissues, zeep, housekeeping, wasserij en afval',
    story: [
      'Hotelvoorraad levert wat de gast niet ziet en wel merkt als het er niet is. Tissues op de kamer, zeep in de badkamer, een mop die niet streept en linnen dat zacht uit de droger komt.',
      'Wij rekenen in kamers. Zeg hoeveel kamers u hebt en hoe vol ze zijn, en wij zeggen wat u per week nodig heeft. Dat maakt bestellen een kwestie van vijf minuten.',
      'Nachtwit is ons eigen merk: sober vormgegeven, zodat het in elk interieur past.',
    ],
    helps: [
      'een bestelling op basis van uw bezetting',
      'de overstap van kleine flesjes naar vaste dispensers',
      'de inrichting van een housekeepingwagen',
    ],
    question: [
      'Kan ik per etage laten leveren?',
      'Wij leveren op één adres, maar pakken op verzoek per etage in en zetten de etage op de doos. Vermeld het in de opmerking bij uw bestelling.',
    ],
    news: {
      title: 'Kleine flesjes eruit, dispenser erin',
      intro: 'Minder afval, minder werk en zelden een klacht, als u het goed aanpakt.',
      blocks: [
        p(
          'Een hotel met zestig kamers gooit per jaar ongeveer veertigduizend halfvolle flesjes weg. Met een vaste dispenser in douche en bij de wastafel vult housekeeping eens per week bij.',
        ),
        h2('Waar gasten op letten'),
        ul(
          'De dispenser is schoon en zit vast; niets oogt slordiger dan een losse pomp.',
          'De geur is licht, of er is geen geur.',
          'Er staat op wat erin zit, in twee talen.',
        ),
      ],
    },
  },
  gemeentewinkel: {
    buyers: 'gemeenten, buitendiensten en sociale werkplaatsen',
    range: 'afvalzakken, bescherming, gebouwbeheer en papier',
    story: [
      'Gemeentewinkel levert aan gemeenten: van het stadhuis tot de gemeentewerf, van het gymlokaal tot de veegploeg. Wij kennen raamovereenkomsten, verplichtingennummers en inkooporders die drie keer moeten worden getekend.',
      'De buitendienst heeft andere wensen dan het gemeentehuis. Daarom is het assortiment ingedeeld zoals een gemeente werkt: buiten, gebouwen en inzameling, met voor elke post een eigen afleveradres.',
      'Wij werken samen met sociale werkplaatsen: een deel van onze pakketten wordt daar samengesteld.',
    ],
    helps: [
      'bestellen binnen uw raamovereenkomst',
      'zakken in de kleuren van uw inzamelaar',
      'facturen met verplichtingennummer',
    ],
    question: [
      'Kan ons verplichtingennummer op de factuur?',
      'Ja. Vul het bij het afrekenen in als uw referentie. Het staat dan op de bevestiging, de pakbon en de factuur.',
    ],
    news: {
      title: 'Zwerfafvaldag: een pakket per twintig vrijwilligers',
      intro: 'Handschoenen, zakken en grijpers: wat heeft een groep nodig voor een ochtend?',
      blocks: [
        p(
          'Steeds meer wijken houden een opruimochtend. De buitendienst krijgt dan de vraag om materiaal. Met dit lijstje stelt u een pakket samen voor twintig mensen.',
        ),
        ul(
          'twintig paar werkhandschoenen, in maat M en L, en een paar kindermaten',
          'vijftig zakken van zestig liter, minstens 40 micron',
          'twee flacons handgel en een rol poetspapier',
          'een stevige container om de volle zakken in te verzamelen',
        ),
        p('Laat scherpe voorwerpen liggen en spreek af wie ze ophaalt.'),
      ],
    },
  },
};
