'use client';

import { type KeyboardEvent, useState } from 'react';
import { common } from '@/locales/nl/common';
import { pictures as words } from '@/locales/nl/product/pictures';
import { Icon } from '../ui/icon';
import { IconButton } from '../ui/icon-button';
import { Modal, ModalTitle } from '../ui/overlay/modal';
import { StepButton } from '../ui/step-button';
import { ZoomArea } from './zoom-area';

export interface PictureZoomProps {
  images: string[];
  name: string;
  /** Index of the picture shown first. */
  first: number;
  onClose: () => void;
  /** Called after closing, to move the focus to the picture shown last. */
  onGone: (last: number) => void;
}

/** The pictures in the whole window, and at twice that size. Open while rendered. */
export function PictureZoom({ images, name, first, onClose, onGone }: PictureZoomProps) {
  const [at, setAt] = useState(first);
  const [large, setLarge] = useState(false);
  const count = images.length;

  const goTo = (next: number) => {
    if (next < 0 || next >= count) return;
    setAt(next);
    setLarge(false);
  };
  const step = (by: number) => goTo(at + by);
  const onKeyDown = (event: KeyboardEvent) => {
    // In an enlarged picture the arrow keys scroll the picture.
    if (large) return;
    if (event.key === 'ArrowLeft') goTo(at - 1);
    if (event.key === 'ArrowRight') goTo(at + 1);
  };

  return (
    <Modal className="zoom fade" onClose={onClose} onClosed={() => onGone(at)} onKeyDown={onKeyDown}>
      <div className="zoom-bar">
        <ModalTitle className="zoom-title">{name}</ModalTitle>
        {count > 1 && <p aria-live="polite">{words.place(at + 1, count)}</p>}
        <IconButton label={large ? words.zoomOut : words.zoomIn} onClick={() => setLarge(!large)}>
          <Icon name={large ? 'minus' : 'plus'} />
        </IconButton>
        <IconButton label={common.close} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </div>
      <ZoomArea
        key={at}
        src={images[at] ?? ''}
        alt={words.name(name, at + 1, count)}
        large={large}
        onToggle={() => setLarge(!large)}
      />
      {count > 1 && (
        <div className="zoom-ways">
          <StepButton to="previous" label={words.previous} atEnd={at === 0} onStep={step} />
          <StepButton to="next" label={words.next} atEnd={at === count - 1} onStep={step} />
        </div>
      )}
    </Modal>
  );
}
