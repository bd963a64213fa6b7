import type { Shop } from '../shop';
import { Picture } from '../ui/picture';

/** The logo, linked to the home page. */
export function LogoLink({ shop }: { shop: Shop }) {
  const { src, width, height } = shop.logo;
  return (
    <a href="/">
      <Picture src={src} alt={shop.name} width={width} height={height} load="small" />
    </a>
  );
}
