import { columns, h2, h3, p, questions } from '../../blocks.ts';
import { landingFamilies } from '../../landing-groups.ts';
import { shopLinks } from '../../shop-links.ts';
import type { LandingText } from './model.ts';

const dispensers = landingFamilies.zeepdispensers;

export const soapDispensers: LandingText = ({ name, buyers, assortment }) => {
  const { sells, to } = shopLinks(assortment);
  const material = (label: string, facet: 'materiaal' | 'kleur', value: string, text: string) =>
    sells(dispensers, facet, value) ? [to(label, dispensers, facet, value), text] : undefined;
  const soap = to('zeepvullingen', /^zeepvullingen/);
  const cans = to('navulcans', /^zeep-navulcans/);
  return {
    title: 'Zeepdispensers',
    description: `Zeepdispensers bij ${name}: schuim of vloeibaar, gesloten of navulbaar, met knop, elleboog of sensor. Met keuzehulp.`,
    blocks: [
      p(
        `Een goede dispenser is altijd gevuld, druppelt niet en past bij de zeep die u wilt gebruiken. ${name} levert ze aan ${buyers}.`,
      ),
      h2('Keuzehulp: welke zeepdispenser past bij u?'),
      h3('1. Schuim, vloeibaar of navulbaar'),
      columns(
        ['Soort', 'Per keer', 'Sterk punt', 'Past bij'],
        ['Schuim, gesloten', '0,4 ml', 'zuinigst; spoelt snel weg', 'kantoor, school, drukke toiletten'],
        ['Vloeibaar, gesloten', '1 tot 1,5 ml', 'lost vet en vuil beter op', 'keuken, werkplaats, zorg'],
        ['Navulbaar uit een can', '1 tot 1,5 ml', 'laagste prijs per liter', 'klein kantoor, pantry'],
      ),
      p(
        `In een gesloten dispenser wisselt u de hele vulling met pomp: er blijft geen oude zeep achter. Gebruik ${soap} van dezelfde soort en maat als de dispenser; een schuimvulling werkt niet in een dispenser voor vloeibare zeep. Bij navulbaar (${cans}) spoelt u het reservoir om voordat u bijvult.`,
      ),
      h3('2. Knop, elleboog of sensor'),
      columns(
        ['Bediening', 'Zo werkt het', 'Past bij'],
        ['Drukknop', 'met één hand, zonder stroom', 'overal waar het gewoon moet werken'],
        ['Elleboog', 'lange hendel, handen blijven vrij', 'behandelkamer, keuken, laboratorium'],
        [
          'Sensor',
          'zonder aanraken; vier AA-batterijen, ongeveer 25.000 keer',
          'openbaar toilet, entree, zorg',
        ],
      ),
      h3('3. Materiaal en kleur'),
      columns(
        ['Uitvoering', 'Kenmerk'],
        material('Kunststof', 'materiaal', 'kunststof', 'slagvast ABS, licht, met kijkvenster voor de stand'),
        material(
          'Roestvrij staal',
          'materiaal',
          'rvs',
          'geborsteld rvs 304; voor intensief gebruik en het oog',
        ),
        material('Wit', 'kleur', 'wit', 'valt weg tegen de tegel'),
        material('Zwart', 'kleur', 'zwart', 'valt op; kalkspatten ziet u er eerder op dan op wit'),
      ),
      h3('Hoeveel, en waar?'),
      p(
        'Reken op één dispenser per twee wastafels. Hang de uitloop op ongeveer 100 cm van de vloer, twintig centimeter lager in een toegankelijk toilet, en houd 10 tot 15 cm vrij boven de wastafel. De handdoeken hangen het best binnen een armlengte.',
      ),
      h2('Veelgestelde vragen'),
      ...questions(
        [
          'Hoe vaak moet ik bijvullen?',
          'Met een schuimvulling van 800 ml wassen mensen ongeveer 2.000 keer hun handen, met 1 liter vloeibare zeep ongeveer 660 keer. Vijftig mensen die vier keer per dag wassen doen dus twee weken met één schuimvulling.',
        ],
        [
          'Past een vulling van een ander merk?',
          'Alleen als soort, inhoud en aansluiting gelijk zijn. Bestel bij de eerste dispenser één doos vulling mee en probeer die, voordat u de rest ophangt.',
        ],
        [
          'Kan er ook desinfectiegel in?',
          'In een dispenser voor vloeibare zeep of met sensor vaak wel, in een schuimdispenser niet. Zet er dan duidelijk op wat erin zit.',
        ],
      ),
    ],
  };
};
