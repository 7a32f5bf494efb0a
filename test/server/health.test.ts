import { Health, partsOf } from '../../server/http/health.js';
import { EmbeddedStore } from '../../server/index.js';
import { folder, open } from './testServer.js';

const well = { name: 'store', check: async () => undefined };
const ill = { name: 'bus', check: () => Promise.reject(new Error('redis://user:secret@host')) };

describe('the health of a server', () => {
  it('lists each part and which one fails, without the reason', async () => {
    const report = await new Health([well, ill], () => false).report();
    expect(report).toEqual({ status: 'failing', parts: { store: 'ok', bus: 'does not answer' } });
    expect(await new Health([well], () => true).report()).toMatchObject({ status: 'stopping' });
  });

  it('checks the parts once for simultaneous requests', async () => {
    let asked = 0;
    let now = 0;
    const health = new Health(
      [{ name: 'store', check: async () => ++asked }],
      () => false,
      () => now,
    );
    await Promise.all([health.report(), health.report(), health.report()]);
    expect(asked).toBe(1);
    now = 1000;
    await health.report();
    expect(asked).toBe(2);
  });

  it('includes a bus that can be checked, and omits one that cannot', () => {
    expect(partsOf(well, {}).map(({ name }) => name)).toEqual(['store']);
    expect(partsOf(well, { check: async () => undefined }).map(({ name }) => name)).toEqual(['store', 'bus']);
  });

  it('is served at /healthz and /readyz, with 503 while the store is away', async () => {
    class Away extends EmbeddedStore {
      override check(): Promise<void> {
        return Promise.reject(new Error('away'));
      }
    }
    const healthy = await open();
    expect(await (await fetch(`${healthy.url}/readyz`)).json()).toEqual({ status: 'ok', parts: { store: 'ok' } });
    const dataDir = folder();
    const { url } = await open({ store: new Away(dataDir), dataDir });
    const ready = await fetch(`${url}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([503, { status: 'failing', parts: { store: 'does not answer' } }]);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
  });
});
