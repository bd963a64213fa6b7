import type { ReactNode } from 'react';
import { ProductLink } from '../shared/product-link';
import { Picture } from '../ui/picture';
import { ProductName } from '../ui/product-name';

interface SelectableArticleProps {
  product: { id: number; slug: string; name: string; nameLead?: number | undefined; image: string };
  /** Shown beside the name. */
  badge?: ReactNode;
  /** Shown below it: the article number and any problem. */
  children: ReactNode;
}

/** The product of a selectable row: picture, name, and details. */
export function SelectableArticle({ product, badge, children }: SelectableArticleProps) {
  return (
    <div className="flex items-center gap-3">
      <Picture
        src={product.image}
        alt=""
        width={56}
        height={56}
        className="size-14 shrink-0 rounded-s bg-surface-alt object-contain max-sm:hidden"
      />
      <div className="min-w-0">
        <ProductLink id={product.id} slug={product.slug}>
          <ProductName name={product.name} lead={product.nameLead} />
        </ProductLink>
        {badge && <> {badge}</>}
        {children}
      </div>
    </div>
  );
}
