import { Picture, type PictureProps } from '../ui/picture';
import type { Brand } from './brand';

/**
 * Brand logo, or the name as text when the shop has no logo. The alt text is empty: the name is next to it.
 */
export function BrandLogo({
  brand,
  load,
}: {
  brand: Pick<Brand, 'name' | 'logo'>;
  load?: PictureProps['load'];
}) {
  return (
    <span className="brand-logo" aria-hidden="true">
      {brand.logo ? <Picture src={brand.logo} alt="" width={240} height={88} load={load} /> : brand.name}
    </span>
  );
}
