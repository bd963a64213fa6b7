/** Text, quiet text and edges, each on the ground of its scheme. */
export interface MailColours {
  ground: string;
  /** Ground of a panel of facts. */
  panel: string;
  ink: string;
  soft: string;
  /** Visible on both grounds: programs that darken a mail by themselves leave borders alone. */
  line: string;
}

const LINE = '#868c96';

export const lightMail: MailColours = {
  ground: '#ffffff',
  panel: '#f1f3f6',
  ink: '#1a1f27',
  soft: '#4b5563',
  line: LINE,
};
export const darkMail: MailColours = {
  ground: '#14171c',
  panel: '#232830',
  ink: '#f2f4f7',
  soft: '#c3c9d2',
  line: LINE,
};
/** Text on the shop's own colour, which is dark enough for it in every shop. */
export const ON_COLOUR = '#ffffff';

/**
 * Dark colours for mail programs that ask for them; the light ones are inline. Outlook on the web uses attributes
 * instead of the query. A program that supports neither and inverts colours inverts text and ground together.
 */
export function darkStyle({ ground, panel, ink, soft }: MailColours = darkMail): string {
  const rules = [
    ['.g', `background-color:${ground}!important;color:${ink}!important`],
    ['.p', `background-color:${panel}!important`],
    ['.i', `color:${ink}!important`],
    ['.s', `color:${soft}!important`],
    ['.b', `color:${ON_COLOUR}!important;border-color:${ink}!important`],
    ['.r', `border-color:${soft}!important`],
  ];
  const asked = rules.map(([name, look]) => `${name}{${look}}`).join('');
  const marked = rules.map(([name, look]) => `[data-ogsc] ${name},[data-ogsb] ${name}{${look}}`).join('');
  return `:root{color-scheme:light dark;supported-color-schemes:light dark}@media (prefers-color-scheme:dark){${asked}}${marked}`;
}
