import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** Tags of DER. */
const [INTEGER, BITS, OBJECT_ID, TEXT, TIME, SEQUENCE, SET] = [2, 3, 6, 12, 23, 0x30, 0x31];

function der(tag: number, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const { length } = body;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), body]);
}

const ED25519 = der(SEQUENCE, der(OBJECT_ID, Buffer.from('2b6570', 'hex')));
const COMMON_NAME = der(OBJECT_ID, Buffer.from('550403', 'hex'));
const pem = (bytes: Buffer) =>
  `-----BEGIN CERTIFICATE-----\n${bytes.toString('base64').replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`;

/** A key, and a certificate that it signs itself: Node makes none, and not each machine has a program for it. */
export function makeCertificate(host: string): { key: string; cert: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const name = der(SEQUENCE, der(SET, der(SEQUENCE, COMMON_NAME, der(TEXT, Buffer.from(host)))));
  const validity = ['200101000000Z', '491231235959Z'].map((moment) => der(TIME, Buffer.from(moment)));
  const content = der(
    SEQUENCE,
    der(INTEGER, Buffer.from([1]), randomBytes(8)),
    ...[ED25519, name, der(SEQUENCE, ...validity), name],
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = der(BITS, Buffer.from([0]), sign(null, content, privateKey));
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: pem(der(SEQUENCE, content, ED25519, signature)),
  };
}
