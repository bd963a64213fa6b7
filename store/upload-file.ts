import type { AnswerOf, RequestOf, UploadName } from '@/api/call';
import type { UploadOptions } from '@/api/upload';
import { whenOnline } from '@/lib/when-online';
import { type Outcome, refusalOf } from './call-api';

/** Uploads a file by its endpoint's name in the contract. Never rejects. */
export async function uploadFile<Name extends UploadName>(
  name: Name,
  request: RequestOf<Name>,
  file: Blob,
  options?: UploadOptions,
): Promise<Outcome<AnswerOf<Name>>> {
  try {
    await whenOnline();
    const api = await import('@/api/upload');
    return { value: await api.uploadFile(name, request, file, options) };
  } catch (error) {
    return { refusal: refusalOf(error) };
  }
}
