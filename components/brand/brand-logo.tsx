import { Picture, type PictureProps } from '../ui/picture';
import type { Brand } from './brand';

/** A brand's logo; where the shop has none, its name in type. Empty for who can't see it: the name stands beside it. */
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
