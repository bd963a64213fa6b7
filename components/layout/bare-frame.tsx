import type { ReactNode } from 'react';
import type { Shop } from '../shop';
import { Picture } from '../ui/picture';

interface BareFrameProps {
  shop: Pick<Shop, 'name' | 'logo' | 'theme'>;
  children: ReactNode;
}

/** What the shop's header stands on: its logo is drawn for that. */
const surfaces = { light: undefined, brand: 'brand', ink: 'ink' };

/** What stands around a page alone: whose shop it is, and nothing that leads away. */
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
