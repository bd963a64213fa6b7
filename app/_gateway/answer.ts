import { collect } from './body';
import { PRIVATE } from './refuse';

/** A parsed answer of the API: JSON of the contract, a file, an invalid answer, or no answer in time. */
export type Answer =
  | { kind: 'json'; status: number; body: JsonAnswer; text: string; headers: Record<string, string> }
  | { kind: 'file'; response: Response }
  | { kind: 'broken' }
  | { kind: 'silent' };

export type JsonAnswer = { result: boolean; error?: { code?: string } } & Record<string, unknown>;

const LARGEST_JSON = 20 * 1_048_576;
/** Content types that pass; the photos of tasks are WebP that the backend encoded. */
const FILE_TYPES =
  /^(?:image\/webp|application\/(?:pdf|xml|zip|octet-stream|vnd\.[\w.+-]+)|text\/(?:csv|xml))\b/i;
const PASSED_ON = ['retry-after'];

/** Reads an answer; HTML, half JSON and foreign shapes are `broken`. */
export async function readUpstream(response: Response | null): Promise<Answer> {
  if (!response) return { kind: 'silent' };
  const type = response.headers.get('content-type') ?? '';
  if (response.ok && FILE_TYPES.test(type)) return { kind: 'file', response: file(response, type) };
  if (!/^application\/json\b/i.test(type) || !response.body) return { kind: 'broken' };
  try {
    const bytes = await collect(response.body, LARGEST_JSON);
    const text = bytes?.toString('utf8') ?? '';
    const body = JSON.parse(text) as JsonAnswer | null;
    if (typeof body?.result !== 'boolean') return { kind: 'broken' };
    const kept = PASSED_ON.flatMap((name) => {
      const value = response.headers.get(name);
      return value ? [[name, value]] : [];
    });
    return { kind: 'json', status: response.status, body, text, headers: Object.fromEntries(kept) };
  } catch {
    return { kind: 'broken' };
  }
}

/** Passes a PDF, XML, CSV or photo on unchanged, with its file name. */
function file(response: Response, type: string): Response {
  const name = response.headers.get('content-disposition');
  return new Response(response.body, {
    status: response.status,
    headers: { 'content-type': type, 'cache-control': PRIVATE, ...(name && { 'content-disposition': name }) },
  });
}
