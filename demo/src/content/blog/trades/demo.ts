import { h2, p, ul } from '../../blocks.ts';
import { need, plan, post } from '../model.ts';

/** Of the demo shop, which sells everything. */
export const demoItems = [
  plan({
    title: 'Werkplek schoonmaken in vijf minuten',
    intro: 'Toetsenbord, telefoon en bureaublad: wie flexplekken heeft, geeft een schone plek door.',
    prop: 'sparkle',
    tint: '#dde4ee',
    prep: 5,
    total: 5,
    yields: 'één werkplek',
    frequency: 'Aan het eind van elke werkdag',
    needs: [
      need('interieurreiniger', 'interieurreiniger', 'voor bureaublad en stoel'),
      need('desinfectiedoekjes', 'reinigingsdoekjes', 'voor telefoon en muis'),
      need('microvezeldoeken', 'microvezeldoek', 'droog voor het scherm'),
      need('sproeiflacons', 'sproeiflacon', 'om een concentraat uit te vullen'),
    ],
    steps: [
      'Zet het scherm uit en keer het toetsenbord om. Tik de kruimels eruit.',
      'Neem het scherm af met een droge doek, zonder te drukken.',
      'Neem toetsenbord, muis en telefoon af met een vochtig doekje.',
      'Spuit reiniger op de doek, niet op het bureau, en neem het blad af.',
      'Laat de plek leeg achter. De volgende begint dan goed.',
    ],
  }),
  post({
    title: 'Wat kost een wc-bezoek? Reken mee',
    intro:
      'Papier, zeep, handdoekje en tijd: een toiletbezoek bestaat uit vier posten. De grootste is niet het papier.',
    cast: ['toiletpapier-jumbo', 'zeepvullingen', 'vouwhanddoekjes', 'toiletreiniger', 'toiletroldispensers'],
    tint: '#e4ebf1',
    prop: 'clipboard',
    blocks: [
      p(
        'Wie inkoopt, kijkt naar de prijs per rol. Toch gaat het meeste geld naar bijvullen: iemand moet lopen, openen en sluiten.',
      ),
      h2('Vier posten'),
      ul(
        'Papier: gemiddeld vier meter per gebruiker per dag.',
        'Zeep: een druk is ongeveer één milliliter.',
        'Handdoekjes: meestal twee per keer.',
        'Tijd: één keer bijvullen kost al snel vijf minuten met de looptijd erbij.',
      ),
      h2('Wat u eraan doet'),
      p(
        'Kies een rol die een week meegaat en een dispenser met een venster. Dan vult u bij op een vaste dag in plaats van na een klacht.',
      ),
      p(
        'Wilt u uw eigen situatie doorrekenen? Bekijk dan eerst het [toiletpapier](/nl/toiletpapier) en let op meters, niet op vellen.',
      ),
    ],
  }),
];
