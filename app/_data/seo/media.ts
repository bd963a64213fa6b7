import 'server-only';
import { env } from '../env';

const MAX_BYTES = 1_000_000;
const OWN_SVG = /^\/media\/[a-z][a-z0-9]{1,40}\/(packshots|groups|scenes)\/([a-z0-9][a-z0-9-]{0,80})\.svg$/;
const NATIVE = /^\/media\/.*\.(?:png|jpg|webp)$/;

type Drawing = {
  svg: Buffer;
  /** It is named after its content: what it shows never changes. */
  lasting: boolean;
};

/**
 * A drawing of the API, by its path below `/media/`; null when it is not there, or not one.
 * @throws Error when it can't be read now
 */
export async function readDrawing(path: string): Promise<Drawing | null> {
  const answer = await fetch(env.API_URL + path, {
    redirect: 'manual',
    cache: 'no-store',
    signal: AbortSignal.timeout(env.API_TIMEOUT_MS),
  });
  if (answer.status === 503) throw new Error('The drawing can not be read now.');
  if (!answer.ok || !answer.headers.get('content-type')?.startsWith('image/svg+xml')) return null;
  const svg = Buffer.from(await answer.arrayBuffer());
  const lasting = answer.headers.get('cache-control')?.includes('immutable') ?? false;
  return svg.byteLength <= MAX_BYTES ? { svg, lasting } : null;
}

/** URL of a picture in a format that social networks accept (no SVG). Null when there is none. */
export function sharedPicture(image: string): string | null {
  if (NATIVE.test(image)) return image;
  const [, folder, name] = OWN_SVG.exec(image) ?? [];
  return folder && name ? `/delen/${folder}/${name}.png` : null;
}
