import { THEATRES } from '../../../src/games/salamis-ad-actium/campaign/data/theatres.js';
import { launch } from '../../../src/games/salamis-ad-actium/campaign/rules/replacements.js';
import { beginTactical } from '../../../src/games/salamis-ad-actium/campaign/rules/tactical.js';
import { FLEET_LISTS, LIST_IDS } from '../../../src/games/salamis-ad-actium/data/fleetLists.js';
import { extentOf, POINTS_BATTLE } from '../../../src/games/salamis-ad-actium/data/pointsBattle.js';
import { SHIP_NAMES, tongueOf } from '../../../src/games/salamis-ad-actium/data/shipNames.js';
import { take } from '../../../src/games/salamis-ad-actium/rules/boarding/capture.js';
import { plainShip } from '../../../src/games/salamis-ad-actium/rules/points/plainFleet.js';
import { christened } from '../../../src/games/salamis-ad-actium/rules/points/shipNames.js';
import type { Fleet, FleetShip } from '../../../src/games/salamis-ad-actium/state/fleet.js';
import type { Salamis } from '../../../src/games/salamis-ad-actium/state.js';
import { quickDice } from '../../../src/kit/dice.js';
import { noDice } from '../../kit/properties.js';
import { A, B, battle, rules } from './fixtures.js';

const fleetOf = (...squadrons: readonly FleetShip[][]): Fleet => ({
  libations: 1,
  squadrons: squadrons.map((ships, i) => ({
    name: `${i + 1}`,
    list: 'carthaginian',
    variant: null,
    crew: 'average',
    officer: 0,
    admiral: i === 0,
    loyalty: null,
    ships,
  })),
});
const five = plainShip('quinqueremePunic');
const namesOf = (G: Salamis, ids: readonly string[] = G.order): (string | undefined)[] => ids.map((id) => G.ships[id].name);

describe('names of ships', () => {
  it('no name belongs to two peoples, and each has enough for one fleet', () => {
    const all = Object.values(SHIP_NAMES).flat();
    expect(new Set(all).size).toBe(all.length);
    for (const names of Object.values(SHIP_NAMES)) expect(names.length).toBeGreaterThan(extentOf(POINTS_BATTLE.mostPoints).ships);
    for (const name of all) expect(name).toMatch(/^[\p{L} -]{2,20}$/u);
  });

  it('every list has a people whose names its ships bear', () => {
    for (const list of LIST_IDS) {
      for (const variant of [null, ...Object.keys(FLEET_LISTS[list].variants)]) expect(SHIP_NAMES[tongueOf(list, variant)]).toBeDefined();
    }
  });

  it('a name that its owner gave stays, and no other ship of the fleet takes it', () => {
    const { squadrons } = christened(fleetOf([five, { ...five, name: 'Tanit' }], [{ ...five, name: 'Hanno’s' }, five]), 0);
    expect(squadrons.map(({ ships }) => ships.map(({ name }) => name))).toEqual([
      ['Melqart', 'Tanit'],
      ['Hanno’s', 'Eshmun'],
    ]);
  });

  it('two fleets of one people begin at both ends of the list', () => {
    const first = christened(fleetOf([five, five]), 0).squadrons[0].ships;
    const second = christened(fleetOf([five, five]), 1).squadrons[0].ships;
    expect([...first, ...second].map(({ name }) => name)).toEqual(['Tanit', 'Melqart', 'Rusaddir', 'Sicca']);
  });
});

describe('2, 2.9 ships of a fleet bought by points', () => {
  /** Carthage with these squadrons against Rome's default fleet: both ready, Carthage to place. */
  function bought(fleet: Fleet): Salamis {
    const dice = quickDice(7);
    let { G } = rules.open({ mode: 'points', points: { points: 900, lists: ['carthaginian', 'romanRepublic'], quality: 'buy' } }, dice);
    G = rules.play(G, A, 'setFleet', [fleet], dice).G;
    for (const player of [A, B]) G = rules.play(G, player, 'ready', [], dice).G;
    const [chooser] = Object.keys(rules.awaiting(G));
    G = rules.play(G, chooser, 'chooseEdge', ['S'], dice).G;
    return Object.hasOwn(rules.awaiting(G), A) ? G : placed(G, B);
  }
  const placed = (G: Salamis, player: string): Salamis => {
    const choice = rules.choices(rules.view(G, player), player).find(({ move }) => move === 'placeSquadron');
    return rules.play(G, player, 'placeSquadron', choice?.args ?? [], quickDice(1)).G;
  };

  it('all have names, and no two of a side the same', () => {
    const G = bought(fleetOf([five, five], [five, five, five]));
    for (const side of ['a', 'b']) {
      const names = namesOf(
        G,
        G.order.filter((id) => id.startsWith(side)),
      );
      expect(names).not.toContain(undefined);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it('what the enemy reads is the same whichever squadron is kept back', () => {
    const start = bought(fleetOf([five, five], [five, five], [five, five], [five, five]));
    const seen = ['a2', 'a3', 'a4'].map((kept) => {
      let { G } = rules.play(start, A, 'reserveSquadron', [kept], quickDice(1));
      while (G.phase === 'deploy') G = placed(G, Object.keys(rules.awaiting(G))[0]);
      const view = rules.view(G, B);
      return namesOf(
        view,
        view.order.filter((id) => id.startsWith('a')),
      );
    });
    expect(seen[0]).toEqual(SHIP_NAMES.punic.slice(0, 6));
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[2]).toEqual(seen[0]);
  });

  it('names that their owner made up stay with his ships', () => {
    const own = (name: string) => ({ ...five, name });
    const start = bought(fleetOf([own('Alpha')], [own('Beta')], [own('Gamma')]));
    let { G } = rules.play(start, A, 'reserveSquadron', ['a2'], quickDice(1));
    while (G.phase === 'deploy') G = placed(G, Object.keys(rules.awaiting(G))[0]);
    expect(G.order.filter((id) => G.ships[id].status === 'offTable').map((id) => G.ships[id].name)).toEqual(['Beta']);
  });
});

describe('8.5 prizes', () => {
  const fight = () => battle({ a: { a1: ['trireme', 300, 300, 0], a2: ['trireme', 340, 300, 0] }, b: { b1: ['trireme', 300, 345, 0] } });
  const taken = (change: (G: Salamis) => void = () => {}) => {
    const G = fight();
    change(G);
    take({ G, dice: noDice, tell: () => {} }, 'a1', 'b1');
    return G;
  };

  it('a ship without a name is called as her own people call theirs', () => {
    const G = taken(({ lists }) => {
      lists[0] = 'romanRepublic';
    });
    expect(namesOf(G)).toEqual([SHIP_NAMES.roman[0], undefined, undefined]);
  });

  it('she keeps the name she has, and takes none that another bears', () => {
    expect(taken(({ ships }) => Object.assign(ships.a1, { name: 'Paralos' })).ships.a1.name).toBe('Paralos');
    const G = taken(({ ships, lists }) => {
      lists[0] = 'romanRepublic';
      ships.b1.name = SHIP_NAMES.roman[0];
    });
    expect(G.ships.a1.name).toBe(SHIP_NAMES.roman[1]);
  });

  it('a squadron that a scenario gives a list of its own has names by that list', () => {
    const { G } = rules.open({ scenario: 'myonessus-190' }, quickDice(1));
    take({ G, dice: noDice, tell: () => {} }, 'rh-1', 'se-1-1');
    expect(SHIP_NAMES.greek).toContain(G.ships['rh-1'].name);
  });
});

describe('12.11 ships of a campaign', () => {
  it.each(Object.keys(THEATRES))('%s: all have names from the beginning, no two of a side the same', (theatre) => {
    const { camp } = rules.setup({ mode: 'campaign', campaign: { theatre } }, noDice);
    for (const side of [0, 1]) {
      const ids = Object.values(camp?.fleets ?? {}).flatMap((fleet) => (fleet.side === side ? fleet.ships : []));
      const names = ids.map((id) => camp?.ships[id].name);
      expect(names).not.toContain(undefined);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it('new ships have names too, and ships bring theirs to a battle on the table', () => {
    const { G } = rules.open({ mode: 'campaign' }, quickDice(4));
    const { camp } = G;
    if (!camp) throw new Error('no campaign');
    camp.building[1] = [{ type: 'quinqueremePunic', list: 'carthaginian', crew: 'raw', port: null, due: 1 }];
    const before = new Set(Object.keys(camp.ships));
    const tools = { G, dice: quickDice(1), tell: () => {} };
    launch(tools);
    const [launched] = Object.keys(camp.ships).filter((id) => !before.has(id));
    expect(SHIP_NAMES.punic).toContain(camp.ships[launched].name);
    expect([...before].map((id) => camp.ships[id].name)).not.toContain(camp.ships[launched].name);
    const [own, enemy] = ([0, 1] as const).map((side) => Object.values(camp.fleets).filter((fleet) => fleet.side === side)[0]);
    enemy.area = own.area;
    beginTactical(tools, own.area);
    expect(namesOf(G)).toEqual(G.order.map((id) => camp.ships[id].name));
  });
});
