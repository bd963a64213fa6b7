import type { Endpoint } from '@toonbank/contract';
import { ApiError } from './error';
import { parseResponse } from './parse-response';

/** A document: PDF, XML or CSV; or a photo of a task, as WebP. */
export type DocumentFile = {
  blob: Blob;
  /** The file name that the API gives it: 'productblad-TP-10234.pdf'. */
  name: string;
};

const DOCUMENT = /^(?:image\/webp|application\/(?:pdf|xml|vnd\.[\w.+-]+)|text\/(?:csv|xml))\b/i;

function nameOf(disposition: string | undefined): string {
  const name = /filename="([\w.-]{1,120})"/.exec(disposition ?? '')?.[1];
  return name ?? 'document';
}

function jsonOf(bytes: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

/** Reads an answer that is a file. @throws ApiError for a refusal, and for anything that is no document */
export function readFileAnswer(
  endpoint: Endpoint,
  status: number,
  bytes: ArrayBuffer,
  headers: { type: string; disposition: string | undefined },
): DocumentFile {
  if (status === 200 && DOCUMENT.test(headers.type)) {
    return { blob: new Blob([bytes], { type: headers.type }), name: nameOf(headers.disposition) };
  }
  // A refusal comes as JSON and is thrown here; any other content in place of a file does not fit the contract.
  parseResponse(endpoint, status, jsonOf(bytes));
  throw new ApiError({ kind: 'http', code: 'bad_upstream', status });
}
