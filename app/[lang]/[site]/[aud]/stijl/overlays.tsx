'use client';

import { useState } from 'react';
import { ToastCard } from '@/components/layout/toast-card';
import { Button } from '@/components/ui/button';
import { DeferredContent } from '@/components/ui/deferred-content';
import { Dialog } from '@/components/ui/dialog';
import { stylePage as words } from '@/locales/nl/style-page';
import { Part, Row } from './part';

export function Overlays() {
  const [open, setOpen] = useState(false);
  const { title, text, open: label } = words.dialog;
  return (
    <Part title={words.parts.overlays}>
      <Row>
        <Button onClick={() => setOpen(true)}>{label}</Button>
        {open && (
          <Dialog title={title} onClose={() => setOpen(false)}>
            <p>{text}</p>
          </Dialog>
        )}
      </Row>
      <DeferredContent>
        <ToastCard toast={{ id: -1, kind: 'in-cart', quantity: 6, name: words.quantity }} />
        <ToastCard toast={{ id: -2, kind: 'removed', name: words.quantity }} />
        <ToastCard toast={{ id: -3, kind: 'failed', code: 'unavailable' }} />
      </DeferredContent>
    </Part>
  );
}
