import { readFile } from 'node:fs/promises';
import { EnvError, type InboundMailEnv } from './env.ts';

const read = (name: string, path: string) =>
  readFile(path, 'utf8').catch(() => {
    throw new EnvError(`The variable ${name} is wrong: the file can not be read.`);
  });

/** Reads the TLS certificate of the mail receiver, in PEM. @throws EnvError when a file cannot be read */
export async function readCertificate(tls: InboundMailEnv['tls']) {
  if (!tls) return undefined;
  return {
    key: await read('INBOUND_MAIL_TLS_KEY', tls.key),
    cert: await read('INBOUND_MAIL_TLS_CERT', tls.cert),
  };
}
