import type { IncomingMessage } from 'node:http';
import { readAnswer, webBody } from '@/api/send-to-api';
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
const PASSED_ON = ['retry-after'] as const;

/** Reads an answer; HTML, half JSON and foreign shapes are `broken`. */
export async function readUpstream(answer: IncomingMessage | null): Promise<Answer> {
  if (!answer) return { kind: 'silent' };
  const { statusCode: status = 0, headers } = answer;
  const type = headers['content-type'] ?? '';
  if (status >= 200 && status < 300 && FILE_TYPES.test(type))
    return { kind: 'file', response: file(answer, type) };
  if (!/^application\/json\b/i.test(type)) {
    answer.destroy();
    return { kind: 'broken' };
  }
  try {
    const bytes = await readAnswer(answer, LARGEST_JSON);
    const text = bytes?.toString('utf8') ?? '';
    const body = JSON.parse(text) as JsonAnswer | null;
    if (typeof body?.result !== 'boolean') return { kind: 'broken' };
    const kept = PASSED_ON.flatMap((name) => (headers[name] ? [[name, headers[name]]] : []));
    return { kind: 'json', status, body, text, headers: Object.fromEntries(kept) };
  } catch {
    return { kind: 'broken' };
  }
}

/** Passes a PDF, XML, CSV or photo on unchanged, with its file name. */
function file(answer: IncomingMessage, type: string): Response {
  const name = answer.headers['content-disposition'];
  return new Response(webBody(answer), {
    status: answer.statusCode ?? 200,
    headers: { 'content-type': type, 'cache-control': PRIVATE, ...(name && { 'content-disposition': name }) },
  });
}
