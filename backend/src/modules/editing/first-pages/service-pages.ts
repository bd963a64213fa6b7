import type { PriceMode } from '@toonbank/contract';
import { type FirstPage, h2, MAIL, PHONE, p, ul } from './html.ts';

const ordering = (prices: PriceMode): FirstPage => ({
  path: 'vragen-over-bestellen',
  title: 'Vragen over bestellen',
  menu: 'vragen',
  description:
    'Bestellen, betalen en wijzigen bij {winkelnaam}: antwoorden op de vragen die klanten het vaakst stellen.',
  content: [
    h2('Hoe bestel ik?'),
    p(
      'Zoek een artikel, kies het aantal en leg het in de winkelwagen. Bij het afrekenen kiest u het adres en hoe u betaalt.',
    ),
    h2('Hoe betaal ik?'),
    prices === 'public'
      ? p('Bij het bestellen ziet u de manieren waaruit u kunt kiezen.')
      : p(
          'Bij het bestellen ziet u de manieren waaruit u kunt kiezen. Op de factuur staat voor wanneer u betaalt.',
        ),
    h2('Kan ik een bestelling nog wijzigen?'),
    p(
      `Zolang wij er niet aan begonnen zijn, wijzigt of annuleert u de bestelling zelf, in uw account bij Bestellingen. Daarna kunt u ons bellen: ${PHONE}.`,
    ),
    h2('Mijn wachtwoord werkt niet'),
    p(
      'Kies op de inlogpagina ‘Wachtwoord vergeten?’. U krijgt dan een e-mail met een link waarmee u een nieuw wachtwoord kiest.',
    ),
  ].join(''),
});

const delivery: FirstPage = {
  path: 'vragen-over-levering',
  title: 'Vragen over levering',
  menu: 'vragen',
  description: 'Wanneer {winkelnaam} levert, wat bezorgen kost en wat u doet als er iets mis is.',
  content: [
    h2('Wanneer wordt mijn bestelling geleverd?'),
    p('Bij elk artikel staat wanneer u het in huis hebt, en tot hoe laat u daarvoor bestelt.'),
    h2('Wat kost bezorgen?'),
    p(
      'Bezorgen in Nederland kost {bezorgkosten_nl}. Vanaf {gratis_vanaf} is het gratis. Wat bezorgen op uw adres kost, staat in de winkelwagen.',
    ),
    h2('Wie bezorgt?'),
    p('[vul in: eigen vervoer of de naam van de vervoerder]'),
    h2('Er ontbreekt iets, of het is stuk'),
    p(
      `Laat het ons weten binnen [vul in: aantal dagen] dagen: mail ${MAIL} of bel ${PHONE}. Houd uw bestelnummer bij de hand.`,
    ),
    h2('Kan ik iets terugsturen?'),
    p('[vul in: wat er terug mag, binnen hoeveel dagen en wie het terugsturen betaalt]'),
  ].join(''),
};

const help: FirstPage = {
  path: 'bestelhulp',
  title: 'Bestelhulp',
  menu: 'vragen',
  description: 'Hulp bij kiezen en bestellen bij {winkelnaam}: stel uw vraag, wij kijken met u mee.',
  content: [
    p(
      `Weet u niet welk artikel u nodig hebt, of lukt het bestellen niet? Stel uw vraag hieronder, mail ${MAIL} of bel ${PHONE}.`,
    ),
    p(
      'Wanneer wij bereikbaar zijn, staat bij <a href="/nl/contact">Contact</a>. Wij antwoorden binnen [vul in: aantal] werkdagen.',
    ),
    ul('Noem het artikelnummer, als u dat hebt.', 'Noem uw bestelnummer, als het om een bestelling gaat.'),
  ].join(''),
};

const tailored: FirstPage = {
  path: 'inkoop-op-maat',
  title: 'Inkoop op maat',
  menu: 'service',
  description:
    'Zoekt u een artikel dat er niet bij staat, of vaste afspraken? {winkelnaam} zoekt het voor u uit.',
  content: [
    p(
      'Staat iets niet in onze winkel? Noem het merk, de maat en het aantal. Wij laten weten of wij het kunnen leveren, wat het kost en hoe lang het duurt.',
    ),
    p('[vul in: welke vaste afspraken u maakt, bijvoorbeeld vaste prijzen of levering op afroep]'),
    p(`Schrijf ons hieronder, mail ${MAIL} of bel ${PHONE}.`),
  ].join(''),
};

/** Pages of questions and help that pages of the shop link to. */
export const servicePages = (prices: PriceMode): FirstPage[] => [ordering(prices), delivery, help, tailored];
