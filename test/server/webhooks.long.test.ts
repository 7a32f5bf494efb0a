import { isPostable, post } from '../../server/notifications/post.js';
import { isPublic } from '../../server/notifications/publicAddress.js';
import { receiver } from './receiver.js';

const anywhere = () => true;

describe('a posted message', () => {
  it('reaches its receiver, by https only', async () => {
    const there = await receiver();
    expect(await post(there.url, 'hello', { 'x-is': 'so' }, { mayReach: anywhere, ca: there.ca })).toEqual({ status: 204 });
    expect(there.received.map(({ path, body, headers }) => [path, String(body), headers['x-is']])).toEqual([['/hook', 'hello', 'so']]);
    for (const url of ['http://example.org', 'file:///etc/passwd', 'https://me:secret@example.org', 'nonsense', '']) {
      expect(isPostable(url)).toBe(false);
      expect(await post(url, '', {}, { mayReach: anywhere })).toEqual({ fault: 'address' });
    }
  });

  it('is not sent to addresses of this machine or its network, in any spelling or by name', async () => {
    const there = await receiver();
    const hosts = ['127.0.0.1', '127.1', '0x7f.1', '2130706433', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '0.0.0.0', '169.254.169.254'];
    for (const host of hosts) expect(await post(`https://${host}:${there.port}/`, '', {}, { ca: there.ca })).toEqual({ fault: 'address' });
    expect(there.received).toEqual([]);
  });

  it('is sent to the checked address, and not if a name has one that is forbidden', async () => {
    const there = await receiver();
    const asked: string[] = [];
    const mayReach = (address: string) => asked.push(address) > 0 && address !== '::1';
    const posted = await post(`https://localhost:${there.port}/`, '', {}, { mayReach, ca: there.ca });
    expect(posted).toEqual(asked.includes('::1') ? { fault: 'address' } : { status: 204 });
    expect(asked).toContain('127.0.0.1');
  });

  it('follows no redirect', async () => {
    const [there, elsewhere] = [await receiver(), await receiver()];
    there.answer = (_request, response) => void response.writeHead(307, { location: elsewhere.url }).end();
    expect(await post(there.url, '', {}, { mayReach: anywhere, ca: there.ca })).toEqual({ status: 307 });
    expect(elsewhere.received).toEqual([]);
  });

  it('rejects untrusted certificates', async () => {
    const there = await receiver();
    expect(await post(there.url, '', {}, { mayReach: anywhere })).toEqual({ fault: 'silence' });
  });

  it('reads only the start of an answer, and does not wait for its end', async () => {
    const there = await receiver();
    let cut = false;
    there.answer = (_request, response) => {
      response.writeHead(200);
      const more = setInterval(() => response.write('x'.repeat(4096)), 1);
      response.once('close', () => {
        clearInterval(more);
        cut = true;
      });
    };
    expect(await post(there.url, '', {}, { mayReach: anywhere, ca: there.ca })).toEqual({ status: 200 });
    const slow = await receiver();
    slow.answer = () => undefined;
    expect(await post(slow.url, '', {}, { mayReach: anywhere, ca: slow.ca })).toEqual({ fault: 'silence' });
    expect(cut).toBe(true);
  });
});

it.each([
  ...(['0.1.2.3', '10.1.2.3', '100.64.0.1', '127.0.0.1', '169.254.169.254', '172.16.0.1', '172.31.255.255', '192.168.1.1'] as const),
  ...(['192.0.0.8', '198.18.0.1', '224.0.0.1', '255.255.255.255', '::', '::1', '::ffff:8.8.8.8', '64:ff9b::808:808'] as const),
  ...(['fc00::1', 'fd12::1', 'fe80::1', 'ff02::1', '2001:db8::1', '2002:7f00:1::', '2001::1', 'localhost', ''] as const),
])('refuses %s as an address outside the public internet', (address) => expect(isPublic(address)).toBe(false));

it.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1', '2a00:1450::1'])('accepts %s as a public address', (address) =>
  expect(isPublic(address)).toBe(true),
);
