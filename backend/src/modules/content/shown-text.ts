import {
  type ContentKind,
  fieldTypesOf,
  fillHtml,
  fillLine,
  type PlaceholderFacts,
  placeholderNames,
} from '@toonbank/contract';
import type { ContentFields, Site } from '../../db/schema/index.ts';
import { allowedHtml } from './allowed-html.ts';

type SiteFacts = Pick<
  Site,
  'name' | 'branch' | 'freeShippingCents' | 'shippingNlCents' | 'shippingBeCents' | 'cutOff'
>;

const euros = new Intl.NumberFormat('nl-NL', {
  style: 'currency',
  currency: 'EUR',
  trailingZeroDisplay: 'stripIfInteger',
});
const amount = (cents: number) => euros.format(cents / 100);

/** '16:00' → '16:00 uur', on one line. */
export const cutOffText = (time: string): string => `${time}\u00a0uur`;

/** What the placeholders of a site stand for: the same values as its settings and its delivery costs. */
export const placeholderFacts = (site: SiteFacts): PlaceholderFacts => ({
  winkelnaam: site.name,
  bedrijfsnaam: site.branch.name,
  telefoon: site.branch.phone,
  'e-mail': site.branch.email,
  adres: `${site.branch.street}, ${site.branch.postcode} ${site.branch.city}`,
  gratis_vanaf: amount(site.freeShippingCents),
  bezorgkosten_nl: amount(site.shippingNlCents),
  bezorgkosten_be: amount(site.shippingBeCents),
  besteltijd: site.cutOff && cutOffText(site.cutOff),
});

/** The facts for an editor, which fills them in by itself. */
export function factList(site: SiteFacts) {
  const facts = placeholderFacts(site);
  return placeholderNames.map((name) => ({ name, value: facts[name] ?? '' }));
}

const filled = (site: SiteFacts, text: string, fill: typeof fillLine) =>
  text.includes('{') ? fill(text, placeholderFacts(site)) : text;

/** A text as its site shows it: placeholders filled in, and sanitised. */
export const shownHtml = (site: SiteFacts, html: string): string => allowedHtml(filled(site, html, fillHtml));

/** A line as its site shows it. */
export const shownLine = (site: SiteFacts, line: string): string => filled(site, line, fillLine);

/** The fields of a row as its site shows them. */
export function shownFields(site: SiteFacts, kind: ContentKind, fields: ContentFields): ContentFields {
  const types = fieldTypesOf(kind);
  const shown = { html: shownHtml, line: shownLine };
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      const type = types[name];
      return [name, type === 'html' || type === 'line' ? shown[type](site, value) : value];
    }),
  );
}
