import { UPLOAD_TYPE } from '@toonbank/contract/imports/upload';

/** Of the slowest upload; the servers wait as long. */
export const UPLOAD_TIMEOUT_MS = 600_000;

export type UploadBody =
  | { stream: ReadableStream<Uint8Array>; isTooLarge: () => boolean }
  | { refused: 'payload_too_large' | 'unsupported_media_type' };

/**
 * The body of an upload, which passes through piece by piece. The stream fails beyond the limit, and `isTooLarge` then
 * says why.
 */
export function uploadOf(request: Request, maxBytes: number): UploadBody {
  const type = request.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase();
  if (type !== UPLOAD_TYPE || !request.body) return { refused: 'unsupported_media_type' };
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return { refused: 'payload_too_large' };
  let bytes = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, controller) {
      bytes += piece.byteLength;
      if (bytes > maxBytes) controller.error(new Error('The file is too large.'));
      else controller.enqueue(piece);
    },
  });
  return { stream: request.body.pipeThrough(counter), isTooLarge: () => bytes > maxBytes };
}
