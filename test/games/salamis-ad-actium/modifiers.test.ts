import { testModifier } from '../../../src/games/salamis-ad-actium/rules/basics/crewTest.js';
import { grappleModifiers } from '../../../src/games/salamis-ad-actium/rules/boarding/grappling.js';
import { melee } from '../../../src/games/salamis-ad-actium/rules/boarding/strength.js';
import { moraleModifiers } from '../../../src/games/salamis-ad-actium/rules/intermediate/squadronMorale.js';
import { seaModifiers } from '../../../src/games/salamis-ad-actium/rules/intermediate/weatherDamage.js';
import { lostBattles } from '../../../src/games/salamis-ad-actium/rules/lostBattles/fleetMorale.js';
import type { Entry, Modifier } from '../../../src/kit/chronicle.js';
import { scripted } from '../../kit/scripted.js';
import { battle } from './fixtures.js';

/** The amount of a modifier by its name, as the book gives it. */
const amount = (modifiers: readonly Modifier[] | undefined, name: string): number | undefined =>
  modifiers?.find(([each]) => each === name)?.[1];

describe('modifiers', () => {
  it('8.2 a higher deck counts one, one higher by three counts two, and a prize crew fights one worse', () => {
    const odds = (type: 'trireme' | 'hexareme', change: object = {}) =>
      melee(
        battle({ a: { a: [type, 500, 500, 0, change] }, b: { b: ['pentekonter', 520, 500, 0] } }, (G) => {
          G.links.l1 = { a: 'a', b: 'b', kind: 'grapple', by: 0, fresh: true };
        }),
        ['a'],
        'b',
      ).attacker;
    expect([amount(odds('trireme'), 'higherDeck'), amount(odds('hexareme'), 'higherDeck')]).toEqual([1, 2]);
    expect([amount(odds('trireme'), 'prizeCrew'), amount(odds('trireme', { prize: 'a' }), 'prizeCrew')]).toEqual([undefined, -1]);
  });

  it('8.1 a target that is held already is grappled two better', () => {
    const held = (linked: boolean) =>
      grappleModifiers(
        battle(
          { a: { a: ['trireme', 500, 500, 0], c: ['trireme', 532, 500, 0] }, b: { b: ['trireme', 516, 500, 0] } },
          (G) => linked && Object.assign(G.links, { l1: { a: 'c', b: 'b', kind: 'grapple', by: 0, fresh: true } }),
        ),
        'a',
        'b',
      );
    expect([amount(held(false), 'targetLinked'), amount(held(true), 'targetLinked')]).toEqual([undefined, 2]);
  });

  it('8.2 a crew that faces three times its strength holds out two worse', () => {
    expect(testModifier('surrender3to1')).toEqual([['surrender3to1', -2]]);
  });

  it('10.1 in bad weather a corvus weighs two', () => {
    const G = battle({ a: { a: ['quinqueremeRoman', 500, 500, 0, { equip: ['corvus'] }] } }, ({ weather }) => (weather.sea = 'rough'));
    expect(amount(seaModifiers(G, 'a'), 'weatherCorvus')).toBe(-2);
  });

  it('10.2 a main body below a quarter is one worse', () => {
    const of = (size0: number) => battle({ a: { a: ['trireme', 500, 500, 0] } }, ({ squadrons }) => (squadrons.a.size0 = size0));
    expect([4, 5].map((size0) => amount(moraleModifiers(of(size0), 'a'), 'quarterStrength'))).toEqual([undefined, -1]);
  });

  it('10.3 with six in ten gone a fleet’s morale is one worse', () => {
    const thrown = (gone: number) => {
      const ids = ['v', 'w', 'x', 'y', 'z'];
      const ships = Object.fromEntries(ids.map((id, i) => [id, ['trireme', 300 + 100 * i, 1000, 180] as const]));
      const G = battle({ a: { a: ['trireme', 500, 200, 0] }, b: ships }, (state) => {
        for (const id of [...ids].reverse().slice(0, gone)) state.ships[id].status = 'sunk';
      });
      const told: Entry[] = [];
      lostBattles({ G, dice: scripted([9]), tell: (entry) => void told.push(entry) });
      return amount(told.find(({ key }) => key === 'fleetMorale')?.roll?.modifiers, 'heavyLoss');
    };
    expect(thrown(3)).toBe(-1);
  });
});
