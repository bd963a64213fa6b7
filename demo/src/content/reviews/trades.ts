import type { DemoReview } from './model.ts';

interface TradeReviews {
  /** Where its customers work; of the consumer site, where they live. */
  places: readonly [string, string, string];
  reviews: readonly DemoReview[];
}

/** Places and reviews that fit the trade of one shop. */
export const trades: Readonly<Record<string, TradeReviews>> = {
  demo: {
    places: ['schoonmaakbedrijf', 'kantoorpand', 'sporthal'],
    reviews: [
      {
        stars: 5,
        title: 'Alles voor de werkkast',
        text: 'Emmers, doeken en rollen van één adres. Onze voorman bestelt nu zelf, en ik keur alleen nog goed.',
      },
      {
        stars: 4,
        title: 'Goede dispensers',
        text: 'Vier dispensers vervangen zonder nieuwe gaten te boren. De boorplaat paste op de oude.',
      },
    ],
  },
  bouwkeet24: {
    places: ['aannemer', 'schildersbedrijf', 'installatiebedrijf'],
    reviews: [
      {
        stars: 5,
        title: 'Op de bouw bezorgd',
        text: 'Het adres was een bouwput zonder huisnummer. Met de routebeschrijving bij de order stond het om zeven uur naast de keet.',
      },
      {
        stars: 4,
        title: 'Stevige handreiniger',
        text: 'Krijgt kit en verf eraf zonder dat de handen kapot gaan. De geur is even wennen.',
      },
    ],
  },
  dispenserplein: {
    places: ['beheerder van kantoren', 'zwembad', 'bibliotheek'],
    reviews: [
      {
        stars: 5,
        title: 'Vulling past',
        text: 'Ik was alle merken van dispensers door elkaar kwijt. Op foto herkend, en de vulling past in alle zes.',
      },
      {
        stars: 4,
        title: 'Slot werkt soepel',
        text: 'Eén sleutel voor alle kasten. De montagehandleiding had duidelijker gemogen.',
      },
    ],
  },
  erfenstal: {
    places: ['melkveehouder', 'manege', 'pluimveebedrijf'],
    reviews: [
      {
        stars: 5,
        title: 'Snapt het erf',
        text: 'Handdoekrollen die tegen vocht kunnen en handschoenen die je met natte handen aankrijgt. Hier weten ze wat melken is.',
      },
      {
        stars: 4,
        title: 'Grote verpakking',
        text: 'Voor een kleine stal is een pallet wat veel. Met de buren gedeeld, en dan is de prijs goed.',
      },
    ],
  },
  gemeentewinkel: {
    places: ['gemeente', 'waterschap', 'buurthuis'],
    reviews: [
      {
        stars: 5,
        title: 'Past in onze inkoopregels',
        text: 'Offerte, kostenplaats en levering per gebouw: alles kon. Dat is bij andere winkels wel anders.',
      },
      {
        stars: 4,
        title: 'Duurzame keuze goed te vinden',
        text: 'Er staat bij wat een keurmerk heeft. Ik zou er nog op willen filteren per gebouw.',
      },
    ],
  },
  glasenraam: {
    places: ['glazenwasser', 'gevelonderhoud', 'winkelier'],
    reviews: [
      {
        stars: 5,
        title: 'Rubbers zonder strepen',
        text: 'Wissers getest op een winkelruit in de zon. Geen streep te zien, en de rubbers zijn los te bestellen.',
      },
      {
        stars: 4,
        title: 'Telescoopsteel',
        text: 'Licht en toch stijf op zes meter. De knop draait in de kou wat zwaar.',
      },
    ],
  },
  handschoenhal: {
    places: ['tandartspraktijk', 'garagebedrijf', 'keuken van een hotel'],
    reviews: [
      {
        stars: 5,
        title: 'Maat klopt nu wel',
        text: 'Eerst altijd te krap besteld. Met de maattabel op de pagina in één keer goed.',
      },
      {
        stars: 4,
        title: 'Nitril scheurt niet',
        text: 'Ook na een uur met olie nog heel. De doos geeft er soms twee tegelijk.',
      },
    ],
  },
  horecahuis: {
    places: ['restaurant', 'lunchroom', 'strandtent'],
    reviews: [
      {
        stars: 5,
        title: 'Servetten in de kleur van de zaak',
        text: 'Kleur en maat kwamen overeen met het monster. Op vrijdag besteld, dinsdag gedekt.',
      },
      {
        stars: 4,
        title: 'Handig voor het seizoen',
        text: 'Vaste bestelling voor de winter, dubbele voor het terras. Omzetten kost één minuut.',
      },
    ],
  },
  hotelvoorraad: {
    places: ['hotel', 'bed and breakfast', 'vakantiepark'],
    reviews: [
      {
        stars: 5,
        title: 'Gasten vragen naar de zeep',
        text: 'Kleine flesjes weg, navulbare houders aan de wand. Scheelt afval en de gasten vinden het prettig.',
      },
      {
        stars: 4,
        title: 'Linnen en papier apart',
        text: 'Goed spul. Ik zou per etage willen bestellen, dat kan nu met twee lijsten.',
      },
    ],
  },
  huispapier: {
    places: ['Rolmeer', 'Denkwijk', 'Oosterhaven'],
    reviews: [
      {
        stars: 5,
        title: 'Een kast vol, en dan een halfjaar rust',
        text: 'Met zijn vieren thuis gaan wij er hard doorheen. Nu staat er een doos op zolder en denk ik er niet meer aan.',
      },
      {
        stars: 4,
        title: 'Zacht genoeg',
        text: 'Voor de kinderen zacht genoeg, en het verstopt niets. De rollen zijn wel wat smaller dan gewend.',
      },
    ],
  },
  kantoorkring: {
    places: ['advocatenkantoor', 'verzamelgebouw', 'softwarebedrijf'],
    reviews: [
      {
        stars: 5,
        title: 'Koffiehoek en toilet in één bestelling',
        text: 'Bekers, servetten en papier komen samen. De receptie hoeft maar één levering aan te nemen.',
      },
      {
        stars: 4,
        title: 'Prettig overzicht',
        text: 'Ik zie wat elke verdieping verbruikt. Alleen het exporteren mag sneller.',
      },
    ],
  },
  keukenhygiene: {
    places: ['bedrijfskantine', 'slagerij', 'cateraar'],
    reviews: [
      {
        stars: 5,
        title: 'Kleuren per afdeling',
        text: 'Rood voor vlees, blauw voor vis. De inspectie was er snel klaar mee.',
      },
      {
        stars: 4,
        title: 'Ontvetter doet zijn werk',
        text: 'De afzuigkap is weer metaal in plaats van bruin. Wel goed spoelen.',
      },
    ],
  },
  maskermagazijn: {
    places: ['schildersbedrijf', 'sloopbedrijf', 'laboratorium'],
    reviews: [
      {
        stars: 5,
        title: 'Goed passend masker',
        text: 'Drie soorten geprobeerd. Bij dit masker beslaat mijn bril niet meer.',
      },
      {
        stars: 4,
        title: 'Duidelijk over de klasse',
        text: 'Er staat bij tegen welk stof het helpt. De elastieken mogen iets langer.',
      },
    ],
  },
  papierpunt: {
    places: ['basisschool', 'sportclub', 'huisartsenpraktijk'],
    reviews: [
      {
        stars: 5,
        title: 'Rollen die echt zo lang zijn',
        text: 'Nageteld, want dat doe ik graag. Het aantal vellen klopt.',
      },
      {
        stars: 4,
        title: 'Goed papier',
        text: 'Scheurt netjes af en stoft niet. De pakken plakken soms aan elkaar.',
      },
    ],
  },
  puurschoon: {
    places: ['kinderdagverblijf', 'yogaschool', 'biologische winkel'],
    reviews: [
      {
        stars: 5,
        title: 'Schoon zonder parfum',
        text: 'Eindelijk een middel waar niemand hoofdpijn van krijgt. En de flessen gaan terug.',
      },
      {
        stars: 4,
        title: 'Navullen werkt',
        text: 'Eén can voor twintig flessen. De dop druppelt een beetje.',
      },
    ],
  },
  sanitairplein: {
    places: ['beheerder van toiletten', 'theater', 'wegrestaurant'],
    reviews: [
      {
        stars: 5,
        title: 'Minder storingen',
        text: 'Met deze rollen loopt de dispenser niet meer vast. Dat scheelt ons elke avond een ronde.',
      },
      {
        stars: 4,
        title: 'Goede toiletreiniger',
        text: 'Kalk is weg na twee keer. Lang laten inwerken, zoals op de fles staat.',
      },
    ],
  },
  schoolschoon: {
    places: ['basisschool', 'middelbare school', 'opvang'],
    reviews: [
      {
        stars: 5,
        title: 'Conciërge tevreden',
        text: 'Alles voor de zomerschoonmaak in één levering, voor de vakantie begon. Beter kon niet.',
      },
      {
        stars: 4,
        title: 'Stevige doekjes',
        text: 'Tafels zijn na het schilderen weer schoon. Een grotere emmer zou handig zijn.',
      },
    ],
  },
  schoongroep: {
    places: ['schoonmaakbedrijf', 'glasbewassing', 'facilitaire dienst'],
    reviews: [
      {
        stars: 5,
        title: 'Veertig panden, één lijst',
        text: 'Elke ploeg heeft een eigen lijst en ik zie het totaal. Dat bespaart mij een dag per maand.',
      },
      {
        stars: 4,
        title: 'Goed geconcentreerd',
        text: 'Met de doseerpomp verbruiken wij de helft. De kaart met verdunningen hangt nu in elke kast.',
      },
    ],
  },
  verpakkingsloods: {
    places: ['webwinkel', 'drukkerij', 'bloemist'],
    reviews: [
      {
        stars: 5,
        title: 'Dozen die niet uitpuilen',
        text: 'Maat goed gekozen met de tabel, en de bodem houdt ook bij zware boeken.',
      },
      {
        stars: 4,
        title: 'Tape plakt in de kou',
        text: 'Ook in onze onverwarmde loods. De houder is wat licht.',
      },
    ],
  },
  vloerzorg: {
    places: ['sporthal', 'supermarkt', 'vloerenlegger'],
    reviews: [
      {
        stars: 5,
        title: 'Vloer weer dof zoals het hoort',
        text: 'Het advies over de juiste pad klopte. Zelf hadden wij de verkeerde kleur gekocht.',
      },
      {
        stars: 4,
        title: 'Machine en middel samen',
        text: 'Goed dat er bij het middel staat welke machine het mag gebruiken. Levertijd was langer dan normaal.',
      },
    ],
  },
  zakkenhuis: {
    places: ['hovenier', 'camping', 'afvalinzamelaar'],
    reviews: [
      {
        stars: 5,
        title: 'Zakken die niet scheuren',
        text: 'Ook met takken en glas. De dikte staat er gewoon bij, dat zoeken wij altijd.',
      },
      {
        stars: 4,
        title: 'Goede maat voor de rolcontainer',
        text: 'Past over de rand en blijft zitten. De rol zou een nummering mogen hebben.',
      },
    ],
  },
  zeepmeester: {
    places: ['fabriek', 'zorghotel', 'fitnesscentrum'],
    reviews: [
      {
        stars: 5,
        title: 'Zachte handen in de werkplaats',
        text: 'De mannen klagen niet meer over droge handen. Dat zegt genoeg.',
      },
      {
        stars: 4,
        title: 'Zuinige pomp',
        text: 'Eén druk is genoeg. De geur van de amandelzeep verdeelt de afdeling.',
      },
    ],
  },
  zorgvoorraad: {
    places: ['zorginstelling', 'huisartsenpraktijk', 'thuiszorg'],
    reviews: [
      {
        stars: 5,
        title: 'Altijd op voorraad',
        text: 'Handschoenen en schorten zijn hier nog nooit op geweest, ook niet in de griepmaanden.',
      },
      {
        stars: 4,
        title: 'Goed te bestellen per afdeling',
        text: 'Elke afdeling heeft een eigen lijst. De houdbaarheid op de doos mag groter gedrukt.',
      },
    ],
  },
};

/** Of a shop without a trade of its own. */
export const plainTrade: TradeReviews = {
  places: ['kantoor', 'winkel', 'vereniging'],
  reviews: [],
};
