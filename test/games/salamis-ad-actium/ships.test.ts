import { THEATRES } from '../../../src/games/salamis-ad-actium/campaign/data/theatres.js';
import { launch } from '../../../src/games/salamis-ad-actium/campaign/rules/replacements.js';
import { beginTactical } from '../../../src/games/salamis-ad-actium/campaign/rules/tactical.js';
import { FLEET_LISTS, LIST_IDS } from '../../../src/games/salamis-ad-actium/data/fleetLists.js';
import { CREWS, commandOf, type Training, trained } from '../../../src/games/salamis-ad-actium/data/intermediate.js';
import { extentOf, POINTS_BATTLE } from '../../../src/games/salamis-ad-actium/data/points.js';
import { SHIP_NAMES, tongueOf } from '../../../src/games/salamis-ad-actium/data/shipNames.js';
import { take } from '../../../src/games/salamis-ad-actium/rules/boarding/capture.js';
import { plainShip } from '../../../src/games/salamis-ad-actium/rules/points/fleetLaw.js';
import { christened } from '../../../src/games/salamis-ad-actium/rules/points/outfit.js';
import type { Fleet, FleetShip } from '../../../src/games/salamis-ad-actium/state/fleet.js';
import type { Salamis } from '../../../src/games/salamis-ad-actium/state.js';
import { quickDice } from '../../../src/kit/dice.js';
import type { GameEvent } from '../../../src/kit/events.js';
import { noDice } from '../../kit/properties.js';
import { A, B, battle, rules } from './fixtures.js';

describe('quality', () => {
  /** Returns default fleets of three squadrons after crews and officers are rolled and edges chosen. */
  function mustered(options: object = {}): { G: Salamis; told: GameEvent[] } {
    const dice = quickDice(5);
    let { G, chronicle } = rules.open(
      { mode: 'points', points: { points: 1400, lists: ['carthaginian', 'romanRepublic'], quality: 'roll' }, options },
      dice,
    );
    for (const [player, move, args] of [
      [A, 'ready', []],
      [B, 'ready', []],
    ] as const) {
      const played = rules.play(G, player, move, args, dice);
      G = played.G;
      chronicle = [...chronicle, ...played.chronicle];
    }
    const [chooser] = Object.keys(rules.awaiting(G));
    return { G: rules.play(G, chooser, 'chooseEdge', ['S'], dice).G, told: [...chronicle] };
  }

  const QUALITY: readonly string[] = ['crewQuality', 'officerQuality'];
  const ofQuality = (told: readonly GameEvent[]): readonly GameEvent[] => told.filter(({ key }) => QUALITY.includes(key));

  /** Returns the quality that the table [2.3] gives for an event's roll. */
  function yielded({ key, values, roll }: GameEvent): string {
    const mod = trained(values?.training as Training, roll?.dice[0] ?? 0);
    return key === 'crewQuality' ? CREWS[mod + 2] : commandOf(mod);
  }

  describe('2.3 the rolls of crews and officers are in the log', () => {
    it('each with its training, its die and what it yields, once everybody sees the squadron', () => {
      let { G, told } = mustered();
      expect(ofQuality(told)).toEqual([]);
      const squadrons = Object.keys(G.squadrons);
      expect(squadrons.length).toBeGreaterThan(4);
      while (G.phase === 'deploy') {
        const [player] = Object.keys(rules.awaiting(G));
        const choice = rules.choices(rules.view(G, player), player).find(({ move }) => move === 'placeSquadron');
        const { G: next, chronicle } = rules.play(G, player, 'placeSquadron', choice?.args ?? [], quickDice(1));
        const lines = ofQuality(chronicle);
        expect(lines.map(({ key, by, case: at }) => [key, by, at])).toEqual(QUALITY.map((key) => [key, player, '2.3']));
        for (const line of lines) expect(line.values?.quality).toBe(yielded(line));
        told = [...told, ...lines];
        G = next;
      }
      expect(told.filter(({ key }) => key === 'crewQuality')).toHaveLength(squadrons.length);
      for (const { thrown } of Object.values(G.squadrons)) expect(thrown).toBeUndefined();
    });

    it('at once where reserves are open', () => {
      const { G, told } = mustered({ hiddenReserves: false });
      expect(ofQuality(told)).toHaveLength(2 * Object.keys(G.squadrons).length);
    });

    it('2.9 the rolls of a reserve squadron are hidden from enemy and spectators until it enters; its owner sees them', () => {
      const start = mustered().G;
      const [player] = Object.keys(rules.awaiting(start));
      const other = player === A ? B : A;
      const [, sq] = start.deploy?.left[Number(player)] ?? [];
      const { G, chronicle } = rules.play(start, player, 'reserveSquadron', [sq], quickDice(1));
      expect(chronicle).toEqual([]);
      expect(rules.view(G, player).squadrons[sq].thrown).toMatchObject({
        crew: { die: expect.any(Number) },
        officer: { die: expect.any(Number) },
      });
      const seenBy = (viewer: string | null) =>
        Object.values(rules.view(G, viewer).squadrons).filter(({ side }) => side === Number(player));
      for (const viewer of [other, null]) expect(seenBy(viewer)).toEqual([]);
    });

    it('2.8 an officer who changes squadrons keeps the roll', () => {
      const start = mustered().G;
      const [player] = Object.keys(rules.awaiting(start));
      const [a, b] = start.deploy?.left[Number(player)] ?? [];
      const before = [start.squadrons[a].thrown, start.squadrons[b].thrown];
      const { G } = rules.play(start, player, 'swapOfficers', [a, b], quickDice(1));
      expect(G.squadrons[a].thrown).toEqual({ crew: before[0]?.crew, officer: before[1]?.officer });
      expect(G.squadrons[b].thrown).toEqual({ crew: before[1]?.crew, officer: before[0]?.officer });
    });

    it('bought quality is not in the log', () => {
      const dice = quickDice(5);
      let { G } = rules.open({ mode: 'points', points: { quality: 'buy', lists: ['carthaginian', 'romanRepublic'] } }, dice);
      for (const player of [A, B]) G = rules.play(G, player, 'ready', [], dice).G;
      expect(JSON.stringify(G)).not.toContain('thrown');
    });
  });

  describe('12.9 the rolls of a campaign’s officers are shown to their own side', () => {
    const opened = (): Salamis => {
      const dice = quickDice(3);
      let { G } = rules.open({ mode: 'campaign' }, dice);
      for (const player of [A, B]) G = rules.play(G, player, 'ready', [], dice).G;
      return G;
    };

    it('when the campaign opens', () => {
      const G = opened();
      for (const [player, side] of [
        [A, 0],
        [B, 1],
      ] as const) {
        const camp = rules.view(G, player).camp;
        const lines = (camp?.notices[side] ?? []).filter(({ key }) => key === 'newOfficer');
        const fleets = Object.keys(camp?.fleets ?? {}).filter((id) => camp?.fleets[id].side === side);
        expect(lines.map(({ values }) => values?.fleet)).toEqual(fleets);
        for (const line of lines) expect(line.values?.quality).toBe(yielded(line));
        expect(camp?.notices[side === 0 ? 1 : 0]).toBeNull();
      }
    });

    it('12.7 rolls for the officer of a second division, and shows it when the division is seen', () => {
      const G = opened();
      const { camp } = G;
      if (!camp) throw new Error('no campaign');
      const [fleet] = Object.keys(camp.fleets).filter((id) => camp.fleets[id].side === 0 && camp.fleets[id].ships.length > 1);
      const [enemy] = Object.keys(camp.fleets).filter((id) => camp.fleets[id].side === 1);
      const { area, ships } = camp.fleets[fleet];
      // More than ten ships form two divisions. The second officer is rolled.
      while (ships.length < 12) {
        const id = `a${90 + ships.length}`;
        camp.ships[id] = { ...camp.ships[ships[0]] };
        ships.push(id);
      }
      camp.fleets[enemy].area = area;
      const told: GameEvent[] = [];
      beginTactical({ G, dice: quickDice(2), emit: (entry) => told.push(entry) }, area);
      const parts = Object.values(G.squadrons).filter(({ thrown }) => thrown);
      expect(parts.length).toBeGreaterThan(0);
      expect(parts.map(({ thrown }) => thrown?.crew)).toEqual(parts.map(() => undefined));
      expect(ofQuality(told)).toEqual([]);
    });
  });
});

describe('names', () => {
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
    it('no name belongs to two peoples, and each people has enough for one fleet', () => {
      const all = Object.values(SHIP_NAMES).flat();
      expect(new Set(all).size).toBe(all.length);
      for (const names of Object.values(SHIP_NAMES)) expect(names.length).toBeGreaterThan(extentOf(POINTS_BATTLE.mostPoints).ships);
      for (const name of all) expect(name).toMatch(/^[\p{L} -]{2,20}$/u);
    });

    it('every list has a people for its ships’ names', () => {
      for (const list of LIST_IDS) {
        for (const variant of [null, ...Object.keys(FLEET_LISTS[list].variants)]) expect(SHIP_NAMES[tongueOf(list, variant)]).toBeDefined();
      }
    });

    it('a name that the owner gave stays, and no other ship of the fleet gets it', () => {
      const { squadrons } = christened(fleetOf([five, { ...five, name: 'Tanit' }], [{ ...five, name: 'Hanno’s' }, five]), 0);
      expect(squadrons.map(({ ships }) => ships.map(({ name }) => name))).toEqual([
        ['Melqart', 'Tanit'],
        ['Hanno’s', 'Eshmun'],
      ]);
    });

    it('two fleets of one people take names from opposite ends of the list', () => {
      const first = christened(fleetOf([five, five]), 0).squadrons[0].ships;
      const second = christened(fleetOf([five, five]), 1).squadrons[0].ships;
      expect([...first, ...second].map(({ name }) => name)).toEqual(['Tanit', 'Melqart', 'Rusaddir', 'Sicca']);
    });
  });

  describe('2, 2.9 ships of a fleet bought by points', () => {
    /** Carthage's fleet and Rome's default fleet. Both are ready, and Carthage must place squadrons. */
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

    it('the enemy sees the same names whichever squadron is in reserve', () => {
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

    it('names given by a player stay with their ships', () => {
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
      take({ G, dice: noDice, emit: () => {} }, 'a1', 'b1');
      return G;
    };

    it('a captured ship without a name gets one of its own people', () => {
      const G = taken(({ lists }) => {
        lists[0] = 'romanRepublic';
      });
      expect(namesOf(G)).toEqual([SHIP_NAMES.roman[0], undefined, undefined]);
    });

    it('a ship keeps its name, and never takes a used one', () => {
      expect(taken(({ ships }) => Object.assign(ships.a1, { name: 'Paralos' })).ships.a1.name).toBe('Paralos');
      const G = taken(({ ships, lists }) => {
        lists[0] = 'romanRepublic';
        ships.b1.name = SHIP_NAMES.roman[0];
      });
      expect(G.ships.a1.name).toBe(SHIP_NAMES.roman[1]);
    });

    it('a scenario’s squadron with its own list has names of that list', () => {
      const { G } = rules.open({ scenario: 'myonessus-190' }, quickDice(1));
      take({ G, dice: noDice, emit: () => {} }, 'rh-1', 'se-1-1');
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

    it('new ships have names too, and ships keep theirs in a tactical battle', () => {
      const { G } = rules.open({ mode: 'campaign' }, quickDice(4));
      const { camp } = G;
      if (!camp) throw new Error('no campaign');
      camp.building[1] = [{ type: 'quinqueremePunic', list: 'carthaginian', crew: 'raw', port: null, due: 1 }];
      const before = new Set(Object.keys(camp.ships));
      const tools = { G, dice: quickDice(1), emit: () => {} };
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
});
