import { Presence } from '../../server/match/presence.js';
import { EVERYWHERE, LocalPubSub } from '../../server/match/pubSub.js';

describe('presence across processes', () => {
  /** Makes two processes on one bus. */
  function two() {
    const bus = new LocalPubSub();
    const changed: string[] = [];
    let now = 0;
    const clock = () => now;
    const here = new Presence(bus, (matchID) => changed.push(matchID), clock);
    const there = new Presence(bus, () => undefined, clock);
    const wait = (ms: number) => {
      now += ms;
    };
    return { bus, changed, here, there, wait };
  }

  it('is shared at every change', () => {
    const { here, there, changed } = two();
    there.set('m', ['0', '1']);
    there.set('m', ['0', '1']);
    expect([here.has('m', '1'), here.has('m', '2'), here.has('n', '1')]).toEqual([true, false, false]);
    expect([here.hasAny('m'), there.hasAny('m'), here.hasAny('n')]).toEqual([true, true, false]);
    there.set('m', ['0']);
    expect(here.has('m', '1')).toBe(false);
    expect(changed).toEqual(['m', 'm']);
    here.set('m', ['1']);
    expect(there.has('m', '1')).toBe(true);
  });

  it('is requested by a process that starts later or missed a message', () => {
    const { bus, there } = two();
    there.set('m', ['0']);
    const late = new Presence(bus, () => undefined);
    expect(late.has('m', '0')).toBe(false);
    late.start();
    expect(late.has('m', '0')).toBe(true);
    const later = new Presence(bus, () => undefined);
    bus.publish(EVERYWHERE, { type: 'missed' });
    expect(later.has('m', '0')).toBe(true);
    late.stop();
  });

  it('is removed when the process signs off or stops sending', () => {
    const { here, there, changed, wait } = two();
    there.set('m', ['0']);
    there.stop();
    expect(here.has('m', '0')).toBe(false);
    const bus = two();
    bus.there.set('m', ['0']);
    for (let n = 0; n < 5; n++) {
      bus.wait(4000);
      bus.there.tick();
      bus.here.tick();
    }
    expect(bus.here.has('m', '0')).toBe(true);
    for (let n = 0; n < 4; n++) {
      bus.wait(4000);
      bus.here.tick();
    }
    expect(bus.here.has('m', '0')).toBe(false);
    expect(bus.changed).toEqual(['m', 'm']);
    expect(changed).toEqual(['m', 'm']);
    wait(0);
  });
});
