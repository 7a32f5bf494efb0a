import { endTactical } from '../../../src/games/salamis-ad-actium/campaign/rules/aftermath.js';
import { battleAnswer, intercept, settleBattles } from '../../../src/games/salamis-ad-actium/campaign/rules/battles.js';
import { openNames } from '../../../src/games/salamis-ad-actium/campaign/rules/fleets.js';
import { assaults } from '../../../src/games/salamis-ad-actium/campaign/rules/quickBattle.js';
import { retreat } from '../../../src/games/salamis-ad-actium/campaign/rules/retreat.js';
import { beginTactical } from '../../../src/games/salamis-ad-actium/campaign/rules/tactical.js';
import { events } from '../../../src/games/salamis-ad-actium/campaign/rules/turn.js';
import { byPoints, endOfWar, givenUp } from '../../../src/games/salamis-ad-actium/campaign/rules/victory.js';
import { salamisAdActium } from '../../../src/games/salamis-ad-actium/index.js';
import { finish } from '../../../src/games/salamis-ad-actium/rules/lostBattles/victory.js';
import type { Side } from '../../../src/games/salamis-ad-actium/sides.js';
import type { SalamisResult } from '../../../src/games/salamis-ad-actium/state.js';
import { quickDice } from '../../../src/kit/dice.js';
import type { GameEvent } from '../../../src/kit/events.js';
import { say, type Values } from '../../../src/kit/texts.js';
import { afloat, bench, emptySeas } from './campaign.js';

const said = ({ key, values, at, roll }: GameEvent, names: Values = {}): string =>
  say(salamisAdActium.texts, `chronicle.${key}`, { ...values, area: at?.[0] ?? null, dice: roll?.dice ?? null, ...names });
const lines = (told: readonly GameEvent[], key?: string): string[] =>
  told.filter((event) => key === undefined || event.key === key).map((event) => said(event));

describe('12.2 the log of an assault', () => {
  const assault = (dice: number[], { port = 'mylae', area = 'mylae', breached = false } = {}): string[] => {
    const G = emptySeas();
    Object.assign(G.camp.ports[port], { owner: 1, breached });
    afloat(G, 'r', 0, area, 4, { name: 'Home squadron', stance: 'assault', type: 'quinqueremeRoman' });
    const before = Object.values(G.camp.ships).reduce((sum, { heavy, normal, archers }) => sum + heavy + normal + archers, 0);
    const tools = bench(G, dice);
    assaults(tools);
    const after = Object.values(G.camp.ships).reduce((sum, { heavy, normal, archers }) => sum + heavy + normal + archers, 0);
    expect(tools.told[0].values?.lost).toBe(before - after);
    return lines(tools.told);
  };
  const messana = { port: 'messana', area: 'straits' };

  it('names the fleet and the troops lost', () => {
    expect(assault([5, 5])).toEqual([
      'Rome (Home squadron) captures Mylae by assault (attack die 5, defence die 5), losing 5 factors of troops.',
    ]);
    expect(assault([4, 5])).toEqual([
      'Rome (Home squadron) assaults Mylae and is repulsed (attack die 4, defence die 5), losing 9 factors of troops.',
    ]);
  });

  it('says that an assault breaches the walls, or fails to take walls that are breached already', () => {
    expect(assault([5, 1], messana)).toEqual([
      'Rome (Home squadron) breaches the walls of Messana (attack die 5, defence die 1), losing 5 factors of troops.',
    ]);
    expect(assault([3, 1], { ...messana, breached: true })).toEqual([
      'Rome (Home squadron) assaults the breached walls of Messana but does not take the port (attack die 3, defence die 1), losing 5 factors of troops.',
    ]);
  });

  it('needs neither in old matches', () => {
    const old = { key: 'assault', case: '12.2', values: { called: 'Sparta and allies', side: 1, port: 'piraeus', result: 'repulsed' } };
    expect(said(old)).toBe('Sparta and allies assault Piraeus and are repulsed.');
  });
});

describe('12.5, 12.7 the log of interceptions and declined battles', () => {
  const meeting = () => {
    const G = emptySeas();
    afloat(G, 'r', 0, 'mylae', 5, { name: 'Consular fleet', stance: 'patrol' });
    afloat(G, 'c', 1, 'mylae', 5, { name: 'Sicilian fleet', stance: 'avoid' });
    afloat(G, 'd', 1, 'mylae', 2, { name: 'Prizes', stance: 'avoid' });
    return G;
  };

  it('names the fleets of both sides', () => {
    for (const [die, line] of [
      [9, 'Rome (Consular fleet) intercepts Carthage (Sicilian fleet and Prizes) off Mylae and Tyndaris and forces a battle.'],
      [2, 'Carthage (Sicilian fleet and Prizes) evades Rome (Consular fleet) off Mylae and Tyndaris.'],
    ] as const) {
      const tools = bench(meeting(), [die]);
      intercept(tools, ['r'], ['c', 'd'], 0);
      expect(lines(tools.told)).toEqual([line]);
    }
  });

  it('does not ask whether to accept a battle that is forced', () => {
    const decided = (forced: boolean) => {
      const G = meeting();
      G.camp.encounters = [{ area: 'mylae', forced, answers: [null, null] }];
      const tools = bench(G, []);
      battleAnswer.perform(tools, '0', [true, 'quick']);
      return said(tools.told[0], { seat: 'Rome' });
    };
    expect([decided(true), decided(false)]).toEqual([
      'Rome decides in secret how to fight.',
      'Rome decides in secret whether to accept battle.',
    ]);
  });

  it('does not name a fleet that one side does not see', () => {
    const G = meeting();
    afloat(G, 'far', 1, 'hadrumetum', 1, { name: 'Secret fleet' });
    expect(openNames(G.camp, ['c', 'far'])).toEqual(['Sicilian fleet']);
  });

  it('says who declines before the roll to get away, or that there is no way out', () => {
    const decline = (at: string, dice: number[]): string[] => {
      const G = emptySeas();
      afloat(G, 'r', 0, at, 5, { name: 'Consular fleet', stance: 'patrol' });
      afloat(G, 'c', 1, at, 5, { name: 'Sicilian fleet', stance: 'avoid' });
      for (const port of Object.values(G.camp.ports)) port.owner = 0;
      const answers = [true, false].map((accept) => ({ accept, mode: 'quick' as const }));
      G.camp.encounters = [{ area: at, forced: false, answers: [answers[0], answers[1]] }];
      const tools = { ...bench(G, []), dice: { die: () => dice.shift() ?? 5 } };
      settleBattles(tools);
      return lines(tools.told).slice(0, 3);
    };
    expect(decline('mylae', [9])).toEqual([
      'Carthage (Sicilian fleet) declines battle off Mylae and Tyndaris and tries to get away.',
      'Rome (Consular fleet) intercepts Carthage (Sicilian fleet) off Mylae and Tyndaris and forces a battle.',
      'Battle off Mylae and Tyndaris: Rome (Consular fleet) against Carthage (Sicilian fleet), resolved by a roll.',
    ]);
    expect(decline('melita', [])[0]).toBe('Carthage (Sicilian fleet) declines battle off Melita but cannot retreat and must fight.');
  });

  it('reads the events of old matches', () => {
    const old = (key: string, values: Values) => said({ key, case: '12.7', at: ['mylae'], values });
    expect(old('intercepted', { called: 'Rome', side: 0, by: 0, prey: 1 })).toBe(
      'Rome intercepts an enemy fleet off Mylae and Tyndaris and forces a battle.',
    );
    expect(old('evaded', { called: 'Rome', side: 0, by: 1, prey: 0 })).toBe('Rome evades the enemy off Mylae and Tyndaris.');
    expect(old('meets', { mode: 'quick', area: 'mylae', first: ['Home fleet'], second: ['Prizes'] })).toBe(
      'Battle off Mylae and Tyndaris: Home fleet against Prizes, resolved by a roll.',
    );
  });
});

describe('12.7, 12.8 the log of retreats', () => {
  it('counts the ships that are cut off and captured', () => {
    const cutOff = (ships: number): string[] => {
      const G = emptySeas();
      for (const port of Object.values(G.camp.ports)) port.owner = 0;
      afloat(G, 'r', 0, 'utica', 4);
      afloat(G, 's', 0, 'carthage', 1);
      afloat(G, 'c', 1, 'utica', ships);
      const tools = bench(G, []);
      retreat(tools, 1, 'utica');
      return lines(tools.told);
    };
    expect(cutOff(3)).toEqual(['3 ships of Carthage off Utica and Hippo cannot retreat and are captured.']);
    expect(cutOff(1)).toEqual(['1 ship of Carthage off Utica and Hippo cannot retreat and is captured.']);
  });

  it('names ships that may sink, except those that the enemy has not seen', () => {
    const G = emptySeas();
    afloat(G, 'r', 0, 'mylae', 2);
    afloat(G, 'c', 1, 'mylae', 4);
    ['Tanit', 'Elissa', 'Nora', 'Gadir'].forEach((name, i) => {
      G.camp.ships[`c-${i + 1}`].name = name;
    });
    beginTactical({ ...bench(G, []), dice: quickDice(5) }, 'mylae');
    for (const ship of Object.values(G.ships)) ship.status = 'table';
    for (const id of ['c-1', 'c-2', 'c-3']) G.ships[id].dmg = 4;
    G.ships['c-3'].status = 'offTable';
    const tools = bench(G, [1, 4, 4]);
    endTactical(tools, { side: 0 });
    expect(lines(tools.told.slice(0, 3))).toEqual([
      'Tanit sinks on the retreat.',
      'Elissa stays afloat on the retreat.',
      'A ship stays afloat on the retreat.',
    ]);
  });
});

describe('12.12 the log of random events', () => {
  it('names the event that changes a treasury', () => {
    const money = (...dice: number[]): string[] => {
      const tools = bench(emptySeas(), [...dice, 3, 4]);
      events(tools);
      return lines(tools.told);
    };
    const all = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11].flatMap((sum) => money(Math.max(1, sum - 6), Math.min(6, sum - 1)));
    expect(all).toEqual(
      expect.arrayContaining([
        'Random event, money runs short: the treasury of Rome loses 15.',
        'Random event, subsidy: the treasury of Rome gains 15.',
      ]),
    );
    expect(said({ key: 'treasury', case: '12.12', values: { called: 'Rome', side: 0, by: 20, event: 'defection' } })).toBe(
      'Random event, defection (no port can defect): the treasury of Rome gains 20.',
    );
    expect(said({ key: 'treasury', case: '12.12', values: { called: 'Rome', side: 0, by: -15 } })).toBe(
      'Random event: the treasury of Rome loses 15.',
    );
  });
});

describe('12.7 the log of the end of a battle in a campaign', () => {
  const end = (result: Partial<SalamisResult>, vp: [number, number]): string => {
    const G = emptySeas();
    afloat(G, 'r', 0, 'mylae', 2);
    afloat(G, 'c', 1, 'mylae', 3);
    beginTactical({ ...bench(G, []), dice: quickDice(5) }, 'mylae');
    for (const ship of Object.values(G.ships)) ship.status = 'table';
    for (const id of ['c-1', 'c-2']) G.ships[id].status = 'fled';
    const told: GameEvent[] = [];
    const tools = { ...bench(G, []), emit: (event: GameEvent) => void told.push(event) };
    finish(tools, { side: 0, level: 'decisive', reason: 'beaten', draw: false, turn: 3, ...result, vp });
    return lines(told, 'battleEnds')[0];
  };

  it('is a won battle, not a victory, with the reason and battle points', () => {
    expect(end({}, [294, 2])).toBe('Rome wins the battle: Carthage is beaten (2 of 3 ships lost or routed; 294 to 2 battle points).');
    expect(end({}, [341, 584])).toBe(
      'Rome wins the battle: Carthage is beaten (2 of 3 ships lost or routed; fewer battle points: 341 to 584).',
    );
    expect(end({ reason: 'turnLimit' }, [62, 25])).toBe(
      'Rome wins the battle against Carthage after the last turn (62 to 25 battle points).',
    );
    expect(end({ reason: 'concede' }, [1, 2])).toBe('Rome wins the battle: Carthage concedes (fewer battle points: 1 to 2).');
    expect(end({ side: null, reason: 'turnLimit' }, [6, 5])).toBe('The battle is a draw after the last turn (6 to 5 battle points).');
  });
});

describe('12.13 the log of the end of a campaign', () => {
  const end = (change: (G: ReturnType<typeof emptySeas>) => void, concedes?: Side): string => {
    const G = emptySeas();
    afloat(G, 'r', 0, 'mylae', 2);
    afloat(G, 'c', 1, 'panormus', 2);
    change(G);
    const tools = bench(G, []);
    finish(tools, concedes === undefined ? (endOfWar(G) ?? byPoints(G)) : givenUp(G, concedes));
    return lines(tools.told, 'warEnds')[0];
  };
  const sink = (fleet: string) => (G: ReturnType<typeof emptySeas>) => {
    for (const id of G.camp.fleets[fleet].ships) delete G.camp.ships[id];
    delete G.camp.fleets[fleet];
  };
  const take = (from: Side) => (G: ReturnType<typeof emptySeas>) => {
    for (const port of Object.values(G.camp.ports)) if (port.owner === from) port.owner = from === 0 ? 1 : 0;
  };

  it('says if a side has no ships, or has lost its major ports', () => {
    expect(end(sink('c'))).toBe('Rome wins a decisive victory: Carthage has no ships left (0 to 0 victory points).');
    expect(end(take(1))).toMatch(/^Rome wins a decisive victory: Carthage has lost all its major ports \(\d+ to 0 victory points\)\.$/);
  });

  it('says if both sides are out', () => {
    expect(
      end((G) => {
        sink('c')(G);
        sink('r')(G);
      }),
    ).toBe('The campaign ends in a draw: neither side can continue (0 to 0 victory points).');
  });

  it('otherwise ends with the last month, or because a side concedes', () => {
    expect(end(() => {})).toBe('The campaign ends in a draw (0 to 0 victory points).');
    const held = (G: ReturnType<typeof emptySeas>) => void Object.assign(G.camp.ports.panormus, { owner: 0 });
    expect(end(held)).toMatch(/^Rome wins a marginal victory over Carthage at the end of the campaign \(/);
    expect(end(() => {}, 1)).toMatch(/^Rome wins a \w+ victory: Carthage concedes \(/);
  });
});
