import EmailReplyParser from 'email-reply-parser';

/** Longer than any answer that a person types into a mail program. */
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
/** A line that is nothing else. */
const DIVIDERS = [
  /^-{2,} ?(?:oorspronkelijk bericht|original message|doorgestuurd bericht|forwarded message|ursprüngliche nachricht|message d'origine) ?-{2,}$/i,
  /^begin (?:doorgestuurd bericht|forwarded message):$/i,
];
/** Outlook: a block of headers. */
const SENDER = /^\*?(?:Van|From|Von|De)\s?:\*?\s+\S/;
const SENT = /^\*?(?:Verzonden|Datum|Sent|Date|Gesendet|Envoyé)\s?:\*?\s+\S/;

const MAX_LEAD_LINES = 3;
const MAX_LEAD = 400;

/** How many lines from here name the sender of the mail below; 0: none. */
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

/** How many lines here begin the mail that is answered; 0: it does not begin here. */
function quoteStart(lines: readonly string[], at: number): number {
  if (DIVIDERS.some((divider) => divider.test(lines[at]?.trim() ?? ''))) return 1;
  return isOutlookBlock(lines, at) ? 1 : leadLines(lines, at);
}

/** The text above the mail that is answered; all of it when the answer stands below or between. */
function aboveQuote(text: string): string {
  const lines = text.split('\n');
  const start = lines.findIndex((_line, at) => quoteStart(lines, at) > 0);
  if (start < 0) return text;
  const above = lines
    .slice(0, start)
    .join('\n')
    // Outlook's line above its block.
    .replace(/\n_{5,}\s*$/, '')
    .trim();
  const below = lines.slice(start + quoteStart(lines, start));
  const isBetween = below.some((line) => line.startsWith('>')) && below.some((line) => /^[^>\s]/.test(line));
  return above === '' || isBetween ? [above, ...below].join('\n').trim() : above;
}

/** A line that no person types as part of a text. */
const SIGNATURE_START = /^(?:--\s?$|(?:Verstuurd|Verzonden|Sent|Get Outlook|Gesendet|Envoyé)\b.{0,80}$)/;
const MAX_SIGNATURE_LINES = 12;

/**
 * The library's rule for `Op … schreef …:` spans paragraphs, and would take a text of the customer for a quote. Those lines are
 * gone already (`aboveQuote`), so it need not see the word.
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
 * What the sender of an answer typed: without the mail that is answered, and without a signature below `-- `. The whole text when
 * nothing else remains.
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
