import { isPostable, post } from '../../server/notifications/post.js';
import { isPublic } from '../../server/notifications/publicAddress.js';
import { receiver } from './receiver.js';

const anywhere = () => true;

describe('a message that is posted', () => {
  it('comes to its receiver, by https alone', async () => {
    const there = await receiver();
    expect(await post(there.url, 'hello', { 'x-is': 'so' }, { mayReach: anywhere, ca: there.ca })).toEqual({ status: 204 });
    expect(there.received.map(({ path, body, headers }) => [path, String(body), headers['x-is']])).toEqual([['/hook', 'hello', 'so']]);
    for (const url of ['http://example.org', 'file:///etc/passwd', 'https://me:secret@example.org', 'nonsense', '']) {
      expect(isPostable(url)).toBe(false);
      expect(await post(url, '', {}, { mayReach: anywhere })).toEqual({ fault: 'address' });
    }
  });

  it('goes to no address of this machine or its network, however it is written or named', async () => {
    const there = await receiver();
    const hosts = ['127.0.0.1', '127.1', '0x7f.1', '2130706433', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '0.0.0.0', '169.254.169.254'];
    for (const host of hosts) expect(await post(`https://${host}:${there.port}/`, '', {}, { ca: there.ca })).toEqual({ fault: 'address' });
    expect(there.received).toEqual([]);
  });

  it('goes to the address that was looked at, and none where a name has one that may not be reached', async () => {
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

  it('trusts no certificate that nobody vouches for', async () => {
    const there = await receiver();
    expect(await post(there.url, '', {}, { mayReach: anywhere })).toEqual({ fault: 'silence' });
  });

  it('reads no more of an answer than a little, and waits for the end of none', async () => {
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
])('%s is no address of the public internet', (address) => expect(isPublic(address)).toBe(false));

it.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1', '2a00:1450::1'])('%s is one', (address) =>
  expect(isPublic(address)).toBe(true),
);
