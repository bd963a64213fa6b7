'use client';

import { cropAround, type FocalPoint, imageCrops } from '@toonbank/contract/editing/crop';
import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import type { ErrorCode } from '@/api/types';
import { adminErrorText } from '@/locales/nl/admin/errors';
import { imageDetails as words } from '@/locales/nl/admin/image-manage';
import { callApi } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import type { LibraryImage } from '../upload/use-uploads';

const MIDDLE: FocalPoint = { x: 50, y: 50 };
const STEP = 5;
/** The arrow keys: how far right and down they go. */
const arrows: Readonly<Record<string, [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const percent = (value: number) => Math.min(100, Math.max(0, Math.round(value)));

interface FocalPointProps {
  image: LibraryImage;
  onSaved: (image: LibraryImage) => void;
}

/** Sets the point that every crop keeps, by a click or the arrow keys, and shows the crops around it. */
export function FocalPointField({ image, onSaved }: FocalPointProps) {
  const dispatch = useAppDispatch();
  const [point, setPoint] = useState(image.focal);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ErrorCode>();
  const { x, y } = point ?? MIDDLE;
  const isChanged = point?.x !== image.focal?.x || point?.y !== image.focal?.y;

  const onClick = ({ clientX, clientY, currentTarget, detail }: MouseEvent) => {
    // Enter and Space click too, without a place.
    if (detail === 0) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    setPoint({
      x: percent(((clientX - left) / width) * 100),
      y: percent(((clientY - top) / height) * 100),
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = arrows[event.key];
    if (!arrow) return;
    event.preventDefault();
    const step = event.shiftKey ? 1 : STEP;
    setPoint({ x: percent(x + arrow[0] * step), y: percent(y + arrow[1] * step) });
  };
  const save = async (focal: FocalPoint | null) => {
    setBusy(true);
    const outcome = await dispatch(callApi('media.setDetails', { imageID: image.id, focal }));
    setBusy(false);
    setFailure('refusal' in outcome ? outcome.refusal.code : undefined);
    if (!('value' in outcome)) return;
    setPoint(focal);
    onSaved(outcome.value);
  };
  const { width, height, url } = image;
  return (
    <section className="flex flex-col gap-3">
      <h3 className="font-semibold">{words.focalTitle}</h3>
      <p className="text-ink-soft text-sm">
        {words.focalText} <span className="pointer-coarse:hidden">{words.focalKeys}</span>
      </p>
      <button
        type="button"
        aria-label={words.focal(x, y)}
        onClick={onClick}
        onKeyDown={onKeyDown}
        className="relative flex cursor-crosshair self-center overflow-hidden rounded-m bg-surface-alt"
      >
        {/* biome-ignore lint/performance/noImgElement: shown as it is stored */}
        <img src={url} alt="" width={width} height={height} className="h-auto max-h-96 w-auto max-w-full" />
        <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className="absolute inset-0 size-full">
          <FocalMark x={(x / 100) * width} y={(y / 100) * height} radius={Math.max(width, height) / 40} />
        </svg>
      </button>
      <span role="status" className="sr-only">
        {words.focal(x, y)}
      </span>
      <ul className="grid grid-cols-3 items-start gap-3">
        {imageCrops.map((crop) => (
          <li key={crop.ratio} className="flex flex-col gap-1">
            <Crop image={image} crop={crop} focal={{ x, y }} />
            <span className="text-ink-soft text-sm">{crop.ratio}</span>
          </li>
        ))}
      </ul>
      {failure && (
        <Notice tone="danger" urgent>
          {adminErrorText(failure)}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button busy={isBusy} disabled={!isChanged} onClick={() => void save(point)}>
          {words.saveFocal}
        </Button>
        {image.focal && (
          <Button look="quiet" onClick={() => void save(null)}>
            {words.removeFocal}
          </Button>
        )}
      </div>
    </section>
  );
}

/** Two rings, so that it shows on light and on dark. */
const FocalMark = ({ x, y, radius }: { x: number; y: number; radius: number }) => (
  <g fill="none" strokeWidth={radius / 3}>
    <circle cx={x} cy={y} r={radius} className="stroke-surface" />
    <circle cx={x} cy={y} r={radius * 1.3} className="stroke-ink" />
  </g>
);

interface CropProps {
  image: LibraryImage;
  crop: (typeof imageCrops)[number];
  focal: FocalPoint;
}

function Crop({ image, crop, focal }: CropProps) {
  const part = cropAround(image, crop, focal);
  return (
    <svg
      role="img"
      aria-label={words.crop(crop.ratio)}
      viewBox={`${part.left} ${part.top} ${part.width} ${part.height}`}
      className="w-full rounded-s bg-surface-alt"
    >
      <image href={image.url} width={image.width} height={image.height} />
    </svg>
  );
}
