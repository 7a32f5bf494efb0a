import { settleBattles } from '../../../src/games/salamis-ad-actium/campaign/rules/battles.js';
import { strengthOf } from '../../../src/games/salamis-ad-actium/campaign/rules/fleets.js';
import {
  assaultModifiers,
  assaults,
  quickBattle,
  quickModifiers,
} from '../../../src/games/salamis-ad-actium/campaign/rules/quickBattle.js';
import { afloat, bench, emptySeas } from './campaign.js';
import { noDice, rules } from './fixtures.js';

describe('12.8 quick resolution', () => {
  const battle = (dice: number[], first = 4, second = 4, more = {}) => {
    const G = emptySeas();
    afloat(G, 'r', 0, 'mylae', first, more);
    afloat(G, 'c', 1, 'mylae', second);
    const tools = bench(G, dice);
    quickBattle(tools, 'mylae');
    expect(tools.left()).toBe(0);
    return { G, tools };
  };

  it('12.8 strength is points less a fifth for each level of damage', () => {
    const G = emptySeas();
    afloat(G, 'r', 0, 'mylae', 1);
    expect(strengthOf(G, G.camp, 'r-1')).toBe(27);
    G.camp.ships['r-1'].dmg = 3;
    expect(strengthOf(G, G.camp, 'r-1')).toBe(Math.floor((27 * 40) / 100));
  });

  it('12.8 odds for the stronger: 5:4 +1, 3:2 +2, 2:1 +3, 3:1 +5', () => {
    const odds = (a: number, b: number) => {
      const G = emptySeas();
      afloat(G, 'r', 0, 'mylae', a);
      afloat(G, 'c', 1, 'mylae', b);
      return quickModifiers(G, G.camp, 'mylae');
    };
    expect(odds(5, 4)).toEqual([[['odds', 1]], []]);
    expect(odds(6, 4)).toEqual([[['odds', 2]], []]);
    expect(odds(4, 8)).toEqual([[], [['odds', 3]]]);
    expect(odds(12, 4)).toEqual([[['odds', 5]], []]);
    expect(odds(4, 4)).toEqual([[], []]);
  });

  it('12.8 tie: both lose a tenth, neither retreats', () => {
    const { G } = battle([6, 6], 10, 10);
    expect([G.camp.fleets.r.ships.length, G.camp.fleets.c.ships.length]).toEqual([9, 9]);
    expect([G.camp.fleets.r.area, G.camp.fleets.c.area]).toEqual(['mylae', 'mylae']);
    expect(G.camp.fleets.r.ships.filter((id) => G.camp.ships[id].dmg)).toHaveLength(1);
  });

  it('12.8 at a difference of 4 to 6 the loser loses three tenths and another tenth to the enemy, cheapest first', () => {
    const { G, tools } = battle([8, 4], 10, 10);
    expect(tools.told.map(({ key }) => key)).toEqual(['quickBattle', 'losses', 'losses', 'retreats']);
    expect(G.camp.fleets.c.ships).toHaveLength(6);
    expect(G.camp.fleets.r.ships).toHaveLength(9 + 1);
    expect(G.camp.ships['c-4'].crew).toBe('raw');
    expect(G.camp.fleets.r.ships).toContain('c-4');
    expect(G.camp.fleets.c.ships.filter((id) => G.camp.ships[id].dmg)).toHaveLength(4);
    expect(G.camp.departure).toMatchObject({ side: 1, from: 'mylae', to: ['lipara', 'panormus'] });
    expect(G.camp.lost).toEqual([27, 4 * 27]);
  });

  it('12.8 percentages are rounded to the nearest ship, halves up', () => {
    const { G } = battle([7, 4], 5, 5);
    expect([G.camp.fleets.r.ships.length, G.camp.fleets.c.ships.length]).toEqual([4, 4]);
  });

  it('12.8 the Commander-in-Chief of a side beaten by 7 is lost on 1 or 2', () => {
    const admiral = { officer: { rank: 'admiral' as const, mod: 0 } };
    const lost = battle([1, 9, 2, 8], 4, 4, admiral);
    expect(lost.tools.told.map(({ key }) => key)).toContain('commanderLost');
    expect(lost.G.camp.fleets.r.officer).toMatchObject({ rank: 'admiral', mod: 1 });
    const kept = battle([1, 9, 3], 4, 4, admiral);
    expect(kept.tools.told.map(({ key }) => key)).toContain('commanderEscapes');
  });

  it('12.8 a loser in the area of a friendly port retreats into it', () => {
    const G = emptySeas();
    afloat(G, 'r', 0, 'panormus', 4);
    afloat(G, 'c', 1, 'panormus', 4);
    quickBattle(bench(G, [8, 4]), 'panormus');
    expect(G.camp.fleets.c.area).toBe('panormus');
  });

  it('12.8 a loser retreats into the nearest friendly port even if enemies lie before it', () => {
    const G = emptySeas();
    afloat(G, 'r', 0, 'mylae', 4);
    afloat(G, 's', 0, 'lipara', 1);
    afloat(G, 'c', 1, 'mylae', 4);
    quickBattle(bench(G, [8, 4]), 'mylae');
    expect(G.camp.departure?.to).toEqual(['lipara', 'panormus']);
  });

  it('12.8, 12.11 a retreat counts as a move: no training in the port reached', () => {
    const { G } = battle([8, 4], 10, 10);
    G.await = { kind: 'campRetreat', sides: [1] };
    const { camp } = rules.play(G, '1', 'retreatTo', ['lipara'], noDice).G;
    expect([camp?.fleets.r.moved, camp?.fleets.c.moved, camp?.fleets.c.area]).toEqual([false, true, 'lipara']);
  });

  it('12.8 a loser with no port in reach goes to a neighbouring area without enemies, or is taken whole', () => {
    const G = emptySeas();
    for (const port of Object.values(G.camp.ports)) port.owner = 0;
    afloat(G, 'r', 0, 'utica', 4);
    afloat(G, 'c', 1, 'utica', 4);
    quickBattle(bench(G, [8, 4]), 'utica');
    expect(G.camp.fleets.c.area).toBe('carthage');
    const H = emptySeas();
    for (const port of Object.values(H.camp.ports)) port.owner = 0;
    afloat(H, 'r', 0, 'utica', 4);
    afloat(H, 's', 0, 'carthage', 1);
    afloat(H, 'c', 1, 'utica', 4);
    quickBattle(bench(H, [8, 4]), 'utica');
    expect(H.camp.fleets.c).toBeUndefined();
    expect(H.camp.fleets.r.ships.length).toBe(4 + 3);
  });
});

describe('12.7 accepting and declining', () => {
  const meet = (answers: [boolean, boolean], dice: number[], more: { port?: boolean; mode?: 'quick' | 'tactical' } = {}) => {
    const G = emptySeas();
    afloat(G, 'r', 0, more.port ? 'panormus' : 'melita', 5, { stance: 'patrol' });
    afloat(G, 'c', 1, more.port ? 'panormus' : 'melita', 5, { stance: 'avoid' });
    if (!more.port) G.camp.ports.melita.owner = 0;
    const mode = more.mode ?? 'quick';
    G.camp.encounters = [
      {
        area: G.camp.fleets.r.area,
        forced: false,
        answers: [
          { accept: answers[0], mode },
          { accept: answers[1], mode },
        ],
      },
    ];
    const tools = bench(G, dice);
    const waits = settleBattles(tools);
    expect(tools.left()).toBe(0);
    return { G, tools, waits, keys: tools.told.map(({ key }) => key) };
  };

  it('12.7 both decline: no battle', () => {
    expect(meet([false, false], []).keys).toEqual(['noBattle']);
  });

  it('12.7 a fleet in its own port with room may stay there', () => {
    expect(meet([true, false], [], { port: true }).keys).toEqual(['staysInPort']);
  });

  it('12.7 elsewhere it evades where the interception fails; without a way out it fights', () => {
    const cornered = meet([true, false], [6, 6]);
    expect(cornered.keys.slice(0, 2)).toEqual(['noWayOut', 'meets']);
    const G = emptySeas();
    afloat(G, 'r', 0, 'mylae', 5, { stance: 'patrol' });
    afloat(G, 'c', 1, 'mylae', 5, { stance: 'avoid' });
    G.camp.encounters = [
      {
        area: 'mylae',
        forced: false,
        answers: [
          { accept: true, mode: 'quick' },
          { accept: false, mode: 'quick' },
        ],
      },
    ];
    const tools = bench(G, [5]);
    settleBattles(tools);
    expect(tools.told.map(({ key }) => key)).toEqual(['declines', 'evaded']);
    expect(G.camp.departure).toMatchObject({ side: 1, from: 'mylae', to: ['lipara', 'panormus'], why: 'declines' });
  });

  it('12.7 resolved by a roll if one player declines the table', () => {
    expect(meet([true, true], [6, 6]).tools.told[0].values).toEqual({
      ...{ mode: 'quick', area: 'melita', first: ['r'], second: ['c'] },
      sides: ['Rome', 'Carthage'],
    });
  });
});

describe('12.2 assaults', () => {
  const attack = (dice: number[], more: { breached?: boolean; port?: string; area?: string; ships?: number } = {}) => {
    const G = emptySeas();
    const port = more.port ?? 'mylae';
    G.camp.ports[port].owner = 1;
    G.camp.ports[port].breached = more.breached ?? false;
    afloat(G, 'r', 0, more.area ?? 'mylae', more.ships ?? 4, { stance: 'assault', type: 'quinqueremeRoman' });
    const tools = bench(G, dice);
    assaults(tools);
    expect(tools.left()).toBe(0);
    return { G, tools, result: tools.told[0]?.values?.result };
  };

  it('12.2 troops against four times the garrison: four quinqueremes of 26 against 24 are worth odds of 3:1', () => {
    const H = emptySeas();
    H.camp.ports.mylae.owner = 1;
    afloat(H, 'r', 0, 'mylae', 4, { stance: 'assault', type: 'quinqueremeRoman' });
    expect(assaultModifiers(H.camp, 'r', 'mylae')).toEqual([['odds', 4]]);
    H.camp.ports.mylae.breached = true;
    H.camp.ports.mylae.blockaded = true;
    expect(assaultModifiers(H.camp, 'r', 'mylae')).toEqual([
      ['odds', 4],
      ['breached', 2],
      ['blockaded', 1],
    ]);
  });

  it('12.2 a difference of 1 captures a minor port, with half the garrison rounded up', () => {
    const { G, result } = attack([5, 5]);
    expect(result).toBe('captured');
    expect(G.camp.ports.mylae).toMatchObject({ owner: 0, garrison: 3, breached: false });
    expect(G.camp.fleets.r.ships.reduce((sum, id) => sum + G.camp.ships[id].heavy, 0)).toBe(32 - 4);
    expect(G.camp.fleets.r.ships.reduce((sum, id) => sum + G.camp.ships[id].archers, 0)).toBe(8 - 1);
  });

  it('12.2 repulsed at 0 and below, with a fifth of the troops lost', () => {
    const { G, result } = attack([4, 5]);
    expect(result).toBe('repulsed');
    expect(G.camp.ports.mylae.owner).toBe(1);
    expect(G.camp.fleets.r.ships.reduce((sum, id) => sum + G.camp.ships[id].heavy, 0)).toBe(32 - 7);
  });

  it('12.2 a major port is breached by 1 to 3 and falls to 4', () => {
    expect(attack([5, 1], { port: 'messana', area: 'straits' }).result).toBe('breached');
    expect(attack([8, 1], { port: 'messana', area: 'straits' }).result).toBe('captured');
  });

  it('12.2 no assault with an enemy fleet in the area', () => {
    const G = emptySeas();
    afloat(G, 'r', 0, 'panormus', 4, { stance: 'assault' });
    afloat(G, 'c', 1, 'panormus', 1);
    const tools = bench(G, []);
    assaults(tools);
    expect(tools.told).toEqual([]);
  });
});
