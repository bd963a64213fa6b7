/** A point of an image that stays visible in every crop, in percent from the upper left corner. */
export interface FocalPoint {
  x: number;
  y: number;
}

/** The crops of an image: square for tiles, wide for heads of pages. */
export const imageCrops = [
  { ratio: '1:1', across: 1, down: 1 },
  { ratio: '4:3', across: 4, down: 3 },
  { ratio: '16:9', across: 16, down: 9 },
] as const;

/** The largest part of an image with these proportions, with the focal point as near to its middle as the edges allow. */
export function cropAround(
  image: { width: number; height: number },
  { across, down }: { across: number; down: number },
  focal: FocalPoint,
) {
  const width = Math.max(1, Math.min(image.width, Math.round((image.height * across) / down)));
  const height = Math.max(1, Math.min(image.height, Math.round((image.width * down) / across)));
  const start = (percent: number, part: number, whole: number) =>
    Math.min(whole - part, Math.max(0, Math.round((percent / 100) * whole - part / 2)));
  return {
    left: start(focal.x, width, image.width),
    top: start(focal.y, height, image.height),
    width,
    height,
  };
}
