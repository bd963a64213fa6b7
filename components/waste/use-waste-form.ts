'use client';

import type { WasteReason } from '@toonbank/contract';
import { useRouter } from 'next/navigation';
import { type FormEvent, useRef, useState } from 'react';
import { type WasteTexts, wasteRequest } from '@/lib/forms/waste-form';
import { randomKey } from '@/lib/random-key';
import { wasteDoneUrl } from '@/lib/urls/waste-urls';
import { waste } from '@/locales/nl/stock-count/waste';
import type { Refusal } from '@/store/call-api';
import { tabDraft } from '../form/draft';
import type { FormRoot } from '../form/form-texts';
import { useContractForm } from '../form/use-contract-form';
import { uploadPhotoTo } from '../task-photos/upload-photo';
import { usePhotos } from '../task-photos/use-photos';

const words = waste.form;
const upload = uploadPhotoTo('/v1/stockcount/upload_waste_photo');
/** Keys whose entry is saved: a page that the back button restores still has its key. */
const usedKeys = new Set<string>();

export interface WasteFormStart {
  productId: number;
  initial: WasteTexts;
  requestKey: string;
}

/** The form of one product; texts, photo and key survive a failure or a reload. */
export function useWasteForm({ productId, initial, requestKey }: WasteFormStart) {
  const router = useRouter();
  const [isWaiting, setWaiting] = useState(false);
  const [refused, setRefused] = useState<Refusal['code']>();
  const photo = useRef<number>(undefined);
  /** The key of the form, until it was used or refused: what is saved next is another entry. */
  const key = useRef<string>(undefined);
  const keyFor = (typed = requestKey) => {
    if (key.current === undefined) key.current = usedKeys.has(typed) ? randomKey() : typed;
    return key.current;
  };
  const part = `waste.${productId}`;
  const photos = usePhotos({ draft: tabDraft('message', `${part}.photo`), upload, max: 1 });
  const form = useContractForm('waste.save', {
    draftKey: tabDraft('message', part),
    initial: { ...initial, requestKey },
    rules: ({ wasteForm }) => wasteForm,
    request: (clean, typed) =>
      wasteRequest(
        { productId, ...clean, reason: clean.reason as WasteReason, wastePhotoID: photo.current },
        keyFor(typed.requestKey),
      ),
    onDone: ({ wasteIds }) => {
      usedKeys.add(keyFor());
      photos.clear();
      router.push(wasteDoneUrl('opgeslagen', wasteIds[0]));
    },
    onRefused: ({ code }, isShown) => {
      if (code === 'conflict') key.current = randomKey();
      if (!isShown) setRefused(code);
      if (code === 'conflict') router.refresh();
    },
    words: {
      quantity: { required: words.quantityWrong, invalid: words.quantityWrong },
      reason: { required: words.reasonNeeded, invalid: words.reasonNeeded },
    },
  });
  const submit = async (event: FormEvent<FormRoot>) => {
    event.preventDefault();
    if (isWaiting) return;
    setWaiting(true);
    setRefused(undefined);
    const ids = await photos.sent();
    if (ids) {
      photo.current = ids[0];
      await form.submit();
    }
    setWaiting(false);
  };
  return { form, photos, submit, busy: isWaiting || form.busy, refused: refused ?? form.failure };
}
