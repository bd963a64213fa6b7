import { columns, h2, h3, p, questions, ul } from '../../blocks.ts';
import { shopLinks } from '../../shop-links.ts';
import type { LandingText } from './model.ts';

const respirators = /^ademmaskers/;

/** For shops that sell dust masks but no medical masks. */
export const dustMasks: LandingText = ({ name, buyers, assortment }) => {
  const { sells, to } = shopLinks(assortment);
  const ffp = (grade: string, ...rest: string[]) =>
    sells(respirators, 'certificaat', grade)
      ? [to(grade, respirators, 'certificaat', grade), ...rest]
      : undefined;
  return {
    title: 'Stofmaskers',
    description: `Stofmaskers bij ${name}: FFP1, FFP2 of FFP3, en hoe u ze draagt. Met keuzehulp.`,
    blocks: [
      p(
        `Het juiste masker hangt af van het stof waarin u werkt. ${name} levert maskers volgens EN 149 aan ${buyers}, met de klasse bij elk artikel.`,
      ),
      h2('Keuzehulp: FFP1, FFP2 of FFP3?'),
      columns(
        ['Klasse', 'Filtert ten minste', 'Tegen', 'Niet genoeg voor'],
        ffp('FFP1', '80 %', 'hinderlijk stof: vegen, gips, karton', 'fijn en giftig stof'),
        ffp('FFP2', '94 %', 'fijn stof van zachthout, cement, voer en strooisel', 'kwarts en hardhout'),
        ffp('FFP3', '99 %', 'kwarts, hardhout en giftig stof', 'gassen en dampen'),
      ),
      p(
        'Een stofmasker houdt geen gas of damp tegen en geeft geen zuurstof. Pak het stof eerst bij de bron aan: met water, afzuiging of een andere werkwijze. Bij asbest gelden aparte regels.',
      ),
      h3('Zo zit het goed'),
      ul(
        'Draag het op een gladgeschoren gezicht; op stoppels sluit geen masker.',
        'Beide banden om het hoofd: één boven en één onder de oren.',
        'Knijp de neusbrug aan, leg beide handen over het masker en adem uit. Voelt u lucht langs de rand, zet het dan opnieuw op.',
      ),
      h3('Met of zonder ventiel'),
      p(
        'Een ventiel voert warmte en vocht af en ademt lichter bij zwaar werk. Aan de filtering verandert het niets.',
      ),
      h2('Veelgestelde vragen'),
      ...questions(
        [
          'Hoe lang gaat een masker mee?',
          'Met NR één dienst, of tot het ademen zwaarder gaat. Een masker met R mag u na reinigen opnieuw gebruiken.',
        ],
        [
          'Welke klasse voor boren in beton?',
          'FFP3: bij boren, slijpen en frezen van beton en kalkzandsteen komt kwartsstof vrij. Zuig ook af.',
        ],
        [
          'Hoe bewaar ik ze?',
          'Droog en in de verpakking. Een masker dat aan de spiegel hangt, zit van binnen vol stof.',
        ],
      ),
    ],
  };
};
