import type { EndpointName } from '@toonbank/contract';
import type { RequestOf } from '@/api/call';
import type { ErrorCode } from '@/api/types';
import { openDocument, saveFile, type WindowWords } from '@/lib/open-document';
import { failureCode } from './failure';

const load = async <Name extends EndpointName>(name: Name, request: RequestOf<Name>) =>
  (await import('@/api/admin')).adminFile(name, request);

/** Downloads a file of the admin API. @returns why it failed; undefined after a success */
export async function downloadAdminFile<Name extends EndpointName>(
  name: Name,
  request: RequestOf<Name>,
): Promise<ErrorCode | undefined> {
  try {
    saveFile(await load(name, request));
    return undefined;
  } catch (error) {
    return failureCode(error);
  }
}

/** Shows a PDF of the admin API in a new window; call it in the click handler. @returns as `downloadAdminFile` */
export async function openAdminFile<Name extends EndpointName>(
  name: Name,
  request: RequestOf<Name>,
  words: WindowWords,
): Promise<ErrorCode | undefined> {
  try {
    await openDocument(() => load(name, request), words);
    return undefined;
  } catch (error) {
    return failureCode(error);
  }
}
