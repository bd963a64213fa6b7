import type { ReactNode } from 'react';
import type { Shop } from '../shop';
import { Picture } from '../ui/picture';

interface BareFrameProps {
  shop: Pick<Shop, 'name' | 'logo' | 'theme'>;
  children: ReactNode;
}

/** Background of the shop's header, for which its logo is drawn. */
const surfaces = { light: undefined, brand: 'brand', ink: 'ink' };

/** Frame of a standalone page: the shop's logo and no links to other pages. */
export function BareFrame({ shop: { name, logo, theme }, children }: BareFrameProps) {
  return (
    <>
      <header className="scan-head" data-surface={surfaces[theme.header.surface]}>
        <Picture src={logo.src} alt={name} width={logo.width} height={logo.height} load="small" />
      </header>
      <main className="scan-main">{children}</main>
    </>
  );
}
