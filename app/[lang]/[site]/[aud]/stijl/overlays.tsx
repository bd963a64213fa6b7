'use client';

import { useRef, useState } from 'react';
import { ToastCard } from '@/components/layout/toast-card';
import { Button } from '@/components/ui/button';
import { DeferredContent } from '@/components/ui/deferred-content';
import { Dialog } from '@/components/ui/overlay/dialog';
import { Popover, PopoverHead } from '@/components/ui/overlay/popover';
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
        <PopoverSample />
      </Row>
      <DeferredContent>
        <ToastCard toast={{ id: -1, kind: 'in-cart', quantity: 6, name: words.quantity }} />
        <ToastCard toast={{ id: -2, kind: 'removed', name: words.quantity }} />
        <ToastCard toast={{ id: -3, kind: 'failed', code: 'unavailable' }} />
      </DeferredContent>
    </Part>
  );
}

function PopoverSample() {
  const anchor = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  const { title, text, open: label } = words.popover;
  return (
    <span ref={anchor}>
      <Button look="outline" aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(!open)}>
        {label}
      </Button>
      {open && (
        <Popover anchor={anchor} className="w-72 gap-2 p-3" onClose={() => setOpen(false)}>
          <PopoverHead title={title} description={words.quantity} />
          <p>{text}</p>
        </Popover>
      )}
    </span>
  );
}
