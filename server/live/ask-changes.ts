import { get } from 'node:http';
import type { ContentChanges } from '../../lib/cache/content-changes.ts';
import { CONTENT_CHANGES } from '../../lib/urls/internal-urls.ts';

const TIMEOUT_MS = 1000;
const MAX_BYTES = 10_000;

/** The changes of the site of a host; `none` for a host without a site, `away` while the API does not answer. */
export type Asked = ContentChanges | 'none' | 'away';

/** Asks this very storefront, which knows the site's token and the API. */
export const askChanges = (port: number, host: string): Promise<Asked> =>
  new Promise((resolve) => {
    const away = () => resolve('away');
    const request = get(
      { port, host: 'localhost', path: CONTENT_CHANGES, headers: { host }, timeout: TIMEOUT_MS },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (part: string) => {
          text += part;
          if (text.length > MAX_BYTES) answer.destroy();
        });
        answer.on('error', away);
        answer.on('close', away);
        answer.on('end', () => {
          if (answer.statusCode === 200) resolve(JSON.parse(text) as ContentChanges);
          else resolve(answer.statusCode === 503 ? 'away' : 'none');
        });
      },
    );
    request.on('timeout', () => request.destroy());
    request.on('error', away);
  });
