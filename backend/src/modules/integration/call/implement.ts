import type { IntegrationEndpoint } from '@toonbank/contract/integration/define';
import type { z } from 'zod';
import type { Tx } from '../../../db/connect.ts';
import type { Site } from '../../../db/schema/index.ts';
import type { Blob } from '../../../http/implement.ts';
import type { CallingKey } from './find-key.ts';

export interface IntegrationCall {
  tx: Tx;
  site: Site;
  key: CallingKey;
}

/** `lines`: how many lines or rows the call is about, for the log. */
export type Answer<Data> = { data: Data; lines: number } | { file: Blob; lines: number };

export interface IntegrationWork {
  endpoint: IntegrationEndpoint;
  handle(call: IntegrationCall, input: unknown): Promise<Answer<unknown>>;
}

/** The work of an endpoint, in one transaction: if it throws, nothing is stored. */
export const implementCall = <E extends IntegrationEndpoint>(
  endpoint: E,
  handle: (call: IntegrationCall, input: z.output<E['request']>) => Promise<Answer<z.input<E['response']>>>,
): IntegrationWork => ({ endpoint, handle: handle as IntegrationWork['handle'] });
