import { fleetOf, partedName } from '../../../src/games/salamis-ad-actium/campaign/rules/fleets.js';
import { beginTactical } from '../../../src/games/salamis-ad-actium/campaign/rules/tactical.js';
import { campaignPhase } from '../../../src/games/salamis-ad-actium/campaign/rules/turn.js';
import { salamisAdActium as game } from '../../../src/games/salamis-ad-actium/index.js';
import { finish } from '../../../src/games/salamis-ad-actium/rules/lostBattles/victory.js';
import type { Salamis } from '../../../src/games/salamis-ad-actium/state.js';
import { quickDice } from '../../../src/kit/dice.js';
import type { Rules } from '../../../src/kit/rules.js';
import { noDice } from '../../kit/properties.js';
import { scripted } from '../../kit/scripted.js';
import { afloat, bench, emptySeas } from './campaign.js';

const rules: Rules<Salamis> = game.rules;

/** The administration stage with two Roman fleets in Latium and one Carthaginian fleet in Carthage. */
function inPort(prepare: (G: ReturnType<typeof emptySeas>) => void = () => undefined) {
  const G = emptySeas();
  afloat(G, 'r', 0, 'latium', 4);
  afloat(G, 's', 0, 'latium', 2);
  afloat(G, 'c', 1, 'carthage', 4);
  Object.assign(G.camp, { stage: 'admin', admin: { repaired: [], docks: {}, trained: [], reorganised: [] } });
  G.await = { kind: 'campAdmin', sides: [0, 1] };
  prepare(G);
  return G;
}
const key = (G: Salamis, move: string, ...args: unknown[]) => rules.refusal(rules.view(G, '0'), '0', move, args)?.key;
const play = (G: Salamis, move: string, args: unknown[], dice: number[] = []) => rules.play(G, '0', move, args, scripted(dice)).G;

describe('12.9 reorganisation', () => {
  it('12.9 ships change fleets within an area; a fleet keeps 1 to 20 ships', () => {
    const G = inPort();
    expect(play(G, 'moveShips', ['r', 's', ['r-2', 'r-3']]).camp?.fleets.s.ships).toEqual(['s-1', 's-2', 'r-2', 'r-3']);
    expect(key(G, 'moveShips', 'r', 's', ['r-1', 'r-2', 'r-3', 'r-4'])).toBe('emptiesFleet');
    expect(key(G, 'moveShips', 'r', 's', ['s-1'])).toBe('notOfFleet');
    expect(key(G, 'moveShips', 'r', 's', ['r-1', 'r-1'])).toBe('notOfFleet');
    expect(key(G, 'moveShips', 'r', 'r', ['r-1'])).toBe('sameFleet');
    expect(key(G, 'moveShips', 'r', 'c', ['r-1'])).toBe('notYourFleet');
    expect(
      key(
        inPort((each) => afloat(each, 's', 0, 'straits', 2)),
        'moveShips',
        'r',
        's',
        ['r-1'],
      ),
    ).toBe('fleetsApart');
    expect(
      key(
        inPort((each) => afloat(each, 's', 0, 'latium', 20)),
        'moveShips',
        'r',
        's',
        ['r-1'],
      ),
    ).toBe('fleetFull');
  });

  it('12.9 ships that change fleets bring the months without supply and the used move of the old fleet', () => {
    const fleetS = (giver: object, taker: object = {}) => {
      const G = inPort((each) => {
        Object.assign(each.camp.fleets.r, giver);
        Object.assign(each.camp.fleets.s, taker);
      });
      const s = play(G, 'moveShips', ['r', 's', ['r-2']]).camp?.fleets.s;
      return [s?.moved, s?.outOfSupply];
    };
    expect(fleetS({ moved: true, outOfSupply: 2 }, { outOfSupply: 1 })).toEqual([true, 2]);
    expect(fleetS({ moved: false, outOfSupply: 1 }, { moved: true, outOfSupply: 3 })).toEqual([true, 3]);
    expect(fleetS({})).toEqual([false, 0]);
  });

  it('12.9 a new fleet has an officer who is rolled for; six fleets are the most', () => {
    const led = inPort((each) => {
      each.camp.fleets.r.officer = { rank: 'admiral', mod: 0 };
    });
    const G = play(led, 'splitFleet', ['r', ['r-1', 'r-2'], 'Third'], [9]);
    expect(G.camp?.fleets.a1).toMatchObject({ name: 'Third', ships: ['r-1', 'r-2'], officer: { rank: 'vice', mod: 1 } });
    const six = inPort((each) => {
      for (const id of ['t', 'u', 'v', 'w']) afloat(each, id, 0, 'straits', 1);
    });
    expect(key(six, 'splitFleet', 'r', ['r-1'], 'Seventh')).toBe('tooManyFleets');
  });

  it('12.9 an Admiral leads a merged fleet whatever the other officer’s rating', () => {
    const led = inPort((each) => {
      each.camp.fleets.r.officer = { rank: 'vice', mod: 2, no: 1 };
      each.camp.fleets.s.officer = { rank: 'admiral', mod: -1, no: 2 };
    });
    const { fleets, waiting } = play(led, 'mergeFleets', ['r', 's']).camp ?? {};
    expect([fleets?.r.officer, waiting?.[0]]).toMatchObject([{ rank: 'admiral', mod: -1 }, [{ rank: 'vice', mod: 2 }]]);
  });

  it('12.9 splitting after a merger returns the same officer within a year, afterwards the one who has waited longest', () => {
    const led = inPort((each) => {
      each.camp.fleets.r.officer = { rank: 'admiral', mod: 1, no: 1 };
      each.camp.waiting = [
        [
          { rank: 'vice', mod: 2, no: 5 },
          { rank: 'vice', mod: -2, no: 6 },
        ],
        [],
      ];
    });
    const split = play(led, 'splitFleet', ['r', ['r-1'], 'Third']);
    expect(split.camp?.fleets.a1.officer).toMatchObject({ mod: 2, no: 5 });
    const met = structuredClone(split);
    if (met.camp) met.camp.fleets.c.area = 'latium';
    expect(rules.view(met, '1').camp?.fleets.a1?.officer).toEqual({ rank: 'vice', mod: 2, no: 5 });
    const merged = play(split, 'mergeFleets', ['r', 'a1']);
    expect(merged.camp?.waiting[0]?.map(({ no }) => no)).toEqual([6, 5]);
    const again = (year: number) => {
      const G = structuredClone(merged);
      if (G.camp) G.camp.year += year;
      return play(G, 'splitFleet', ['r', ['r-1'], 'Third']).camp?.fleets.a2.officer.no;
    };
    expect([again(0), again(1)]).toEqual([5, 6]);
  });

  it('12.9 a split-off fleet has the name of the other with the next free numeral', () => {
    const parted = inPort((each) => {
      each.camp.fleets.r.name = 'Sicilian fleet';
      each.camp.fleets.s.name = 'Sicilian fleet II';
    });
    expect(partedName(parted.camp, 'r')).toBe('Sicilian fleet III');
    expect(partedName(parted.camp, 's')).toBe('Sicilian fleet III');
    parted.camp.fleets.s.name = 'A fleet whose name fills the line';
    expect(partedName(parted.camp, 's').length).toBeLessThanOrEqual(30);
  });

  it('12.9 fleets join', () => {
    const fleets = play(inPort(), 'mergeFleets', ['r', 's']).camp?.fleets ?? {};
    expect(fleets.s).toBeUndefined();
    expect(fleets.r.ships).toHaveLength(6);
  });

  it('12.9 troops change ships up to the deck', () => {
    const G = inPort();
    const after = play(G, 'moveTroops', ['r-1', 's-1', { heavy: 2, normal: 0, archers: 1 }]).camp?.ships;
    expect([after?.['r-1'].heavy, after?.['s-1'].heavy, after?.['s-1'].archers]).toEqual([0, 4, 2]);
    expect(key(G, 'moveTroops', 'r-1', 's-1', { heavy: 3, normal: 0, archers: 0 })).toBe('notAboard');
    expect(key(G, 'moveTroops', 'r-1', 's-1', { heavy: 0, normal: 0, archers: 0 })).toBe('nobodyMoves');
    const crowded = inPort((each) => {
      each.camp.ships['s-1'].heavy = 5;
    });
    expect(key(crowded, 'moveTroops', 'r-1', 's-1', { heavy: 1, normal: 0, archers: 0 })).toBe('noDeckRoom');
    expect(key(G, 'moveTroops', 'r-1', 'r-1', { heavy: 1, normal: 0, archers: 0 })).toBe('shipsApart');
  });
});

describe('12.10 repairs, 12.11 replacements', () => {
  it('12.10 a level costs 3, one level a ship; a major port repairs four levels a turn', () => {
    let G: Salamis = inPort((each) => {
      for (const ship of Object.values(each.camp.ships)) ship.dmg = 3;
    });
    for (const id of ['r-1', 'r-2', 'r-3', 'r-4']) G = play(G, 'repairShip', [id]);
    expect(G.camp?.ships['r-1'].dmg).toBe(2);
    expect(G.camp?.treasury[0]).toBe(120 - 12);
    expect(key(G, 'repairShip', 'r-1')).toBe('repairedAlready');
    expect(key(G, 'repairShip', 's-1')).toBe('noDock');
    expect(key(G, 'repairShip', 'c-1')).toBe('notOwnShip');
  });

  it('12.10 a minor port repairs two levels, Light and Medium only', () => {
    const minor = (dmg: 1 | 3) =>
      inPort((G) => {
        Object.assign(G.camp.fleets.r, { area: 'campania' });
        for (const ship of Object.values(G.camp.ships)) ship.dmg = dmg;
      });
    expect(key(minor(3), 'repairShip', 'r-1')).toBe('noDock');
    let G: Salamis = minor(1);
    G = play(play(G, 'repairShip', ['r-1']), 'repairShip', ['r-2']);
    expect(key(G, 'repairShip', 'r-3')).toBe('noDock');
  });

  it('12.11 a new ship costs its average points, has a crew a grade below the training, and arrives next turn', () => {
    const G = play(inPort(), 'buyShip', ['trireme', 'romanRepublic', 'messana'], [8]);
    expect(G.camp?.treasury[0]).toBe(120 - 27);
    // With poor training, the crew is one grade lower. An 8 would be average, so it is raw.
    expect(G.camp?.building[0]).toEqual([{ type: 'trireme', list: 'romanRepublic', crew: 'raw', port: 'messana', due: 2 }]);
    expect(key(G, 'buyShip', 'trireme', 'carthaginian')).toBe('notYourList');
    expect(key(G, 'buyShip', 'hepteres', 'romanRepublic')).toBe('notOfList');
    expect(key(G, 'buyShip', 'liburnian', 'romanRepublic')).toBe('notOfYear');
    expect(key(G, 'buyShip', 'trireme', 'romanRepublic', 'neapolis')).toBe('notYourYard');
    expect(key(G, 'buyShip', 'trireme', 'romanRepublic', 'carthage')).toBe('notYourYard');
    expect(
      key(
        inPort((each) => {
          each.camp.treasury[0] = 26;
        }),
        'buyShip',
        'trireme',
        'romanRepublic',
      ),
    ).toBe('noMoney');
    let next = rules.play(G, '1', 'ready', [], noDice).G;
    next = rules.play(next, '0', 'ready', [], scripted([3, 4, 3, 4, 3, 4, 3, 4, 3, 4])).G;
    const launched = Object.keys(next.camp?.ships ?? {}).find((id) => next.camp?.ships[id].crew === 'raw') ?? '';
    expect(next.camp?.fleets[fleetOf(next.camp, launched) ?? ''].area).toBe('straits');
  });

  it('12.11 a ship in a major port hires men up to deck and benches', () => {
    const G = inPort((each) => {
      Object.assign(each.camp.ships['r-1'], { heavy: 0, oarsmen: 10 });
    });
    const men = { heavy: 2, normal: 0, archers: 0, oarsmen: 7 };
    expect(play(G, 'refit', ['r-1', men]).camp).toMatchObject({ treasury: [120 - 11, 120] });
    expect(key(G, 'refit', 'r-1', { ...men, oarsmen: 8 })).toBe('benchesFull');
    expect(key(G, 'refit', 'r-1', { ...men, heavy: 6 })).toBe('noDeckRoom');
    expect(key(G, 'refit', 'r-1', { heavy: 0, normal: 0, archers: 0, oarsmen: 0 })).toBe('nobodyHired');
    const away = inPort((each) => afloat(each, 's', 0, 'campania', 2));
    expect(key(away, 'refit', 's-1', { ...men, oarsmen: 0 })).toBe('needsMajorPort');
  });

  it('12.11 training needs a fleet that has not moved, and costs 2 for each ship that gains a level', () => {
    const raw = (G: ReturnType<typeof emptySeas>) => {
      G.camp.ships['r-1'].crew = 'green';
      G.camp.ships['r-2'].crew = 'raw';
    };
    const G = play(inPort(raw), 'train', ['r']);
    expect([G.camp?.ships['r-1'].crew, G.camp?.ships['r-2'].crew, G.camp?.treasury[0]]).toEqual(['raw', 'average', 116]);
    expect(key(G, 'train', 'r')).toBe('trainedAlready');
    expect(key(inPort(), 'train', 'r')).toBe('nothingToTrain');
    expect(
      key(
        inPort((each) => {
          raw(each);
          each.camp.fleets.r.moved = true;
        }),
        'train',
        'r',
      ),
    ).toBe('hasMoved');
  });
});

describe('12.13 the administration stage after a battle on the table', () => {
  it.each([[[true, true]], [[true, false]], [[false, true]]] as [boolean, boolean][][])(
    'both sides take part, although housekeeping left ready flags %j',
    (ready) => {
      const G = emptySeas();
      afloat(G, 'r', 0, 'mylae', 2);
      afloat(G, 'c', 1, 'mylae', 2);
      beginTactical({ ...bench(G, []), dice: quickDice(5) }, 'mylae');
      for (const ship of Object.values(G.ships)) ship.status = 'table';
      G.ready = ready;
      G.secret.seize = [true, null];
      G.secret.board = [[], null];
      finish(bench(G, []), { side: null, level: 'draw', reason: 'turnLimit', vp: [0, 0], draw: true, turn: 12 });
      expect([G.ready, G.secret.seize, G.secret.board]).toEqual([
        [false, false],
        [null, null],
        [null, null],
      ]);
      expect(campaignPhase(bench(G, []))).toBe(true);
      expect(G.await).toEqual({ kind: 'campAdmin', sides: [0, 1] });
    },
  );
});
