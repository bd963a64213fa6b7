import dynamic from 'next/dynamic';
import { useState } from 'react';
import { productUnitWords as words } from '@/locales/nl/admin/shop/product-units';
import { ChangeOutcome } from '../admin/change-outcome';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { IconButton } from '../ui/icon-button';
import { moved } from './moved';
import type { ProductChanges, ShownProduct } from './product';

const ImagePicker = dynamic(() =>
  import('../image-library/image-picker').then((module) => module.ImagePicker),
);
const FORM = 'images';
const MAX_IMAGES = 20;

interface ProductImagesProps extends ProductChanges {
  product: ShownProduct;
  canWrite: boolean;
}

/** The pictures of a product, from the image library, in their order. */
export function ProductImages({ product, canWrite, ...changes }: ProductImagesProps) {
  const { images: seen } = product;
  const [images, setImages] = useState<readonly string[]>(seen);
  const [isPicking, setPicking] = useState(false);
  return (
    <section className="flex flex-col items-start gap-4">
      <h2 className="font-semibold text-lg">{words.images}</h2>
      <p className="text-ink-soft text-sm">{words.imagesHint}</p>
      <ol className="flex flex-wrap gap-4">
        {images.map((url, at) => (
          <li key={url} className="flex flex-col items-center gap-1">
            {/* biome-ignore lint/performance/noImgElement: a small picture of the library, never of a visitor's page. */}
            <img
              src={url}
              alt={words.imageOf(at + 1)}
              width={112}
              height={112}
              loading="lazy"
              className="size-28 rounded-m bg-surface-alt object-contain"
            />
            {canWrite && (
              <span className="flex">
                <IconButton
                  label={words.first(at + 1)}
                  aria-disabled={at === 0}
                  className="aria-disabled:opacity-30"
                  onClick={() => setImages(moved(images, at, -1))}
                >
                  <Icon name="chevron-left" />
                </IconButton>
                <IconButton
                  label={words.later(at + 1)}
                  aria-disabled={at === images.length - 1}
                  className="aria-disabled:opacity-30"
                  onClick={() => setImages(moved(images, at, 1))}
                >
                  <Icon name="chevron-right" />
                </IconButton>
                {images.length > 1 && (
                  <IconButton
                    label={words.removeImage(at + 1)}
                    onClick={() => setImages(images.filter((one) => one !== url))}
                  >
                    <Icon name="close" />
                  </IconButton>
                )}
              </span>
            )}
          </li>
        ))}
      </ol>
      {canWrite && (
        <div className="flex flex-wrap gap-3">
          {images.length < MAX_IMAGES && (
            <Button look="outline" size="s" onClick={() => setPicking(true)}>
              {words.addImage}
            </Button>
          )}
          {images.join() !== seen.join() && (
            <Button
              size="s"
              busy={changes.busy === FORM}
              onClick={() =>
                void changes.change(FORM, 'productDesk.setImages', { seen: [...seen], images: [...images] })
              }
            >
              {words.saveImages}
            </Button>
          )}
        </div>
      )}
      <ChangeOutcome form={FORM} {...changes} />
      {isPicking && (
        <ImagePicker
          current={images.at(-1) ?? ''}
          onClose={() => setPicking(false)}
          onPick={({ src }) => {
            setPicking(false);
            setImages([...new Set([...images, src])]);
          }}
        />
      )}
    </section>
  );
}
