import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Non-public ranges: https://www.iana.org/assignments/iana-ipv4-special-registry */
const NOT_PUBLIC_4 = [
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
] as const;

/** Public range. The list below contains its exceptions: https://www.iana.org/assignments/iana-ipv6-special-registry */
const PUBLIC_6 = ['2000::', 3] as const;
const NOT_PUBLIC_6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const notPublic4 = new BlockList();
for (const [network, bits] of NOT_PUBLIC_4) notPublic4.addSubnet(network, bits, 'ipv4');
const public6 = new BlockList();
public6.addSubnet(...PUBLIC_6, 'ipv6');
const notPublic6 = new BlockList();
for (const [network, bits] of NOT_PUBLIC_6) notPublic6.addSubnet(network, bits, 'ipv6');

/** Whether an IP address is public, and so not local, link-local or multicast. */
export function isPublic(address: string): boolean {
  if (isIPv4(address)) return !notPublic4.check(address, 'ipv4');
  return isIPv6(address) && public6.check(address, 'ipv6') && !notPublic6.check(address, 'ipv6');
}
