/** Text, quiet text and edges, each on the ground of its scheme. */
export interface MailColours {
  ground: string;
  ink: string;
  soft: string;
  /** Seen on both grounds: programs that darken a mail by themselves leave borders alone. */
  line: string;
}

const LINE = '#868c96';

export const lightMail: MailColours = { ground: '#ffffff', ink: '#1a1f27', soft: '#4b5563', line: LINE };
export const darkMail: MailColours = { ground: '#14171c', ink: '#f2f4f7', soft: '#c3c9d2', line: LINE };
/** On the shop's own colour, which is dark enough for it in every shop. */
export const ON_COLOUR = '#ffffff';

/**
 * For programs that ask for a dark mail; the light one stands inline. Outlook on the web says it by attributes instead
 * of the query. A program that knows neither and turns colours over turns text and ground together.
 */
export function darkStyle({ ground, ink, soft }: MailColours = darkMail): string {
  const rules = [
    ['.g', `background-color:${ground}!important;color:${ink}!important`],
    ['.i', `color:${ink}!important`],
    ['.s', `color:${soft}!important`],
    ['.b', `color:${ON_COLOUR}!important;border-color:${ink}!important`],
    ['.r', `border-color:${soft}!important`],
  ];
  const asked = rules.map(([name, look]) => `${name}{${look}}`).join('');
  const marked = rules.map(([name, look]) => `[data-ogsc] ${name},[data-ogsb] ${name}{${look}}`).join('');
  return `:root{color-scheme:light dark;supported-color-schemes:light dark}@media (prefers-color-scheme:dark){${asked}}${marked}`;
}
