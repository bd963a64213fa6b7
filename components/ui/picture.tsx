export interface PictureProps {
  src: string;
  /** Empty for a picture that says nothing that isn't beside it. */
  alt: string;
  width: number;
  height: number;
  /** The largest picture of the first screen: loaded at once. */
  eager?: boolean;
  className?: string;
}

/** A picture with its size, so that nothing moves when it arrives. Variants are made at upload, not at request. */
export function Picture({ eager = false, alt, ...rest }: PictureProps) {
  return (
    // biome-ignore lint/performance/noImgElement: the pictures are ready-made; an optimiser in between only costs
    <img
      {...rest}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
    />
  );
}
