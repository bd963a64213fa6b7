import type { EndpointName } from '@toonbank/contract';
import type { RequestOf } from '@/api/call';
import { type Outcome, refusalOf } from './call-api';

/** Loads a file of an admin's page and has the browser save it. Never rejects. */
export async function downloadFile<Name extends EndpointName>(
  name: Name,
  request: RequestOf<Name>,
): Promise<Outcome<undefined>> {
  try {
    const api = await import('@/api/admin');
    const file = await api.adminFile(name, request);
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file.blob);
    link.download = file.name;
    link.click();
    URL.revokeObjectURL(link.href);
    return { value: undefined };
  } catch (error) {
    return { refusal: refusalOf(error) };
  }
}
