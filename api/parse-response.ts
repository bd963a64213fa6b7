import { type Endpoint, failureSchema } from '@toonbank/contract/define';
import { camelize } from './camelize';
import { ApiError } from './error';

/** Parses an answer's body with the contract and camelCases its keys. @throws ApiError */
export function parseResponse(
  endpoint: Endpoint,
  status: number,
  body: unknown,
  retryAfter?: unknown,
): unknown {
  const failure = failureSchema.safeParse(body);
  if (failure.success) {
    const { code, fields } = failure.data.error;
    const retryAfterS = Number(retryAfter) || 0;
    throw new ApiError({ kind: 'domain', code, status, fields, retryAfterS, cause: failure.data.error });
  }
  if (status < 200 || status > 299) throw new ApiError({ kind: 'http', code: httpCode(status), status });
  const flat = endpoint.kind === 'session';
  const parsed = endpoint.response.safeParse(flat ? body : dataOf(body));
  if (!parsed.success) {
    throw new ApiError({ kind: 'http', code: 'bad_upstream', status, cause: parsed.error });
  }
  return camelize(parsed.data);
}

function dataOf(body: unknown): unknown {
  const data = body as { result?: unknown; data?: unknown } | null;
  return typeof data === 'object' && data?.result === true ? data.data : undefined;
}

/** A refusal without the contract's body comes from a proxy in between. */
function httpCode(status: number) {
  return status === 502 || status === 503 || status === 504 ? 'unavailable' : 'bad_upstream';
}
