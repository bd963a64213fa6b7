import { h2, ol, p, table, ul } from '../blocks.ts';
import type { DemoPage, ShopFacts } from '../model.ts';

/** The consumer's right of withdrawal and its form. Businesses have no such right. */
export const withdrawalPages = (shop: ShopFacts): DemoPage[] => (shop.consumer ? [withdrawal(shop)] : []);

const withdrawal = (shop: ShopFacts): DemoPage => ({
  code: 'herroepingsrecht',
  title: 'Herroepingsrecht',
  description: `Veertien dagen bedenktijd bij ${shop.name}: zo herroept u een bestelling, met het modelformulier.`,
  menu: 'over-ons',
  blocks: [
    p(
      'Koopt u als consument, dan mag u een bestelling binnen veertien dagen herroepen. U hoeft niet te zeggen waarom.',
    ),
    h2('Wanneer de bedenktijd loopt'),
    p(
      'De veertien dagen beginnen op de dag na ontvangst van het laatste pakket van uw bestelling. Vóór de levering kunt u natuurlijk ook al herroepen.',
    ),
    h2('Zo herroept u'),
    ol(
      `Laat het ons binnen de veertien dagen weten: vul het modelformulier hieronder in, of schrijf in uw eigen woorden naar ${shop.mail('Herroeping')} of bel ${shop.phone}. U krijgt meteen een bevestiging.`,
      `Stuur de artikelen binnen veertien dagen daarna terug naar ${shop.company}, ${shop.address}. De kosten van het terugzenden zijn voor u.`,
      'Binnen veertien dagen na uw bericht betalen wij alles terug: het aankoopbedrag en de standaardverzendkosten, op de manier waarop u hebt betaald. Wij mogen wachten tot wij de artikelen terug hebben, of een bewijs dat ze onderweg zijn.',
    ),
    h2('Wat u mag uitproberen'),
    p(
      'U mag de artikelen bekijken en beoordelen zoals in een winkel. Zijn ze verder gebruikt dan daarvoor nodig is, dan mogen wij de waardevermindering in rekening brengen.',
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
