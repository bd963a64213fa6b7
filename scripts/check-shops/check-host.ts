import { get } from 'node:https';
import type { TLSSocket } from 'node:tls';

const WAIT_MS = 8_000;
const DAY_MS = 86_400_000;
/** A certificate that renews itself is renewed 30 days before its end. */
const SOON_DAYS = 21;

export interface HostFinding {
  check: 'host_unknown' | 'host_away' | 'certificate_wrong' | 'certificate_ends';
  weight: 'fault' | 'warning';
  /** The host with the reason. */
  text: string;
  advice: string;
}

const advice: Record<HostFinding['check'], string> = {
  host_unknown: 'the name has no address; add it to the DNS',
  host_away: 'no shop answers there; check the proxy in front of it',
  certificate_wrong: 'browsers refuse the certificate; renew it for this name',
  certificate_ends: 'renew the certificate; its renewal by itself does not work',
};

const found = (check: HostFinding['check'], text: string): HostFinding => ({
  ...{ check, weight: check === 'certificate_ends' ? 'warning' : 'fault' },
  ...{ text, advice: advice[check] },
});

function explain(host: string, { code = '', message }: NodeJS.ErrnoException): HostFinding {
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return found('host_unknown', host);
  const isCertificate = /CERT|SIGNED|ALTNAME|VERIFY/.test(code);
  return found(isCertificate ? 'certificate_wrong' : 'host_away', `${host}: ${code || message}`);
}

/** Asks the home page of a host over https. `ca` and `port` are for tests. @returns undefined when all is well */
export function checkHost(
  host: string,
  { port = 443, ca, now = Date.now() }: { port?: number; ca?: string; now?: number } = {},
): Promise<HostFinding | undefined> {
  return new Promise((resolve) => {
    const call = get({ host, port, ca, path: '/', agent: false, timeout: WAIT_MS }, (answer) => {
      const { valid_to: end } = (answer.socket as TLSSocket).getPeerCertificate();
      answer.destroy();
      const days = Math.floor((Date.parse(end) - now) / DAY_MS);
      if ((answer.statusCode ?? 0) >= 400)
        resolve(found('host_away', `${host}: status ${answer.statusCode}`));
      else resolve(days < SOON_DAYS ? found('certificate_ends', `${host}: ${days} days left`) : undefined);
    });
    call.on('timeout', () => call.destroy(Object.assign(new Error('No answer.'), { code: 'ETIMEDOUT' })));
    call.on('error', (error) => resolve(explain(host, error)));
  });
}
