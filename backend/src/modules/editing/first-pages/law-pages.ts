import type { PriceMode } from '@toonbank/contract';
import { withdrawalTerms } from '@toonbank/contract/forms/withdrawal-terms';
import { retention } from '@toonbank/contract/law/retention';
import { type FirstPage, h2, MAIL, ol, PHONE, p, table, ul } from './html.ts';

const { days, returnDays, refundDays } = withdrawalTerms;
const years = (count: number) => `${count} jaar`;

/** '29 november 2026': the date of a text that is made today. */
const today = () =>
  new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'Europe/Amsterdam' }).format(new Date());

const terms = (prices: PriceMode): FirstPage => ({
  path: 'leveringsvoorwaarden',
  title: 'Leveringsvoorwaarden',
  menu: 'over-ons',
  description:
    'De voorwaarden waaronder {winkelnaam} levert: prijzen, betaling, levering, retour en klachten.',
  content: [
    p('Deze voorwaarden gelden voor elke bestelling bij {bedrijfsnaam}, {adres}.'),
    h2('Prijzen'),
    prices === 'public'
      ? p('Prijzen zijn inclusief btw. Bezorgkosten staan bij de bestelling voordat u bestelt.')
      : p('Prijzen zijn exclusief btw. Bezorgkosten staan bij de bestelling voordat u bestelt.'),
    h2('Betaling'),
    prices === 'public'
      ? p('U betaalt op een van de manieren waaruit u bij het bestellen kunt kiezen.')
      : p('Wie op factuur koopt, betaalt binnen de termijn die op de factuur staat.'),
    h2('Levering'),
    p(
      'Wij leveren in de landen waaruit u bij het bestellen kunt kiezen. Meer staat bij <a href="/nl/vragen-over-levering">Vragen over levering</a>.',
    ),
    h2('Retour en klachten'),
    p(
      'Is er iets mis met een artikel, laat het ons dan weten binnen [vul in: aantal dagen] dagen na ontvangst. [vul in: hoe u een klacht oplost]',
    ),
    ...(prices === 'public'
      ? [
          p(
            'Als consument hebt u daarnaast bedenktijd: zie <a href="/nl/herroepingsrecht">Herroepingsrecht</a>. De wettelijke garantie geldt altijd.',
          ),
        ]
      : []),
    h2('Eigendom en aansprakelijkheid'),
    p(
      '[vul in: eigendomsvoorbehoud, aansprakelijkheid en overmacht, zoals uw jurist of branchevereniging ze voorschrijft]',
    ),
    h2('Recht'),
    p(
      'Op deze voorwaarden is Nederlands recht van toepassing. [vul in: bevoegde rechter of geschillencommissie]',
    ),
    p(`Vragen? Mail ${MAIL} of bel ${PHONE}.`),
  ].join(''),
});

const privacy = (prices: PriceMode): FirstPage => ({
  path: 'privacy-veiligheid',
  title: 'Privacy en veiligheid',
  menu: 'over-ons',
  description:
    'Welke gegevens {winkelnaam} bewaart, waarvoor, hoe lang, en hoe u ze inziet of laat verwijderen.',
  content: [
    p('Verantwoordelijk voor uw gegevens is {bedrijfsnaam}, {adres}.'),
    h2('Welke gegevens, en waarom dat mag'),
    table(
      ['Gegevens', 'Waarvoor en op welke grond'],
      [
        'Naam, e-mailadres, telefoonnummer en adressen',
        'Om uw account te beheren, te leveren en u te bereiken. Grondslag: de overeenkomst met u.',
      ],
      [
        'Bestellingen, betalingen en facturen',
        'Om ze uit te voeren, en voor onze administratie. Grondslag: de overeenkomst met u, en de belastingwet.',
      ],
      ['Berichten die u ons stuurt', 'Om u te antwoorden. Grondslag: ons belang om vragen te beantwoorden.'],
      ['Uw adres voor de nieuwsbrief', 'Om hem u te sturen. Grondslag: uw toestemming; afmelden kan altijd.'],
      [
        'Technisch logboek',
        'Om storingen en misbruik op te sporen. Grondslag: ons belang bij een veilige winkel.',
      ],
    ),
    p('[vul in: andere gegevens die u bewaart, of haal deze zin weg]'),
    h2('Wie gegevens van u krijgt'),
    ul(
      'De vervoerder: [vul in: naam van de vervoerder], om de zending te bezorgen.',
      'De betaaldienst, als u online betaalt: [vul in: naam van de betaaldienst].',
      'Het bedrijf dat onze servers en e-mail beheert: [vul in: naam van het bedrijf]. Het mag de gegevens alleen gebruiken om dat voor ons te doen.',
      'De Belastingdienst en andere instanties, alleen als de wet het voorschrijft.',
    ),
    h2('Hoe lang wij gegevens bewaren'),
    table(
      ['Gegevens', 'Bewaartermijn'],
      ['Account en adressen', 'Tot u vraagt ze te verwijderen'],
      ['Bestellingen en facturen', 'Ten minste zeven jaar: dat vraagt de belastingwet'],
      ['Aanvraag van een account', `Tot ${years(retention.applicationYears)} na ons besluit`],
      ['Berichten aan ons', years(retention.messageYears)],
      ['Overzicht van verstuurde e-mails', years(retention.mailYears)],
      ...(prices === 'public'
        ? ([['Herroepingen', `${years(retention.withdrawalYears)}, net als de bestelling`]] as [
            string,
            string,
          ][])
        : []),
      ['Technisch logboek', '[vul in: aantal dagen] dagen'],
    ),
    h2('Uw rechten'),
    p(
      'U mag uw gegevens inzien, laten verbeteren of verwijderen, meenemen, en bezwaar maken tegen het gebruik.',
    ),
    p(
      `Mail ${MAIL} of bel ${PHONE}. Wij antwoorden binnen een maand. Bent u niet tevreden, dan kunt u een klacht indienen bij de <a href="https://www.autoriteitpersoonsgegevens.nl">Autoriteit Persoonsgegevens</a>.`,
    ),
  ].join(''),
});

const withdrawal: FirstPage = {
  path: 'herroepingsrecht',
  title: 'Herroepingsrecht',
  menu: 'over-ons',
  description: `${days} dagen bedenktijd bij {winkelnaam}: zo herroept u een bestelling, met het modelformulier.`,
  content: [
    p(
      `Koopt u als consument, dan mag u een bestelling tot ${days} dagen na ontvangst herroepen. U hoeft niet te zeggen waarom.`,
    ),
    h2('Zo herroept u'),
    ol(
      'Het snelst gaat het met het formulier: <a href="/nl/herroepen">hier de overeenkomst herroepen</a>. U hebt er geen account voor nodig en krijgt meteen een bevestiging per e-mail.',
      `Liever anders? Vul het modelformulier hieronder in, schrijf naar ${MAIL} of bel ${PHONE}.`,
      `Stuur de artikelen binnen ${returnDays} dagen na uw bericht terug naar {bedrijfsnaam}, {adres}. De kosten van het terugzenden zijn voor [vul in: u of ons].`,
      `Binnen ${refundDays} dagen na uw bericht betalen wij het aankoopbedrag en de standaardverzendkosten terug. Wij mogen wachten tot wij de artikelen terug hebben, of een bewijs dat ze onderweg zijn.`,
    ),
    h2('Wat u niet kunt herroepen'),
    ul(
      'artikelen die om hygiënische redenen verzegeld zijn en waarvan u de verzegeling hebt verbroken',
      'artikelen die op uw verzoek zijn gemaakt of bedrukt',
    ),
    p('[vul in: of u zulke artikelen verkoopt, of haal weg wat niet geldt]'),
    h2('Modelformulier voor herroeping'),
    p('Alleen in te vullen als u van de koop wilt afzien. Stuur het naar {bedrijfsnaam}, {adres}.'),
    table(
      ['Hierbij laat ik u weten dat ik de koop herroep', 'Door u in te vullen'],
      ['Artikelen', '…'],
      ['Bestelnummer', '…'],
      ['Besteld op en ontvangen op', '… en …'],
      ['Uw naam en adres', '…'],
      ['Datum en handtekening (alleen op papier)', '…'],
    ),
  ].join(''),
};

const accessibility: FirstPage = {
  path: 'toegankelijkheid',
  title: 'Toegankelijkheid',
  menu: 'over-ons',
  description:
    'Hoe toegankelijk de winkel van {winkelnaam} is, wat nog beter moet en hoe u een probleem meldt.',
  content: [
    p(
      '{winkelnaam} wil dat iedereen zelf kan bestellen, ook wie slecht ziet of geen muis gebruikt. De wet vraagt dat sinds 28 juni 2025 van winkels voor consumenten.',
    ),
    h2('Aan welke eisen wij toetsen'),
    p('Aan de richtlijnen WCAG 2.2, niveau AA. [vul in: wie de winkel heeft getoetst, en wanneer]'),
    h2('Wat nog niet goed is'),
    ul(
      'Facturen en pakbonnen zijn pdf-bestanden zonder de opmaak die een voorleesprogramma nodig heeft. Vraag ons om de inhoud.',
      '[vul in: wat u verder weet, of haal deze regel weg]',
    ),
    h2('Loopt u ergens tegenaan?'),
    p(`Mail ${MAIL} of bel ${PHONE}. U krijgt binnen [vul in: aantal dagen] werkdagen antwoord.`),
    p(
      'Komt u er met ons niet uit, dan kunt u een klacht melden bij de <a href="https://www.acm.nl">Autoriteit Consument &amp; Markt</a>.',
    ),
    p(`Deze verklaring is opgesteld op ${today()}.`),
  ].join(''),
};

/** Pages that the law asks for; the last two only where consumers buy. */
export const lawPages = (prices: PriceMode): FirstPage[] => [
  terms(prices),
  privacy(prices),
  ...(prices === 'public' ? [withdrawal, accessibility] : []),
];
