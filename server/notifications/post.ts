import { lookup as resolve } from 'node:dns/promises';
import { request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublic } from './publicAddress.js';

/** Where messages may go, for operators with receivers of their own, and for tests. */
export interface WebhookReach {
  /** Whether an address may be spoken to; those of the public internet if left out. */
  readonly mayReach?: (address: string) => boolean;
  /** Certificates that are trusted beside the usual ones' place: PEM. */
  readonly ca?: string;
}

/** How long a whole call may take, in ms, and how much of an answer is read, in bytes. */
const PATIENCE = 8000;
const MOST = 16 * 1024;

/** What came of a call: the status of the answer, or that there was none. */
export type Posted = { readonly status: number } | { readonly fault: 'address' | 'silence' };

/** Whether this is an address that can be posted to: https, and nobody's password in it. */
export function isPostable(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, username, password } = new URL(url);
  return protocol === 'https:' && !username && !password;
}

/**
 * Posts to an address that a stranger has named. Its host is looked up once, every address of it must be one that may be reached, and
 * the call goes to those that were checked, whatever the name leads to a moment later. Follows no redirect, waits no longer than some
 * seconds, and reads no more than a little.
 */
export async function post(
  url: string,
  body: string | Uint8Array,
  headers: Record<string, string>,
  reach: WebhookReach = {},
): Promise<Posted> {
  if (!isPostable(url)) return { fault: 'address' };
  const { mayReach = isPublic, ca } = reach;
  const deadline = AbortSignal.timeout(PATIENCE);
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
        if (bytes > MOST) end();
      });
      answer.once('end', end).once('error', lost);
    });
    call.once('error', lost);
    call.end(body);
  });
}

/** The addresses of a host; none where it has none. */
async function addressesOf(host: string): Promise<{ address: string; family: number }[]> {
  const family = isIP(host);
  if (family) return [{ address: host, family }];
  return resolve(host, { all: true }).catch(() => []);
}

const silence = (signal: AbortSignal) =>
  new Promise<undefined>((done) => signal.addEventListener('abort', () => done(undefined), { once: true }));
