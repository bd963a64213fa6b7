import type { Site } from '../db/schema/index.ts';
import { nameLines } from '../lib/name-lead.ts';
import { escapeHtml } from './escape.ts';
import type { Attachment } from './message.ts';
import { darkStyle, lightMail, ON_COLOUR } from './palette.ts';

/** A part of a mail; each is written in HTML and in text. */
export type Block =
  /** A title stands once, at the top. */
  | { kind: 'title' | 'text' | 'heading'; text: string }
  /** The panel with what the mail is about, at most one. */
  | { kind: 'facts'; pairs: (readonly [string, string])[] }
  | { kind: 'articles'; articles: MailArticle[] }
  /** A mail has one button; further ways are links. */
  | { kind: 'button' | 'link'; text: string; href: string }
  | { kind: 'pairs'; pairs: (readonly [string, string])[]; right?: boolean; strongLast?: boolean };

/** An ordered article; empty texts are left out. */
export interface MailArticle {
  name: string;
  /** Of the product, so that the name can stand on two lines. */
  brand?: string | null;
  articleNumber: string;
  quantity: number;
  /** As the order has it: 'doos à 10', 'per stuk'. */
  unit: string;
  comment?: string;
  /** At the right: an amount, or why it does not come. */
  value: string;
}

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const { ground: GROUND, panel: PANEL, ink: INK, soft: SOFT, line: LINE } = lightMail;

/** A number such as TB-10400 or a date stays on one line and is copied whole. */
const inOnePiece = (html: string) =>
  html.replace(/\b(?:[A-Z]{1,4}-\d+|\d\d-\d\d-\d{4})\b/g, '<span style="white-space:nowrap">$&</span>');
const withLineBreaks = (text: string) => inOnePiece(escapeHtml(text)).replace(/\n/g, '<br>');

function pairsHtml({ pairs, right, strongLast }: Extract<Block, { kind: 'pairs' }>): string {
  const rows = pairs.map(([label, value], at) => {
    const weight = strongLast && at === pairs.length - 1 ? 'font-weight:700;' : '';
    const cell = `padding:6px 0;border-bottom:1px solid ${LINE};color:${INK};vertical-align:top;${weight}`;
    // A typed text may be one long word: a table that it widens shrinks the whole mail on a phone.
    const valueCell = `${cell}padding-left:16px;${right ? 'text-align:right;white-space:nowrap;' : 'word-break:break-word;overflow-wrap:anywhere;'}`;
    return `<tr><td class="i" style="${cell}${right ? '' : 'width:35%;'}">${withLineBreaks(label)}</td><td class="i" style="${valueCell}">${withLineBreaks(value)}</td></tr>`;
  });
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse;margin:0 0 16px">${rows.join('')}</table>`;
}

function factsHtml({ pairs }: Extract<Block, { kind: 'facts' }>): string {
  const rows = pairs.map(
    ([label, value]) =>
      `<tr><td class="s" width="38%" style="padding:4px 12px 4px 0;color:${SOFT};vertical-align:top">${withLineBreaks(label)}</td><td class="i" style="padding:4px 0;color:${INK};vertical-align:top;font-weight:600;word-break:break-word;overflow-wrap:anywhere">${withLineBreaks(value)}</td></tr>`,
  );
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:20px 0"><tr><td class="p" style="padding:14px 18px;background-color:${PANEL};border-radius:6px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse">${rows.join('')}</table></td></tr></table>`;
}

/** 'TB-10400 · 3 × doos à 10' */
const articleFacts = ({ articleNumber, quantity, unit }: MailArticle) =>
  [articleNumber, [`${quantity} ×`, unit.replace(/^per /, '')].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(' · ');

function articlesHtml({ articles }: Extract<Block, { kind: 'articles' }>): string {
  const rows = articles.map((article) => {
    const cell = `padding:8px 0;border-bottom:1px solid ${LINE};color:${INK};vertical-align:top`;
    const small = (text: string) =>
      `<br><span class="s" style="color:${SOFT};font-size:13px">${withLineBreaks(text)}</span>`;
    const [first = '', ...rest] = nameLines(article.name, article.brand ?? '');
    const remark = article.comment ? small(`Opmerking: ${article.comment}`) : '';
    return `<tr><td class="i" style="${cell};word-break:break-word;overflow-wrap:anywhere"><strong>${withLineBreaks(first)}</strong>${rest.map((line) => `<br>${withLineBreaks(line)}`).join('')}${small(articleFacts(article))}${remark}</td><td class="i" align="right" style="${cell};padding-left:16px;text-align:right">${withLineBreaks(article.value)}</td></tr>`;
  });
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse;margin:0 0 16px">${rows.join('')}</table>`;
}

const articleText = (article: MailArticle) =>
  [
    [article.name, article.value].filter(Boolean).join(': '),
    `  ${articleFacts(article)}`,
    ...(article.comment ? [`  Opmerking: ${article.comment.replace(/\n/g, ' ')}`] : []),
  ].join('\n');

function blockHtml(block: Block, colour: string): string {
  switch (block.kind) {
    case 'title':
      return `<h1 class="i" style="color:${INK};margin:0 0 12px;font-size:24px;line-height:1.25">${withLineBreaks(block.text)}</h1>`;
    case 'heading':
      return `<h2 class="i" style="color:${INK};margin:24px 0 8px;font-size:16px;line-height:1.3">${withLineBreaks(block.text)}</h2>`;
    case 'text':
      return `<p class="i" style="color:${INK};margin:0 0 12px;word-break:break-word;overflow-wrap:anywhere">${withLineBreaks(block.text)}</p>`;
    case 'button':
      return `<p style="margin:24px 0"><a class="b" href="${escapeHtml(block.href)}" style="display:inline-block;padding:11px 19px;border:2px solid ${colour};border-radius:6px;background-color:${colour};color:${ON_COLOUR};font-weight:700;text-decoration:none">${escapeHtml(block.text)}</a></p>`;
    case 'link':
      return `<p style="margin:0 0 12px"><a class="i" href="${escapeHtml(block.href)}" style="color:${INK};text-decoration:underline">${escapeHtml(block.text)}</a></p>`;
    case 'pairs':
      return pairsHtml(block);
    case 'facts':
      return factsHtml(block);
    case 'articles':
      return articlesHtml(block);
  }
}

function footLines({ branch, letterhead }: Site): string[] {
  const { coc, vatNumber } = letterhead;
  return [
    `${branch.name} · ${branch.street} · ${branch.postcode} ${branch.city}`,
    [branch.phone, branch.email].filter(Boolean).join(' · '),
    [coc && `KvK ${coc}`, vatNumber && `Btw ${vatNumber}`].filter(Boolean).join(' · '),
  ].filter((line) => line !== '');
}

/**
 * A mail in the shop's colours: the light ones inline, the dark ones in the head (`palette.ts`). The logo has a white
 * ground, so that it looks the same on both. `title` is HTML already.
 */
export function mailHtml(site: Site, title: string, blocks: Block[], logo: Attachment | undefined): string {
  const { colour } = site.letterhead;
  const head = logo
    ? `<img src="cid:${logo.contentId}" alt="${escapeHtml(site.name)}" height="40" style="display:inline-block;height:40px;width:auto;max-width:240px;padding:8px;background-color:#ffffff;border:1px solid ${LINE};border-radius:6px">`
    : `<strong class="i" style="color:${INK};font-size:20px">${escapeHtml(site.name)}</strong>`;
  const foot = footLines(site).map((line) => `${escapeHtml(line)}<br>`);
  return `<!doctype html>
<html lang="nl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${title}</title><style>${darkStyle()}</style></head>
<body class="g" style="margin:0;padding:0;background-color:${GROUND};color:${INK}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="g" style="background-color:${GROUND}"><tr><td align="center" style="padding:16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;${FONT};font-size:15px;line-height:1.5">
<tr><td class="r" style="padding:0 0 12px;border-bottom:4px solid ${colour}">${head}</td></tr>
<tr><td style="padding:20px 0">
${blocks.map((block) => blockHtml(block, colour)).join('\n')}
</td></tr>
<tr><td class="s" style="padding:12px 0 0;border-top:1px solid ${LINE};color:${SOFT};font-size:12px">${foot.join('')}</td></tr>
</table></td></tr></table></body></html>`;
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'title':
      return `${block.text}\n${'='.repeat(block.text.length)}`;
    case 'heading':
      return `${block.text}\n${'-'.repeat(block.text.length)}`;
    case 'text':
      return block.text;
    case 'button':
    case 'link':
      return `${block.text}: ${block.href}`;
    case 'articles':
      return block.articles.map(articleText).join('\n');
    case 'facts':
    case 'pairs':
      return block.pairs.map(([label, value]) => `${label}: ${value.replace(/\n/g, ', ')}`).join('\n');
  }
}

/** The same mail as plain text. */
export const mailText = (site: Site, blocks: Block[]): string =>
  `${blocks.map(blockText).join('\n\n')}\n\n-- \n${footLines(site).join('\n')}\n`;
