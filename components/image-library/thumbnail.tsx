import type { FoundImage } from './use-images';

/** The smallest variant of the whole image that is large enough for a tile. */
function tileSource({ url, variants }: Pick<FoundImage, 'url' | 'variants'>): string {
  const small = variants
    .filter(({ ratio, type }) => ratio === 'whole' && type === 'image/webp')
    .sort((one, other) => one.width - other.width)[0];
  return small?.url ?? url;
}

export function Thumbnail({ image }: { image: Pick<FoundImage, 'url' | 'variants'> }) {
  return (
    // biome-ignore lint/performance/noImgElement: the variants of the library are ready-made
    <img
      src={tileSource(image)}
      alt=""
      width={240}
      height={180}
      loading="lazy"
      className="aspect-4/3 w-full rounded-s bg-surface-alt object-contain"
    />
  );
}
