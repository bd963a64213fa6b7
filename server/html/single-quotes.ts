import { eachFlight } from './flight-text.ts';

const BACKSLASH = String.raw`\\`;

/** A part without a backslash that is escaped itself. */
const requoted = (part: string) =>
  part.replaceAll(String.raw`\"`, '"').replaceAll("'", String.raw`\'`).replaceAll(String.raw`\u0026`, '&');

/**
 * Writes the flight data between single quotes, so that its own quotes, thousands of them, need no backslash. `<` stays
 * escaped. The last step: the others look for double quotes. `html` is latin1, as in mergeFlight.
 */
export const singleQuotes = (html: string): string =>
  eachFlight(html, (text) => {
    const plain = text.split(BACKSLASH).map(requoted).join(BACKSLASH);
    return `<script>self.__next_f.push([1,'${plain}'])</script>`;
  });
