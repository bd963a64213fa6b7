import type { EndpointName } from '@toonbank/contract';
import { revalidateTag } from 'next/cache';
import { kindTag, type TagKind } from '@/lib/cache/cache-tags';

/** A publication can be of any kind of content. */
const published: readonly TagKind[] = ['content', 'groups', 'settings'];

/** Which kept pages an edit touches. */
const touched: Partial<Record<EndpointName, readonly TagKind[]>> = {
  'cms.updateContentPage': ['content'],
  'cms.updateContentSlider': ['content'],
  'cms.linkContentPage': ['content'],
  'editing.publish': published,
  'editing.publishTogether': published,
  'editing.removeSlide': ['content'],
  'editing.removeNews': ['content'],
  'editing.removeBlog': ['content'],
  'editing.restore': published,
  'editing.movePage': ['content'],
  'masters.resolve': ['content'],
  'sitePages.arrange': ['content'],
  'productGroups.updateImage': ['groups'],
  'groupDesk.add': ['groups'],
  'groupDesk.change': ['groups', 'products'],
  'groupDesk.arrange': ['groups'],
  'groupDesk.remove': ['groups', 'content'],
  'shopSettings.setDelivery': ['delivery', 'settings', 'content', 'products'],
  'shopSettings.setShop': ['settings', 'content'],
  'shopSettings.setBanner': ['settings'],
  // Texts of pages and groups name them too, by placeholders.
  'shopSettings.setContact': published,
  'productDesk.setDetails': ['products'],
  'productDesk.setPrice': ['products'],
  'productDesk.addUnit': ['products'],
  'productDesk.changeUnit': ['products'],
  'productDesk.removeUnit': ['products'],
  'productDesk.setImages': ['products'],
  'productDesk.setRelated': ['products'],
  'productDesk.setGroup': ['products', 'groups'],
  'productDesk.setStock': ['products'],
  'media.replace': ['content', 'groups', 'products'],
  'media.remove': ['content', 'groups', 'products'],
  'media.removeImage': ['content', 'groups', 'products'],
};

/** The cache tags of the pages that an edit touches. */
export const editedTags = (site: string, endpoint: EndpointName): string[] =>
  (touched[endpoint] ?? []).map((kind) => kindTag(site, kind));

/** After an edit the pages are renewed behind the next answer; never expired at once, the API may be down. */
export function revalidateEdited(site: string, endpoint: EndpointName): void {
  for (const tag of editedTags(site, endpoint)) revalidateTag(tag, 'max');
}
