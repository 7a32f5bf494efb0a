import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/** Returns the key that identifies an address for limits: the IPv4 address, or the first 64 bits of the IPv6 address. */
export function addressKey(address: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address.slice(0, 64);
  const [plain = ''] = address.split('%');
  const [head = '', tail = ''] = plain.split('::');
  const groups = (part: string) => (part ? part.split(':') : []);
  const [first, last] = [groups(head), groups(tail)];
  const all = address.includes('::') ? [...first, ...Array<string>(8 - first.length - last.length).fill('0'), ...last] : first;
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** Returns the client's IP address. @param proxy whether to use the last entry of X-Forwarded-For */
export function addressOf({ headers, socket }: IncomingMessage, proxy: boolean): string {
  const forwarded = proxy ? String(headers['x-forwarded-for'] ?? '').split(',') : [];
  return forwarded.pop()?.trim() || (socket.remoteAddress ?? '');
}
