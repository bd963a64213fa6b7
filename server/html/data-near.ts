import { eachFlight, outsideTexts, scriptOf } from './flight-text.ts';

/** The pages that are so long: gzip finds repetitions within 32 KB. */
const LONG_TABLE = 'class="family-table"';
/** A child of the body: there React skips scripts that it did not write. */
const MAIN = '<main id=';
/** It starts the page's scripts after the whole page; without it they might read the data too early. */
const STARTER = /<script src="\/theme\/early(?:-customer)?\.[\da-f]+\.js">/;
/** Next's own script before the data. */
const FIRST = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
/** The client component of the footer: `34:I[…,\"Footer\"]\n`. */
const FOOTER = /(?<=\\n)([\da-f]+):I\[(?:(?!\\n).)*,\\"Footer\\"\]\\n/;
/** The row with all that a client component shows: `2c:[\"$\",\"$L34\",…]\n`. */
const rowOf = (id: string) =>
  new RegExp(String.raw`(?<=\\n)[\da-f]+:\[\\"\$\\",\\"\$L${id}\\",(?:(?!\\n).)*\\n`);

/** Takes the first match out of the data, outside its texts. */
function takeOut(text: string, form: RegExp): [rest: string, taken: string] {
  let taken = '';
  const take = (found: string) => {
    taken = found;
    return '';
  };
  const rest = outsideTexts(text, (part) => (taken ? part : part.replace(form, take)));
  return [rest, taken];
}

/**
 * Moves the data of a long page to what it repeats: before the page's content, and what the footer shows behind the footer.
 * `html` is latin1, as in mergeFlight.
 */
export function dataNear(html: string): string {
  const main = html.indexOf(MAIN);
  const first = html.indexOf(FIRST);
  if (main < 0 || first < main || !html.includes(LONG_TABLE) || !STARTER.test(html)) return html;
  const texts: string[] = [];
  const rest = eachFlight(html.replace(FIRST, ''), (text) => {
    texts.push(text);
    return '';
  });
  const [text] = texts;
  if (texts.length !== 1 || text === undefined) return html;
  const id = FOOTER.exec(text)?.[1];
  const [data, footer] = id === undefined ? [text, ''] : takeOut(text, rowOf(id));
  const end = rest.lastIndexOf('</body>');
  if (end < main) return html;
  return [
    ...[rest.slice(0, main), FIRST, scriptOf(data)],
    ...[rest.slice(main, end), footer && scriptOf(footer), rest.slice(end)],
  ].join('');
}
