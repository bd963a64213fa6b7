import { addressesOf, inTime, type OutboundCall, requestTo } from './call-address.ts';

export interface OutboundPost extends OutboundCall {
  body: string;
  /** Bytes of the answer that are read; then the connection is closed. */
  maxAnswerBytes: number;
}

export interface OutboundAnswer {
  status: number;
  /** The beginning of the body. */
  text: string;
}

function send(post: OutboundPost, addresses: readonly string[], signal: AbortSignal) {
  const { url, headers, body, maxAnswerBytes } = post;
  return new Promise<OutboundAnswer>((resolve, reject) => {
    const call = requestTo(addresses, url, {
      ...{ method: 'POST', signal },
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    });
    call.on('response', (answer) => {
      const parts: Buffer[] = [];
      let size = 0;
      // Whatever the body does: the status is the answer.
      const end = () => {
        const text = Buffer.concat(parts).subarray(0, maxAnswerBytes).toString('utf8');
        resolve({ status: answer.statusCode ?? 0, text });
      };
      answer.on('data', (part: Buffer) => {
        parts.push(part);
        size += part.length;
        if (size >= maxAnswerBytes) answer.destroy();
      });
      answer.on('error', end);
      answer.on('close', end);
    });
    // Another protocol instead of an answer: the connection is ours to close then.
    call.on('upgrade', (answer, socket) => {
      socket.destroy();
      resolve({ status: answer.statusCode ?? 0, text: '' });
    });
    call.on('error', reject);
    call.on('close', () => reject(new Error('The connection was closed without an answer.')));
    call.end(body);
  });
}

/**
 * Posts to an address that another party chose: never into a private network, redirects are answers like others, and it
 * ends in time. @throws OutboundError when there is no answer
 */
export const postOutside = (post: OutboundPost): Promise<OutboundAnswer> =>
  inTime(post, async (ending, until) => until(send(post, await until(addressesOf(post)), ending)));
