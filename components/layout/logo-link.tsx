import Link from 'next/link';
import type { Shop } from '../shop';
import { Picture } from '../ui/picture';

/** The logo leads home. In the season it wears its decoration, at the same size (spec §2). */
export function LogoLink({ shop, christmas }: { shop: Shop; christmas: boolean }) {
  const { src, width, height } = shop.logo;
  return (
    <Link href="/" prefetch={false} className="inline-flex shrink-0" data-christmas={christmas || undefined}>
      <Picture
        src={src}
        alt={shop.name}
        width={width}
        height={height}
        eager
        className="h-8 w-auto sm:h-10 lg:h-12"
      />
    </Link>
  );
}
