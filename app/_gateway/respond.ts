import type { Endpoint } from '@toonbank/contract';
import type { Answer } from './answer';
import type { CookieJar } from './cookies';
import { PRIVATE, RETRY_AFTER_SECONDS, refuse } from './refuse';
import { dropSession, keepSession } from './sessions';

/** Converts an API answer to the browser's response. */
export function respond(endpoint: Endpoint, answer: Answer, jar: CookieJar): Response {
  if (answer.kind === 'silent') return refuse('unavailable', 'The API does not answer.');
  if (answer.kind === 'broken') return refuse('bad_upstream', "The API's answer makes no sense.");
  if (answer.kind === 'file') return answer.response;
  const { status, body, text, headers } = answer;
  dropSession(endpoint, status, body, jar);
  const changed = keepSession(endpoint, body, jar);
  const response = new Response(changed ? JSON.stringify(body) : text, {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': PRIVATE,
      ...(status === 503 && { 'retry-after': RETRY_AFTER_SECONDS }),
      ...headers,
    },
  });
  for (const line of jar.lines) response.headers.append('set-cookie', line);
  return response;
}
