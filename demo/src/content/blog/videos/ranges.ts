import { type Video, video } from '../model.ts';
import { shot } from './shot.ts';

/** Films of the shops that sell one range of products. */
export const rangeVideos: Readonly<Record<string, Video>> = {
  papierpunt: video({
    title: 'Een handdoekdispenser bijvullen',
    intro: 'Openen, uitwaaieren, vullen. Met de vouw de goede kant op komt elk handdoekje er los uit.',
    tint: '#e9e2d2',
    shots: [
      shot('arrive', 'Neem twee pakken vouwhanddoekjes mee.', 'vouwhanddoekjes', 'handdoekdispensers'),
      shot('wipe', 'Open de dispenser en neem het stof af.', 'keukenrollen', 'handdoekdispensers'),
      shot('stack', 'Laat de oude handdoekjes zitten: die blijven onderop.', 'vouwhanddoekjes'),
      shot('stack', 'Waaier een nieuw pak uit en leg het erop.', 'vouwhanddoekjes', 'handdoekdispensers'),
      shot('stack', 'Vul niet boven de streep. Te vol trekt kapot.', 'handdoekdispensers', 'vouwhanddoekjes'),
      shot(
        'done',
        'Sluit hem en trek er drie uit. Dat is de proef.',
        'handdoekdispensers',
        'vouwhanddoekjes',
      ),
    ],
  }),
  zakkenhuis: video({
    title: 'Een afvalzak zonder scheuren',
    intro: 'De meeste zakken scheuren bij het tillen. Zo kiest, hangt en draagt u ze heel.',
    tint: '#dfe3d6',
    shots: [
      shot(
        'arrive',
        'Kies eerst de maat: de bak plus tien centimeter rand.',
        'vuilniszakken',
        'pedaalemmerzakken',
      ),
      shot('stack', 'Sla de zak los en hang de bodem tot op de vloer.', 'containerzakken', 'vuilniszakken'),
      shot('wipe', 'Vouw de rand om en druk de lucht eruit.', 'vuilniszakken'),
      shot('stack', 'Gebruik voor glas en blik een dikkere zak.', 'gekleurde-zakken', 'containerzakken'),
      shot('drops', 'Keukenafval is nat: neem een zak die mag composteren.', 'composteerbare-zakken'),
      shot(
        'done',
        'Drie kwart vol is vol. Knoop hem dicht en til met twee handen.',
        'vuilniszakken',
        'containerzakken',
      ),
    ],
  }),
  zeepmeester: video({
    title: 'Handen wassen in veertig seconden',
    intro: 'Zes bewegingen, van pols tot duim. Kijk mee en hang ze bij de wastafel.',
    tint: '#d9e8ea',
    shots: [
      shot('drops', 'Maak uw handen nat voordat u zeep neemt.', 'zeep-pompflessen'),
      shot('arrive', 'Eén druk zeep is genoeg voor twee handen.', 'zeepdispensers', 'zeepvullingen'),
      shot('wipe', 'Wrijf de handpalmen en daarna de ruggen.', 'zeep-pompflessen'),
      shot('wipe', 'Vergeet de duimen en de vingertoppen niet.', 'zeep-pompflessen'),
      shot('drops', 'Spoel de zeep af tot uw handen stroef zijn.', 'zeep-pompflessen', 'zeepdispensers'),
      shot('done', 'Droog ze goed. Crème houdt de huid heel.', 'handcreme', 'zeep-pompflessen'),
    ],
  }),
  dispenserplein: video({
    title: 'Een zeepdispenser schoon en vol',
    intro: 'Bijvullen kan in een minuut. Met deze volgorde druppelt er niets na.',
    tint: '#dde6ef',
    shots: [
      shot(
        'arrive',
        'U hebt een vulling en papier nodig.',
        'zeepdispensers',
        'zeepvullingen',
        'vouwhanddoekjes',
      ),
      shot('wipe', 'Open de kap en neem de tuit af.', 'vouwhanddoekjes', 'zeepdispensers'),
      shot('stack', 'Haal de lege vulling eruit en bewaar geen restjes.', 'zeepvullingen'),
      shot('stack', 'Klik de nieuwe vulling vast tot u hem hoort.', 'zeepvullingen', 'zeepdispensers'),
      shot('drops', 'Pomp drie keer tot er zeep komt.', 'zeepdispensers'),
      shot('done', 'Zet de datum op de binnenkant van de kap.', 'zeepdispensers', 'zeepvullingen'),
    ],
  }),
  handschoenhal: video({
    title: 'Welke handschoen past bij het werk?',
    intro: 'Latex, vinyl, nitril of een werkhandschoen: vier keer kiezen in een halve minuut.',
    tint: '#dbe4f1',
    shots: [
      shot(
        'arrive',
        'Vier soorten, en elk werk vraagt een andere.',
        'handschoenen-nitril',
        'handschoenen-vinyl',
        'handschoenen-werk',
      ),
      shot('stack', 'Nitril: sterk, en veilig bij een latexallergie.', 'handschoenen-nitril'),
      shot('stack', 'Vinyl: voor kort werk met weinig kracht.', 'handschoenen-vinyl'),
      shot('stack', 'Latex: soepel, maar niet voor iedereen.', 'handschoenen-latex'),
      shot('drops', 'In sop werkt u met een huishoudhandschoen.', 'handschoenen-huishoud'),
      shot(
        'done',
        'Sjouwt u met dozen? Dan wordt het een werkhandschoen.',
        'handschoenen-werk',
        'handschoenen-nitril',
      ),
    ],
  }),
  maskermagazijn: video({
    title: 'Een mondkapje op- en afzetten',
    intro: 'Het gaat mis bij het afzetten. Zo raakt u de buitenkant niet aan.',
    tint: '#dcebea',
    shots: [
      shot('drops', 'Ontsmet eerst uw handen.', 'handgel-flessen', 'mondkapjes-medisch'),
      shot('arrive', 'De gekleurde kant hoort buiten, het draadje boven.', 'mondkapjes-medisch'),
      shot('wipe', 'Druk het draadje om de neus en trek de onderkant over de kin.', 'mondkapjes-medisch'),
      shot('stack', 'Pak bij het afzetten alleen de lussen.', 'mondkapjes-medisch', 'handschoenen-nitril'),
      shot('stack', 'Gooi het weg. Een mondkapje gebruikt u één keer.', 'mondkapjes-medisch'),
      shot('done', 'En ontsmet uw handen nog een keer.', 'handgel-flessen', 'mondkapjes-medisch'),
    ],
  }),
  verpakkingsloods: video({
    title: 'Een doos die heel aankomt',
    intro: 'Passende doos, gevulde hoeken, tape in een H. Zo overleeft een pakket de band.',
    tint: '#ece0cd',
    shots: [
      shot(
        'arrive',
        'Neem een doos met twee vingers ruimte rondom.',
        'verzenddozen',
        'opvulmateriaal',
        'tape',
      ),
      shot('stack', 'Leg eerst een laag opvulling op de bodem.', 'opvulmateriaal', 'verzenddozen'),
      shot('stack', 'Zet het zwaarste onderop en vul de hoeken.', 'verzenddozen', 'opvulmateriaal'),
      shot('wipe', 'Schud even. Hoort u iets, dan moet er opvulling bij.', 'verzenddozen'),
      shot('wipe', 'Plak de naad en beide zijkanten: samen een H.', 'tape', 'verzenddozen'),
      shot(
        'done',
        'Is het klein en plat? Dan past het door de brievenbus.',
        'brievenbusdozen',
        'verzenddozen',
        'tape',
      ),
    ],
  }),
};
