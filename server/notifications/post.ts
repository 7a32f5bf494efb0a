import { lookup as resolve } from 'node:dns/promises';
import { request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublic } from './publicAddress.js';

/** Options for reaching webhook receivers in a private network. */
export interface WebhookReach {
  /** Whether an IP address may be reached. By default, only public internet addresses may. */
  readonly mayReach?: (address: string) => boolean;
  /** Certificates (PEM) to trust instead of the system's. */
  readonly ca?: string;
}

const TIMEOUT_MS = 8000;
const MAX_BYTES = 16 * 1024;

export type Posted = { readonly status: number } | { readonly fault: 'address' | 'silence' };

/** Whether a URL uses https and has no password. */
export function isPostable(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, username, password } = new URL(url);
  return protocol === 'https:' && !username && !password;
}

/**
 * Posts to an untrusted URL. Resolves the host once, checks every IP address and connects only to these addresses. Follows no redirects and
 * limits time and size.
 */
export async function post(
  url: string,
  body: string | Uint8Array,
  headers: Record<string, string>,
  reach: WebhookReach = {},
): Promise<Posted> {
  if (!isPostable(url)) return { fault: 'address' };
  const { mayReach = isPublic, ca } = reach;
  const deadline = AbortSignal.timeout(TIMEOUT_MS);
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '');
  const addresses = await Promise.race([addressesOf(host), silence(deadline)]);
  const [first] = addresses ?? [];
  if (!addresses || !first) return { fault: 'silence' };
  if (!addresses.every(({ address }) => mayReach(address))) return { fault: 'address' };
  const pinned = (_host: string, { all }: { all?: boolean }, found: Parameters<LookupFunction>[2]) => {
    if (all) found(null, addresses);
    else found(null, first.address, first.family);
  };
  return new Promise((done) => {
    const lost = () => done({ fault: 'silence' });
    const options = { method: 'POST', headers, lookup: pinned as LookupFunction, ca, agent: false, signal: deadline };
    const call = request(url, options, (answer) => {
      const { statusCode = 0 } = answer;
      let bytes = 0;
      const end = () => {
        done({ status: statusCode });
        call.destroy();
      };
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > MAX_BYTES) end();
      });
      answer.once('end', end).once('error', lost);
    });
    call.once('error', lost);
    call.end(body);
  });
}

async function addressesOf(host: string): Promise<{ address: string; family: number }[]> {
  const family = isIP(host);
  if (family) return [{ address: host, family }];
  return resolve(host, { all: true }).catch(() => []);
}

const silence = (signal: AbortSignal) =>
  new Promise<undefined>((done) => signal.addEventListener('abort', () => done(undefined), { once: true }));
