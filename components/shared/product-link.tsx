import type { ReactNode } from 'react';
import { productUrl } from '@/lib/urls/product-url';
import { SiteLink } from '../ui/site-link';

interface ProductLinkProps {
  id: number;
  /** Without it, the product's page redirects to its address with the slug. */
  slug?: string;
  className?: string;
  children: ReactNode;
}

/** The name of a product in a list of lines, as a link to its page. */
export const ProductLink = ({
  id,
  slug = '',
  className = 'font-medium hover:underline',
  children,
}: ProductLinkProps) => (
  <SiteLink href={productUrl({ id, slug })} className={className}>
    {children}
  </SiteLink>
);
