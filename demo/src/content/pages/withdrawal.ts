import { withdrawalTerms } from '@toonbank/contract/forms/withdrawal-terms';
import { h2, ol, p, table, ul } from '../blocks.ts';
import type { DemoPage, ShopFacts } from '../model.ts';

const { days, returnDays, refundDays } = withdrawalTerms;

/** The consumer's right of withdrawal and its form. Businesses have no such right. */
export const withdrawalPages = (shop: ShopFacts): DemoPage[] => (shop.consumer ? [withdrawal(shop)] : []);

const withdrawal = (shop: ShopFacts): DemoPage => ({
  code: 'herroepingsrecht',
  title: 'Herroepingsrecht',
  description: `${days} dagen bedenktijd bij ${shop.name}: zo herroept u een bestelling, met het modelformulier.`,
  menu: 'over-ons',
  blocks: [
    p(
      `Koopt u als consument, dan mag u een bestelling tot ${days} dagen na ontvangst herroepen. U hoeft niet te zeggen waarom.`,
    ),
    h2('Wanneer de bedenktijd loopt'),
    p(
      `De ${days} dagen beginnen op de dag na ontvangst van het laatste pakket van uw bestelling. Eindigen ze in een weekend of op een feestdag, dan hebt u tot en met de eerstvolgende werkdag. Vóór de levering kunt u natuurlijk ook al herroepen.`,
    ),
    h2('Zo herroept u'),
    ol(
      `Laat het ons op tijd weten. Het snelst gaat het met het formulier: [hier de overeenkomst herroepen](/nl/herroepen). U hebt er geen account voor nodig en krijgt meteen een ontvangstbevestiging per e-mail, met datum en tijd.`,
      `Liever anders? Vul het modelformulier hieronder in, schrijf in uw eigen woorden naar ${shop.mail('Herroeping')} of bel ${shop.phone}.`,
      `Stuur de artikelen binnen ${returnDays} dagen na uw bericht terug naar ${shop.company}, ${shop.address}. De kosten van het terugzenden zijn voor u.`,
      `Binnen ${refundDays} dagen na uw bericht betalen wij het aankoopbedrag en de standaardverzendkosten terug, op de manier waarop u hebt betaald. Wij mogen wachten tot wij de artikelen terug hebben, of een bewijs dat ze onderweg zijn.`,
    ),
    h2('Wat u mag uitproberen'),
    p(
      'U mag de verpakking openen en de artikelen bekijken en beoordelen zoals in een winkel. Zijn ze verder gebruikt dan daarvoor nodig is, dan mogen wij de waardevermindering in rekening brengen.',
    ),
    h2('Wat u niet kunt herroepen'),
    ul(
      'artikelen die om hygiënische redenen verzegeld zijn en waarvan u de verzegeling hebt verbroken, zoals handschoenen en mondkapjes',
      'artikelen die op uw verzoek zijn gemaakt of bedrukt',
    ),
    h2('Modelformulier voor herroeping'),
    p(
      `Alleen in te vullen als u van de koop wilt afzien. Stuur het naar ${shop.company}, ${shop.address}, of mail het naar ${shop.mail('Herroeping')}.`,
    ),
    p('Hierbij laat ik u weten dat ik de koop van de volgende artikelen herroep:'),
    table(
      ['Artikelen', '…'],
      ['Bestelnummer', '…'],
      ['Besteld op en ontvangen op', '… en …'],
      ['Uw naam', '…'],
      ['Uw adres', '…'],
      ['Datum', '…'],
      ['Handtekening (alleen op papier)', '…'],
    ),
  ],
});
