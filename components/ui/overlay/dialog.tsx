'use client';

import type { ReactNode } from 'react';
import { CloseButton } from './close-button';
import { Modal, ModalTitle } from './modal';

export interface DialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A modal dialog in the middle of the window, open while rendered. Import it on first use. */
export const Dialog = ({ title, onClose, children }: DialogProps) => (
  <Modal
    backdrop
    onClose={onClose}
    className="modal fixed inset-x-4 top-1/2 z-50 mx-auto flex max-h-[85dvh] max-w-md -translate-y-1/2 flex-col gap-4 overflow-y-auto rounded-l bg-surface p-6 text-ink shadow-xl"
  >
    <div className="flex items-start justify-between gap-4">
      <ModalTitle className="font-semibold text-lg">{title}</ModalTitle>
      <CloseButton onClick={onClose} />
    </div>
    {children}
  </Modal>
);
