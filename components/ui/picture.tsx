export interface PictureProps {
  src: string;
  /** Other widths of the picture, and the `sizes` attribute. */
  srcSet?: string;
  sizes?: string;
  /** Empty for a decorative picture. */
  alt: string;
  width: number;
  height: number;
  /**
   * `first`: the largest picture of the first screen, loaded with high priority. `small`: on the first
   * screen, without a preload. Others are loaded when they are near the window.
   */
  load?: 'first' | 'small';
  className?: string;
  /** Where an admin edits it (`editAttributes`). */
  'data-edit'?: string;
  'data-edit-label'?: string;
}

/**
 * A picture with width and height, so that the layout does not shift. Variants are made at upload, not at
 * request.
 */
export function Picture({ load, alt, ...rest }: PictureProps) {
  return (
    // biome-ignore lint/performance/noImgElement: the pictures are ready-made; an optimiser in between only costs
    <img
      {...rest}
      alt={alt}
      loading={load ? undefined : 'lazy'}
      fetchPriority={load && (load === 'first' ? 'high' : 'low')}
    />
  );
}
