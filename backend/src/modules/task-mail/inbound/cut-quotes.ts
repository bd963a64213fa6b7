import EmailReplyParser from 'email-reply-parser';

/** Maximum length of an answer by mail, in characters. */
export const MAX_ANSWER = 20_000;
const TOO_LONG = '[De rest van deze e-mail is te lang en is weggelaten.]';

/** A line that names the sender of the mail below it; mail programs break it over at most three lines. */
const LEADS = [
  /^Op .*\d.* schreef .+:$/,
  /^Op .*\d.* heeft .+ (?:het volgende )?geschreven:$/,
  /^On .*\d.* wrote:$/,
  /^Le .*\d.* a écrit ?:$/,
  /^Am .*\d.* schrieb .+:$/,
];
/** Separator lines above a quoted mail. */
const DIVIDERS = [
  /^-{2,} ?(?:oorspronkelijk bericht|original message|doorgestuurd bericht|forwarded message|ursprüngliche nachricht|message d'origine) ?-{2,}$/i,
  /^begin (?:doorgestuurd bericht|forwarded message):$/i,
];
/** A line of the header block that Outlook writes above a quoted mail. */
const SENDER = /^\*?(?:Van|From|Von|De)\s?:\*?\s+\S/;
const SENT = /^\*?(?:Verzonden|Datum|Sent|Date|Gesendet|Envoyé)\s?:\*?\s+\S/;

const MAX_LEAD_LINES = 3;
const MAX_LEAD = 400;

/** Number of lines from here that name the sender of the quoted mail; 0: none. */
function leadLines(lines: readonly string[], at: number): number {
  for (let count = 1; count <= MAX_LEAD_LINES; count += 1) {
    const part = lines.slice(at, at + count);
    if (part.at(-1)?.trim() === '') return 0;
    const joined = part.map((line) => line.trim()).join(' ');
    if (joined.length > MAX_LEAD) return 0;
    if (LEADS.some((lead) => lead.test(joined))) return count;
  }
  return 0;
}

const isOutlookBlock = (lines: readonly string[], at: number): boolean =>
  SENDER.test(lines[at]?.trim() ?? '') && lines.slice(at + 1, at + 4).some((line) => SENT.test(line.trim()));

/** Number of lines from here that introduce the quoted mail; 0: none. */
function quoteStart(lines: readonly string[], at: number): number {
  if (DIVIDERS.some((divider) => divider.test(lines[at]?.trim() ?? ''))) return 1;
  return isOutlookBlock(lines, at) ? 1 : leadLines(lines, at);
}

/** The text above the quoted mail; the whole text when the answer is below or between the quoted lines. */
function aboveQuote(text: string): string {
  const lines = text.split('\n');
  const start = lines.findIndex((_line, at) => quoteStart(lines, at) > 0);
  if (start < 0) return text;
  const above = lines
    .slice(0, start)
    .join('\n')
    // The separator of Outlook above its header block.
    .replace(/\n_{5,}\s*$/, '')
    .trim();
  const below = lines.slice(start + quoteStart(lines, start));
  const isBetween = below.some((line) => line.startsWith('>')) && below.some((line) => /^[^>\s]/.test(line));
  return above === '' || isBetween ? [above, ...below].join('\n').trim() : above;
}

/** A separator of a signature or a quoted mail. */
const SIGNATURE_START = /^(?:--\s?$|(?:Verstuurd|Verzonden|Sent|Get Outlook|Gesendet|Envoyé)\b.{0,80}$)/;
const MAX_SIGNATURE_LINES = 12;

/**
 * Hides the word `schreef` from the library: its rule for `Op … schreef …:` spans paragraphs, and would remove text of
 * the customer. `aboveQuote` has removed the real lines of that form before.
 */
const HIDDEN = '\u2060';
const hideOp = (text: string) => text.replace(/^(\s*)Op\b/gm, `$1${HIDDEN}Op`);

/** Quoted lines and a signature; a line of dashes inside a text is no signature. */
function isDropped(
  fragment: ReturnType<ReturnType<EmailReplyParser['read']>['getFragments']>[number],
): boolean {
  const lines = fragment.getContent().trim().split('\n');
  if (fragment.isQuoted()) return lines.some((line) => line.startsWith('>'));
  return (
    fragment.isSignature() && lines.length <= MAX_SIGNATURE_LINES && SIGNATURE_START.test(lines[0] ?? '')
  );
}

/**
 * The text that the sender of an answer typed, without the quoted mail and without the signature below `-- `; the whole
 * text when nothing remains.
 */
export function cutQuotes(mail: string): string {
  const whole = mail.trim();
  const answer = aboveQuote(whole).slice(0, MAX_ANSWER + 1);
  const fragments = new EmailReplyParser().read(hideOp(answer)).getFragments();
  const kept = fragments
    .filter((fragment) => !isDropped(fragment))
    .map((fragment) => fragment.getContent())
    .join('\n')
    .replaceAll(HIDDEN, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  const text = kept === '' ? whole : kept;
  return text.length > MAX_ANSWER ? `${text.slice(0, MAX_ANSWER)}\n\n${TOO_LONG}` : text;
}
