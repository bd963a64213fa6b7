import { eachFlight, outsideTexts, scriptOf } from './flight-text.ts';

/** A row that asks to load a file: the page's own elements ask for it too. */
const HINT = /(?<=\\n):HL\[(?:(?!\\n).)*\]\\n/g;
/** A property without a value. A string's own quotes have three backslashes. */
const NO_VALUE = /,\\"[\w-]+\\":\\"\$undefined\\"/g;

/** The tags that Next repeats for X, which reads title, description and picture from the tags of Open Graph. */
const FOR_X = /<meta name="twitter:(?:title|description|image)"[^>]*>/g;
/** Its content is a string within a string: a quote of its own has three backslashes. */
const FOR_X_DATA =
  /,\[\\"\$\\",\\"meta\\",\\"\d+\\",\{\\"name\\":\\"twitter:(?:title|description|image)\\",\\"content\\":\\"(?:[^\\]|\\\\(?:\\.|[^\\])|\\[^"\\])*\\"\}\]/g;
/** Removes from the flight data what says nothing in a document. `html` is latin1, as in mergeFlight. */
export const leanData = (html: string): string =>
  eachFlight(html.replace(FOR_X, ''), (text) =>
    scriptOf(
      outsideTexts(text, (part) => part.replace(HINT, '').replace(NO_VALUE, '').replace(FOR_X_DATA, '')),
    ),
  );
