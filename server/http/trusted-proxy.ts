import { BlockList, isIP } from 'node:net';

/** Whether an address is one of `TRUSTED_PROXY`: addresses and ranges such as 10.0.0.0/8 (lib/env.ts checked them). */
export function proxyMatcher(entries: readonly string[]): (address: string) => boolean {
  if (entries.length === 0) return () => false;
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return (address) => isIP(address) !== 0 && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/** `::ffff:10.0.0.1` is how a dual-stack socket writes 10.0.0.1. */
export function plainAddress(address = ''): string {
  return /^::ffff:/i.test(address) ? address.slice(7) : address;
}
