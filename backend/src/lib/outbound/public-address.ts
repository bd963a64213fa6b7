import { BlockList, isIP } from 'node:net';

/** Addresses that belong to a machine, a private network, a test or a tunnel (IANA's special-purpose registries). */
const inside = new BlockList();
for (const [address, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  inside.addSubnet(address, bits, 'ipv4');
for (const [address, bits] of [
  // Teredo and other protocol assignments, documentation, 6to4: these lead to an IPv4 address of the sender's choice.
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  inside.addSubnet(address, bits, 'ipv6');

/** Every public IPv6 address is in it; mapped and translated IPv4 addresses are not. */
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address is one of the public internet. False for a text that is none. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !inside.check(address, 'ipv4');
  return version === 6 && global6.check(address, 'ipv6') && !inside.check(address, 'ipv6');
}

const INSIDE_NAME = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home\.arpa|localdomain)\.?$/i;

/**
 * Whether a URL may be called: https, without a user name, and by its host alone not inside a private network. A name is
 * looked up when it is called. @param allowsInside also http and every host: for tests and development
 */
export function mayCall(url: string, allowsInside = false): boolean {
  const parsed = URL.parse(url);
  if (!parsed) return false;
  const { username, password, hash } = parsed;
  if (username !== '' || password !== '' || hash !== '') return false;
  if (allowsInside) return parsed.protocol === 'https:' || parsed.protocol === 'http:';
  // The parser has made one address of every spelling: 0x7f.1, 2130706433 and 127.1 are 127.0.0.1.
  const host = parsed.hostname.replace(/^\[(.*)\]$/, '$1');
  if (parsed.protocol !== 'https:') return false;
  return isIP(host) ? isPublicAddress(host) : host.includes('.') && !INSIDE_NAME.test(host);
}
