import type { PhotoFault } from '@/locales/nl/tasks/photos';

/** Time limit of an upload: enough for a large file on a slow connection of a phone. */
const TIMEOUT_MS = 180_000;

export type Uploaded = { photoId: number } | { fault: PhotoFault };
/** Uploads a data URL. `onProgress` gets a whole percentage. */
export type Upload = (base64: string, onProgress: (percent: number) => void) => Promise<Uploaded>;

interface Answer {
  data?: { photo_id?: number };
  error?: { code?: string; fields?: Readonly<Record<string, string>> };
}

const faultsOfFiles: readonly string[] = ['damaged', 'too_many_pixels', 'unknown_type', 'too_many'];
const faultsOfCodes: Readonly<Record<string, PhotoFault>> = {
  payload_too_large: 'too_large',
  simulated_session: 'simulated',
  session_missing: 'session',
  session_invalid: 'session',
  login_required: 'session',
};

function faultOf({ error }: Answer): PhotoFault {
  const reason = error?.fields?.base64;
  if (reason !== undefined && faultsOfFiles.includes(reason)) return reason as PhotoFault;
  return faultsOfCodes[error?.code ?? ''] ?? 'network';
}

function read(text: string): Answer {
  try {
    return (JSON.parse(text) ?? {}) as Answer;
  } catch {
    return {};
  }
}

/** Uploads photos to an endpoint by `XMLHttpRequest`, because `fetch` reports no progress. Never rejects. */
export const uploadPhotoTo =
  (path: string): Upload =>
  (base64, onProgress) =>
    new Promise((resolve) => {
      const request = new XMLHttpRequest();
      request.open('POST', path);
      request.setRequestHeader('content-type', 'application/json');
      request.timeout = TIMEOUT_MS;
      request.upload.onprogress = ({ loaded, total }) =>
        total > 0 && onProgress(Math.round((loaded / total) * 100));
      request.onload = () => {
        const answer = read(request.responseText);
        const photoId = answer.data?.photo_id;
        resolve(photoId ? { photoId } : { fault: faultOf(answer) });
      };
      request.onerror = () => resolve({ fault: 'network' });
      request.ontimeout = () => resolve({ fault: 'network' });
      request.send(JSON.stringify({ base64 }));
    });

/** Uploads a photo of a task. */
export const uploadPhoto = uploadPhotoTo('/v1/tasks/upload_photo');
