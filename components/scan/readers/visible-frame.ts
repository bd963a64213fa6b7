/** Enough for thin bars at arm's length; more only costs time. */
const MAX_SIDE = 1280;

interface Size {
  width: number;
  height: number;
}

/**
 * The part of a picture that an element with `object-fit: cover` shows, and its size in pixels to read: a code outside of
 * the view does not count, and is no work.
 */
export function visiblePart(
  picture: Size,
  element: Size,
): { x: number; y: number } & Size & { scale: number } {
  const shown =
    element.width > 0 && element.height > 0
      ? Math.max(element.width / picture.width, element.height / picture.height)
      : 0;
  const width = shown > 0 ? Math.min(picture.width, element.width / shown) : picture.width;
  const height = shown > 0 ? Math.min(picture.height, element.height / shown) : picture.height;
  return {
    x: (picture.width - width) / 2,
    y: (picture.height - height) / 2,
    width,
    height,
    scale: Math.min(1, MAX_SIDE / Math.max(width, height)),
  };
}

/** Copies the visible part of a video's current picture as RGBA; undefined before its first one. */
export function visibleFrame(
  video: HTMLVideoElement,
  context: CanvasRenderingContext2D,
): ImageData | undefined {
  const { videoWidth, videoHeight, clientWidth, clientHeight } = video;
  if (videoWidth === 0) return undefined;
  const { x, y, width, height, scale } = visiblePart(
    { width: videoWidth, height: videoHeight },
    { width: clientWidth, height: clientHeight },
  );
  const [w, h] = [Math.round(width * scale), Math.round(height * scale)];
  const { canvas } = context;
  if (canvas.width !== w || canvas.height !== h) Object.assign(canvas, { width: w, height: h });
  context.drawImage(video, x, y, width, height, 0, 0, w, h);
  return context.getImageData(0, 0, w, h);
}
