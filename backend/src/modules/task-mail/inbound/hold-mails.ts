import type { SMTPServerDataStream } from 'smtp-server';
import type { ReceptionLimits } from './reception-limits.ts';

/** Limits the memory of mails of all connections together. */
export function holdMails({
  maxMailBytes,
  maxHeldBytes,
}: Pick<ReceptionLimits, 'maxMailBytes' | 'maxHeldBytes'>) {
  let held = 0;
  return {
    /** Reads a whole mail; undefined when it is too large, or when the memory limit is reached. */
    async read(stream: SMTPServerDataStream): Promise<Buffer | undefined> {
      let chunks: Buffer[] | undefined = [];
      let own = 0;
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        if (!chunks) continue;
        if (own + chunk.length > maxMailBytes || held + chunk.length > maxHeldBytes) {
          held -= own;
          own = 0;
          chunks = undefined;
          continue;
        }
        own += chunk.length;
        held += chunk.length;
        chunks.push(chunk);
      }
      return chunks && Buffer.concat(chunks);
    },
    free(bytes: Buffer) {
      held -= bytes.length;
    },
  };
}
