import { describe, expect, it } from 'vitest';
import { cutQuotes, MAX_ANSWER } from '../../src/modules/task-mail/inbound/cut-quotes.ts';

const lines = (...all: string[]) => all.join('\n');

describe('the text of an answer by mail', () => {
  it.each([
    [
      'Gmail in Dutch',
      lines(
        'Ja graag.',
        '',
        'Op di 1 dec. 2026 om 10:00 schreef Demo <vraag+1.2.ab@x.nl>:',
        '',
        '> Wilt u er nog een?',
      ),
    ],
    [
      'Gmail, broken over two lines',
      lines(
        'Ja graag.',
        '',
        'Op di 1 dec. 2026 om 10:00 schreef Schoonmaakgroothandel Demo',
        '<vraag+1.2.ab@x.nl>:',
        '',
        '> Wilt u er nog een?',
      ),
    ],
    [
      'Apple Mail in Dutch',
      lines(
        'Ja graag.',
        '',
        'Verstuurd vanaf mijn iPhone',
        '',
        'Op 1 dec 2026 om 10:00 heeft Demo <a@b.nl> het volgende geschreven:',
        '',
        '> Wilt u er nog een?',
      ),
    ],
    [
      'Outlook in Dutch',
      lines(
        'Ja graag.',
        '',
        '________________________________',
        'Van: Demo <a@b.nl>',
        'Verzonden: dinsdag 1 december 2026 10:00',
        'Aan: Sanne',
        'Onderwerp: Uw vraag',
        '',
        'Wilt u er nog een?',
      ),
    ],
    [
      'Outlook in Dutch, without a line',
      lines(
        'Ja graag.',
        '',
        'Van: Demo',
        'Datum: dinsdag 1 december 2026 om 10:00',
        'Aan: Sanne',
        '',
        'Wilt u er nog een?',
      ),
    ],
    ['an older Outlook', lines('Ja graag.', '', '-----Oorspronkelijk bericht-----', 'Wilt u er nog een?')],
    [
      'a program in English',
      lines('Ja graag.', '', 'On Tue, 1 Dec 2026 at 10:00, Demo <a@b.nl> wrote:', '> Wilt u er nog een?'),
    ],
    ['a signature', lines('Ja graag.', '', '-- ', 'Sanne', 'Gebouwbeheer', '06 1234')],
  ])('is what was typed above the quote of %s', (_program, mail) => {
    expect(cutQuotes(mail)).toBe('Ja graag.');
    expect(cutQuotes(mail.replaceAll('\n', '\r\n').replaceAll('\r\n', '\n'))).toBe('Ja graag.');
  });

  it('is kept where it stands between quoted lines', () => {
    const mail = lines(
      'Op di 1 dec. 2026 om 10:00 schreef Demo <a@b.nl>:',
      '> Welke kleur?',
      'Groen.',
      '> Hoeveel?',
      'Twee dozen.',
    );
    const text = cutQuotes(mail);
    expect(text).toContain('Groen.');
    expect(text).toContain('Twee dozen.');
    expect(text).not.toContain('Welke kleur');
  });

  it.each([
    [
      'a sentence that begins like a quote',
      lines(
        'Beste,',
        '',
        'Op de foto ziet u de lekkage.',
        'De monteur schreef dit:',
        'klep stuk',
        '',
        'Kunt u een nieuwe sturen?',
      ),
    ],
    [
      'lines of dashes',
      lines('Eerste vraag: wanneer?', '---', 'Tweede vraag: hoeveel?', '==', 'Derde vraag.'),
    ],
    ['a greeting of its own', lines('Kunt u dit nakijken?', '', 'Best wishes,', 'Sanne')],
    ['a sentence about a sender', lines('Van: wie is deze doos?', 'Ik heb hem niet besteld.')],
  ])('keeps %s', (_what, mail) => {
    expect(cutQuotes(mail)).toBe(mail);
  });

  it('is the whole mail when nothing else remains, as of one that is only forwarded', () => {
    const mail = lines('-----Oorspronkelijk bericht-----', '> Wilt u er nog een?');
    expect(cutQuotes(mail)).toContain('Wilt u er nog een?');
  });

  it('is cut at a length, and says so', () => {
    const text = cutQuotes('a'.repeat(MAX_ANSWER * 2));
    expect(text.length).toBeLessThan(MAX_ANSWER + 100);
    expect(text).toContain('te lang');
  });

  it('is found in seconds, whatever the mail looks like', () => {
    const begin = performance.now();
    for (const line of [
      'Op 1 ',
      'Op ',
      '>',
      '-- ',
      'Van: a <',
      'On a b\n',
      '\n',
      'Op x schreef y',
      'Am a \n',
    ])
      cutQuotes(`${line}\n`.repeat(200_000 / (line.length + 1)));
    expect(performance.now() - begin).toBeLessThan(20_000);
  });
});
