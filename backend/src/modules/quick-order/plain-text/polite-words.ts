import { wordsOf } from '../../catalogue/search/words.ts';

/** Polite words around an order. None of them names a product. */
const politeWords = new Set(
  wordsOf(`
    graag nog doe maar weer ook even eens alsjeblieft alstublieft aub svp ajb a u b wil wilt willen zou zouden wij we
    ik ons onze mij me mijn mag mogen kan kun kunt kunnen jij je jullie uw bestel bestellen bestelling bestelde besteld
    lever leveren levert geleverd stuur sturen stuurt opsturen hebben heb heeft nodig moet moeten komen erbij doen
    verder daarnaast tevens dan de het die dat deze dit er zelfde dezelfde hetzelfde altijd gewone gewoon normale
    vorige keer laatste laatst gebruikelijke gebruikelijk zoals wat nu ff effe dank bedankt alvast ja nee oke ok prima
    hierbij order lijst lijstje krijgen boodschappen volgende aan toe voeg toevoegen meer van voor met en of om te op als is
    zijn zo snel mogelijk zsm spoed week vandaag morgen maandag dinsdag woensdag donderdag vrijdag totaal aantal circa
    ca ongeveer minimaal namelijk te weten eigenlijk toch plus reserve keer maal per ander enkele wel alleen rest
  `),
);

const opening = /^(?:hallo|hoi|hi|hey|beste|geachte|goede?(?:morgen|middag|navond|ndag)|dag|l\.?s\.?)\b/i;
const closing = /\b(?:groet(?:en|jes)?|gr|mvg|hoogachtend)\b/i;

export const isPolite = (word: string): boolean => politeWords.has(word);
/** 'Beste Piet': the text after it is a name. */
export const opens = (text: string): boolean => opening.test(text.trim());
/** 'Met vriendelijke groet': names follow from here on. */
export const closes = (text: string): boolean => closing.test(text);
