import type { DemoReview } from './model.ts';

/** Four and five stars. */
export const praise: readonly DemoReview[] = [
  {
    stars: 5,
    title: 'Voor twaalven besteld, volgende ochtend binnen',
    text: 'Ik had mij in de voorraad vergist en zat bijna zonder. De volgende ochtend om half tien stond alles op de pallet bij de achterdeur.',
  },
  {
    stars: 5,
    title: 'Duidelijke winkel',
    text: 'Je ziet meteen wat er in een doos zit en wat één stuk kost. Dat scheelt mij rekenen, en dus ook fouten.',
  },
  {
    stars: 5,
    title: 'Iemand die meedenkt aan de telefoon',
    text: 'Ik wist alleen hoe het oude artikel eruitzag. De medewerker zocht het op, vroeg nog naar de maat en had gelijk: het paste precies.',
    answer: 'Dank u wel. Een foto of een oude doos helpt ons vaak al op weg.',
  },
  { stars: 5, title: '', text: 'Snel, compleet en netjes ingepakt. Meer heb ik niet nodig.' },
  {
    stars: 5,
    title: 'Bestellijst is goud waard',
    text: 'Elke maand dezelfde twintig regels. Nu open ik de lijst, pas drie aantallen aan en ben klaar. Mijn collega doet het in mijn vakantie ook.',
    only: 'business',
  },
  {
    stars: 5,
    title: 'Geen gedoe met de factuur',
    text: 'Ons inkoopnummer staat gewoon op de factuur, en de pakbon klopt met wat er ligt. Onze administratie is blij.',
    only: 'business',
  },
  {
    stars: 5,
    title: 'Vaste prijzen houden stand',
    text: 'De afgesproken prijzen staan er al als ik inlog. Tot nu toe elke keer goed verrekend, ook bij aanbiedingen.',
    only: 'business',
  },
  {
    stars: 5,
    title: 'Kastlabels',
    text: 'Onze mensen scannen het label in de kast en ik krijg een seintje. Er raakt niets meer op zonder dat iemand het weet.',
    only: 'business',
  },
  {
    stars: 5,
    title: 'Ook voor een klein huishouden',
    text: 'Ik was bang dat het alleen voor grote afnemers was. Een halfjaar voorraad past gewoon onder de trap, en per stuk ben ik goedkoper uit dan in de supermarkt.',
    only: 'consumer',
  },
  {
    stars: 5,
    title: 'Terugsturen ging vanzelf',
    text: 'Verkeerde maat gekozen, mijn eigen schuld. Formulier ingevuld, doos meegegeven en binnen een week had ik mijn geld terug.',
    only: 'consumer',
    answer: 'Fijn dat het goed ging. Twijfelt u een volgende keer over de maat, dan mag u ons bellen.',
  },
  {
    stars: 5,
    title: 'Al jaren klant',
    text: 'Wij zijn twee keer elders gaan kijken, omdat het goedkoper leek. Na de verzendkosten en het wachten kwamen wij toch terug.',
  },
  {
    stars: 5,
    title: 'Eerlijk over de voorraad',
    text: 'Eén artikel was er niet. Dat stond er ook gewoon bij, met de dag waarop het weer binnenkwam. Die dag klopte.',
  },
  {
    stars: 5,
    title: 'Goede kwaliteit',
    text: 'Het huismerk is bij ons niet van het bekende merk te onderscheiden, en we merken het aan de rekening.',
  },
  {
    stars: 5,
    title: 'Chauffeur denkt mee',
    text: 'Hij belt even als hij er bijna is en zet de dozen neer waar wij ze nodig hebben. Klein gebaar, groot verschil.',
  },
  {
    stars: 5,
    title: 'Bestellen zonder zoeken',
    text: 'Ik typ een artikelnummer en een aantal, en het staat erin. Geen filmpjes, geen tips, geen vragen tussendoor.',
  },
  { stars: 5, title: '', text: 'Prima. Drie keer besteld, drie keer in één keer goed.' },
  {
    stars: 4,
    title: 'Goed, maar veel karton',
    text: 'Alles was heel en compleet. De doos was wel twee keer zo groot als nodig.',
    answer:
      'Dank u voor de opmerking. Wij pakken sinds dit voorjaar met vier dozenmaten in plaats van twee; u zou het moeten merken.',
  },
  {
    stars: 4,
    title: 'Ruime keuze',
    text: 'Bijna alles wat wij gebruiken, is hier te krijgen. Alleen voor één soort moeten wij nog naar een andere leverancier.',
  },
  {
    stars: 4,
    title: 'Vlot geleverd',
    text: 'Een dag later dan gehoopt, maar binnen de tijd die erbij stond. Ik kreeg netjes bericht toen het onderweg was.',
  },
  {
    stars: 4,
    title: 'Even wennen',
    text: 'De nieuwe winkel werkt anders dan ik gewend was. Na twee bestellingen gaat het sneller dan voorheen.',
  },
  {
    stars: 4,
    title: 'Prijs is scherp bij grotere aantallen',
    text: 'Voor één doos zijn er goedkopere winkels. Neem je er zes, dan is het een ander verhaal. De staffel staat er duidelijk bij.',
  },
  {
    stars: 4,
    title: '',
    text: 'Nette producten voor een nette prijs. Een ster minder omdat ik de zoekfunctie niet meteen begreep.',
  },
  {
    stars: 4,
    title: 'Goede uitleg bij de artikelen',
    text: 'Bij elk artikel staat waar het wel en niet voor is. Foto’s zouden wat mij betreft groter mogen.',
  },
  {
    stars: 4,
    title: 'Handig dat meerdere mensen kunnen bestellen',
    text: 'Wij doen het met zijn drieën en zien van elkaar wat er al besteld is. Een maximumbedrag per persoon zou het af maken.',
    only: 'business',
    answer:
      'Een goed idee; wij nemen het mee. Tot die tijd kan een collega de winkelwagen klaarzetten en u laten afronden.',
  },
  {
    stars: 4,
    title: 'Doet wat het belooft',
    text: 'Het spul is stevig en gaat langer mee dan wat ik eerst had. De bezorger belde alleen niet aan, dat had gemogen.',
    only: 'consumer',
  },
  {
    stars: 4,
    title: 'Fijne helpdesk',
    text: 'Snel antwoord op mijn vraag over de verpakking. Het was vrijdagmiddag en toch kreeg ik dezelfde dag nog bericht.',
  },
];
