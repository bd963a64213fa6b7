import { wasteProductUrl } from '@/lib/urls/waste-urls';
import { waste } from '@/locales/nl/stock-count/waste';
import { Picture } from '../ui/picture';
import { SiteLink } from '../ui/site-link';

/** A product that can be noted; the unit is the one that is chosen first. */
export interface WasteHit {
  productId: number;
  unitId: number;
  name: string;
  articleNumber: string;
  image: string;
}

/** Products as large links, for thumbs. */
export const ProductHits = ({ title, hits }: { title: string; hits: readonly WasteHit[] }) => (
  <>
    <h3 className="mb-2 font-medium text-sm">{title}</h3>
    <ul className="grid gap-2 sm:grid-cols-2">
      {hits.map(({ productId, unitId, name, articleNumber, image }) => (
        <li key={productId}>
          <SiteLink
            href={wasteProductUrl(productId, unitId)}
            className="flex min-h-14 items-center gap-3 rounded-m border border-line p-2 hover:border-brand"
          >
            <Picture src={image} alt="" width={48} height={48} className="size-12 shrink-0 object-contain" />
            <span className="min-w-0 text-sm">
              <span className="block font-medium wrap-anywhere">
                <span className="sr-only">{waste.add.choose} </span>
                {name}
              </span>
              <span className="block text-ink-soft">{articleNumber}</span>
            </span>
          </SiteLink>
        </li>
      ))}
    </ul>
  </>
);
