import '@/lib/without-eval';

import { type EndpointName, endpointTable } from '@toonbank/contract';
import { UPLOAD_TYPE } from '@toonbank/contract/imports/upload';
import { NO_SESSION_EVENT } from '@/lib/session-signs';
import { ADMIN_API } from '@/lib/urls/admin-urls';
import type { AnswerOf, RequestOf, UploadName } from './call';
import { ApiError, hasCode } from './error';
import { parseResponse } from './parse-response';

export interface UploadOptions {
  /** Part of the file that was sent, from 0 to 1. */
  onProgress?: (part: number) => void;
  signal?: AbortSignal;
}

const failed = () => new ApiError({ kind: 'network', code: 'unavailable' });

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Sends a file by XMLHttpRequest: `fetch` does not tell how much was sent. */
function send(url: string, file: Blob, { onProgress, signal }: UploadOptions): Promise<XMLHttpRequest> {
  const { promise, resolve, reject } = Promise.withResolvers<XMLHttpRequest>();
  const request = new XMLHttpRequest();
  request.open('POST', url);
  request.setRequestHeader('content-type', UPLOAD_TYPE);
  request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
  request.onload = () => resolve(request);
  request.onerror = () => reject(failed());
  request.onabort = () => reject(failed());
  signal?.addEventListener('abort', () => request.abort());
  request.send(file);
  return promise;
}

/** Uploads a file of an admin's page, through the gateway. @throws ApiError */
export async function uploadFile<Name extends UploadName>(
  name: Name,
  request: RequestOf<Name>,
  file: Blob,
  options: UploadOptions = {},
): Promise<AnswerOf<Name>> {
  const endpoint = endpointTable.get(name as EndpointName);
  if (!endpoint) throw new Error(`There is no endpoint ${name}`);
  if (file.size > (endpoint.maxBodyBytes ?? 0))
    throw new ApiError({ kind: 'domain', code: 'payload_too_large' });
  const query = new URLSearchParams(request as Record<string, string>);
  const answer = await send(`${ADMIN_API}${endpoint.path}?${query}`, file, options);
  try {
    return parseResponse(endpoint, answer.status, jsonOf(answer.responseText)) as AnswerOf<Name>;
  } catch (error) {
    if (hasCode(error, 'session_invalid', 'session_missing'))
      window.dispatchEvent(new Event(NO_SESSION_EVENT));
    throw error;
  }
}
