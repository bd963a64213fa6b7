import { columns, h2, h3, p, questions, ul } from '../../blocks.ts';
import { shopLinks } from '../../shop-links.ts';
import type { LandingText } from './model.ts';

const surgical = /^mondkapjes-medisch/;
const respirators = /^ademmaskers/;

/** For shops that sell masks for care. */
export const medicalMasks: LandingText = ({ name, buyers, assortment }) => {
  const { sells, to } = shopLinks(assortment);
  const medical = to('Medisch mondmasker', surgical);
  const ffp = (grade: string, ...rest: string[]) =>
    sells(respirators, 'certificaat', grade)
      ? [to(grade, respirators, 'certificaat', grade), ...rest]
      : undefined;
  return {
    title: 'Mondkapjes',
    description: `Mondkapjes en ademmaskers bij ${name}: type II, type IIR of FFP2, en hoe u ze draagt. Met keuzehulp.`,
    blocks: [
      p(
        `Het juiste masker hangt af van wie u wilt beschermen: de ander, of uzelf. ${name} levert maskers aan ${buyers}, met de norm bij elk artikel.`,
      ),
      h2('Keuzehulp: type II, IIR of FFP2?'),
      columns(
        ['Masker', 'Norm', 'Filtert ten minste', 'Bedoeld voor'],
        [
          `${medical} type II`,
          'EN 14683',
          '98 % van de bacteriën in de uitademing',
          'verzorging en bezoek, zonder spatten',
        ],
        [
          `${medical} type IIR`,
          'EN 14683',
          '98 %, en houdt spatten tegen',
          'wondzorg, tandarts, laboratorium',
        ],
        ffp('FFP1', 'EN 149', '80 % van het stof in de inademing', 'hinderlijk stof, vegen, gips'),
        ffp('FFP2', 'EN 149', '94 %', 'fijn stof; in de zorg volgens uw protocol'),
        ffp('FFP3', 'EN 149', '99 %', 'kwarts, hardhout en giftig stof'),
      ),
      p(
        'Een medisch mondmasker beschermt de ander tegen de drager; een ademmasker (FFP) beschermt de drager zelf. Geen enkel masker sluit alle risico uit. Volg in de zorg altijd het protocol van uw eigen instelling.',
      ),
      h3('Zo draagt u het'),
      ul(
        'Was eerst uw handen en raak de binnenkant niet aan.',
        'De gekleurde kant naar buiten; knijp het neusbruggetje aan.',
        'Mond, neus en kin zijn bedekt.',
        'Vervang een medisch masker na drie uur, of eerder als het vochtig is.',
        'Een ademmasker werkt alleen als het rondom aansluit: dus op een gladgeschoren gezicht.',
      ),
      h3('Met of zonder ventiel'),
      p(
        'Een ventiel voert warmte en vocht af, prettig bij zwaar werk. De uitgeademde lucht gaat er ongefilterd door: neem waar u ook de ander wilt beschermen een masker zonder.',
      ),
      h2('Veelgestelde vragen'),
      ...questions(
        [
          'Wat betekent de R in type IIR?',
          'Resistant: het masker is ook beproefd op spatten. De filtering is die van type II.',
        ],
        [
          'Mag ik een masker vaker gebruiken?',
          'Medische maskers zijn voor één keer. Op een ademmasker staat NR (één dienst) of R (na reinigen opnieuw te gebruiken).',
        ],
        [
          'Is een hygiënemasker ook een medisch masker?',
          'Nee. Een papieren of vliesmasker voor keuken en bezoek houdt druppels en haren tegen, maar is niet volgens EN 14683 getest.',
        ],
      ),
    ],
  };
};
