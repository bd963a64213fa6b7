import type { ScheduleTerms } from '@toonbank/contract';
import { DomainError } from '../../../../http/errors.ts';
import { mayCall } from '../../../../lib/outbound/public-address.ts';

interface Installation {
  webhooksInside: boolean;
  importFolder: string | undefined;
}

/** @throws DomainError invalid_request for an address that may not be called, a folder that there is not, or no one time */
export function checkTerms(
  { source, url, atTime, everyHours }: ScheduleTerms,
  { webhooksInside, importFolder }: Installation,
): void {
  const faults: Record<string, string> = {
    ...(source === 'address' && !mayCall(url, webhooksInside) && { url: 'address' }),
    ...(source === 'folder' && importFolder === undefined && { source: 'no_folder' }),
    ...((atTime === null) === (everyHours === null) && { atTime: 'one_of' }),
  };
  if (Object.keys(faults).length > 0)
    throw new DomainError('invalid_request', 'The schedule can’t be that.', faults);
}

/** The terms without the values of the other source. */
export const plain = (terms: ScheduleTerms): ScheduleTerms => ({
  ...terms,
  ...(terms.source === 'address' ? { filePrefix: '' } : { url: '' }),
});

/** A stored header for access goes only to the host that it was given for. */
export const isSameHost = (one: string, other: string): boolean =>
  URL.parse(one)?.origin === URL.parse(other)?.origin;
