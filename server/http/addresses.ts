import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/**
 * What limits count by: an IPv4 address, or the network of an IPv6 address (its first 64 bits), of which one customer has
 * 2^64 addresses to choose from.
 */
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

/** Where a request comes from. @param proxy behind one reverse proxy, which puts the address at the end of X-Forwarded-For */
export function addressOf({ headers, socket }: IncomingMessage, proxy: boolean): string {
  const forwarded = proxy ? String(headers['x-forwarded-for'] ?? '').split(',') : [];
  return forwarded.pop()?.trim() || (socket.remoteAddress ?? '');
}
