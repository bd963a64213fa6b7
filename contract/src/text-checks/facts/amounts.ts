import { quoted, type TextFinding } from '../finding.ts';
import type { Passage } from '../read-text.ts';
import { sentencesOf } from '../sentences.ts';
import type { SiteFacts } from './site-facts.ts';

/** `1.250,00`, `9,95`, `9.95`, `150,-`, `150`. */
const NUMBER = String.raw`(\d{1,3}(?:\.\d{3})+|\d{1,7})(?:[.,](\d{2}|[-–—]{1,2}))?`;
const AMOUNT = new RegExp(
  String.raw`(?<![\d.,])(?:(?:€|\beuro?\b)\s?${NUMBER}(?!\d|[.,]\d)|${NUMBER}\s?(?:euro\b|eur\b|€))`,
  'gi',
);
/** Sentences about what an order costs besides its products. Prices of products are no setting. */
const ABOUT_DELIVERY =
  /bezorg|verzend|verzond|gratis|kosteloos|franco|\bvracht|levering|leverkosten|thuisbezorgd|transportkosten|(?:order|bestel)(?:bedrag|waarde)|drempel/i;

function centsOf(whole: string, decimals: string | undefined): number {
  const euros = Number(whole.replaceAll('.', ''));
  return euros * 100 + (decimals && /^\d/.test(decimals) ? Number(decimals) : 0);
}

const euro = (cents: number) => `€ ${(cents / 100).toFixed(2).replace('.', ',').replace(/,00$/, '')}`;

/** `in België` after an amount, else the nearest country before it. */
function countryOf(before: string, after: string): 'NL' | 'BE' | undefined {
  const following = /^\s?(?:in|naar|voor|binnen)\s(belgi|nederland)/i.exec(after)?.[1];
  const name = following ?? [...before.matchAll(/belgi|nederland/gi)].at(-1)?.[0];
  if (name === undefined) return undefined;
  return name.toLowerCase() === 'belgi' ? 'BE' : 'NL';
}

const COUNTRY_REACH = 60;

/** Amounts that are not those of the settings: from when delivery is free, and what it costs. */
export function wrongAmounts({ text, block, context }: Passage, facts: SiteFacts): TextFinding[] {
  const { freeShippingCents, shippingNlCents, shippingBeCents } = facts;
  const inContext = ABOUT_DELIVERY.test(context);
  const costs = {
    NL: [shippingNlCents],
    BE: shippingBeCents === null ? [] : [shippingBeCents],
  };
  return sentencesOf(text).flatMap((sentence) => {
    if (!inContext && !ABOUT_DELIVERY.test(sentence.text)) return [];
    return [...sentence.text.matchAll(AMOUNT)].flatMap((match) => {
      const { 0: quote, 1: after, 2: afterDecimals, 3: before = '', 4: beforeDecimals, index } = match;
      const cents = after === undefined ? centsOf(before, beforeDecimals) : centsOf(after, afterDecimals);
      const end = index + quote.length;
      const country = countryOf(
        sentence.text.slice(Math.max(0, index - COUNTRY_REACH), index),
        sentence.text.slice(end, end + COUNTRY_REACH),
      );
      const right = [freeShippingCents, ...(country ? costs[country] : [...costs.NL, ...costs.BE])];
      if (right.includes(cents)) return [];
      return [{ code: 'amount_differs', quote: quoted(quote), block, expected: right.map(euro).join(', ') }];
    });
  });
}
