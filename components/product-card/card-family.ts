import type { ProductDoc } from '@/api/types';
import { productUrl } from '@/lib/urls/product-url';

/**
 * The members of a card's family, in few bytes: the name of the axis, the number of characters that the members'
 * addresses have in common with the card's, and of each member its value and the rest of its address; the card's own
 * one has no address.
 */
export type CardFamily = [axis: string, common: number, ...[value: string, rest?: string][]];

/** Maximum number of links on a card; the page of the family has all. */
const MAX_LINKS = 8;

function commonLength(urls: readonly string[]): number {
  const [first = ''] = urls;
  let length = 0;
  while (length < first.length && urls.every((url) => url[length] === first[length])) length += 1;
  return length;
}

export function cardFamily({ productId, slug, familyAxis = '', familyMembers }: ProductDoc): {
  family?: CardFamily;
} {
  if (!familyMembers) return {};
  const urlOf = (member: { productId: number; slug: string }) =>
    productUrl({ id: member.productId, slug: member.slug });
  const own = familyMembers.findIndex((member) => member.productId === productId);
  const shown = familyMembers.filter((_, at) => at === own || at < MAX_LINKS - (own < MAX_LINKS ? 0 : 1));
  const common = commonLength([urlOf({ productId, slug }), ...shown.map(urlOf)]);
  const links = shown.map((member): [string, string?] =>
    member.productId === productId ? [member.familyValue] : [member.familyValue, urlOf(member).slice(common)],
  );
  const more = familyMembers.length - shown.length;
  const rest = urlOf({ productId, slug }).slice(common);
  return {
    family: [familyAxis, common, ...links, ...(more > 0 ? [[`+${more}`, rest] as [string, string]] : [])],
  };
}
