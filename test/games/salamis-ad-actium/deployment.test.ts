import { shipType } from '../../../src/games/salamis-ad-actium/data/equipment.js';
import { SCENARIOS } from '../../../src/games/salamis-ad-actium/data/scenarios.js';
import { stationName } from '../../../src/games/salamis-ad-actium/fleetName.js';
import { box, overlap, rect, shapeOf, within } from '../../../src/games/salamis-ad-actium/geometry/shapes.js';
import { plainShip } from '../../../src/games/salamis-ad-actium/rules/points/fleetLaw.js';
import { type Berth, printedBerths } from '../../../src/games/salamis-ad-actium/rules/settingUp/deployment/zones.js';
import type { Fleet, FleetSquadron } from '../../../src/games/salamis-ad-actium/state/fleet.js';
import type { Salamis } from '../../../src/games/salamis-ad-actium/state.js';
import { quickDice } from '../../../src/kit/dice.js';
import { checkAgreement, noDice, playMatch } from '../../kit/properties.js';
import { scripted } from '../../kit/scripted.js';
import { A, B, key, rules } from './fixtures.js';
import { overture } from './overture.js';

describe('deployment', () => {
  const { rules } = overture;
  const island = [3, 6, 5, 5, 5, 1, 4, 4, 4, 4, 4, 4];

  /** A skirmish with two squadrons on each side and an island in the first square. Carthage (south) places first. */
  function skirmish(options: object = {}): Salamis {
    const points = { lists: ['romanRepublic', 'carthaginian'], quality: 'buy', size: 'great' };
    let G = rules.setup({ mode: 'points', points, options }, noDice);
    G = rules.play(G, '0', 'ready', [], noDice).G;
    G = rules.play(G, '1', 'ready', [], scripted([...island, ...Array.from({ length: 8 }, () => 4), 1, 3, 9, 2])).G;
    return rules.play(G, '0', 'chooseEdge', ['N'], noDice).G;
  }

  const places = (G: Salamis, sq: string, place: (i: number) => readonly [number, number, number]): Berth[] =>
    G.order.filter((id) => G.ships[id].sq === sq).map((id, i) => ({ id, x: place(i)[0], y: place(i)[1], h: place(i)[2] }));
  const refused = (G: Salamis, player: string, sq: string, berths: Berth[]) => rules.refusal(G, player, 'placeSquadron', [sq, berths])?.key;

  describe('2.8 deployment', () => {
    it('2.8 the loser of the roll places first, then the sides take turns; a side with none left is skipped', () => {
      let G = skirmish();
      expect(G.baseEdge).toEqual(['N', 'S']);
      const turns: string[] = [];
      while (G.phase === 'deploy') {
        const [player] = Object.keys(rules.awaiting(G));
        turns.push(player);
        const [choice] = rules.choices(G, player);
        G = rules.play(G, player, choice.move, choice.args, noDice).G;
      }
      expect(turns[0]).toBe('1');
      expect(turns.slice(0, 4)).toEqual(['1', '0', '1', '0']);
      expect(G.order.every((id) => G.ships[id].status === 'table')).toBe(true);
    });

    it('2.8 wholly within 15 cm of the base edge, and not within 15 cm of a short edge', () => {
      const G = skirmish();
      const line = (x: number, y: number) => places(G, 'b1', (i) => [x + 60 * i, y, 0]);
      expect(refused(G, '1', 'b1', line(1000, 100))).toBeUndefined();
      expect(refused(G, '1', 'b1', line(1000, 128))).toBe('outsideBand');
      expect(refused(G, '1', 'b1', line(1000, 10))).toBe('offTheTable');
      expect(refused(G, '1', 'b1', line(150, 100))).toBe('outsideBand');
      expect(refused(G, '1', 'b1', line(160, 100))).toBeUndefined();
      expect(refused(G, '1', 'b1', line(1000, 1100))).toBe('outsideBand');
    });

    it('2.8 or within 15 cm of a coast that touches the base edge', () => {
      const G = skirmish();
      const line = places(G, 'b1', (i) => [700 + 60 * i, 200, 0]);
      expect(refused(G, '1', 'b1', line)).toBe('outsideBand');
      G.land.shore = {
        kind: 'coast',
        coast: 'sandy',
        poly: [
          [600, 0],
          [1200, 0],
          [1200, 110],
          [600, 110],
        ],
      };
      expect(refused(G, '1', 'b1', line)).toBeUndefined();
      expect(
        refused(
          G,
          '1',
          'b1',
          places(G, 'b1', (i) => [700 + 60 * i, 240, 0]),
        ),
      ).toBe('outsideBand');
      expect(
        refused(
          G,
          '1',
          'b1',
          places(G, 'b1', (i) => [700 + 60 * i, 100, 0]),
        ),
      ).toBe('onLand');
    });

    it('2.8 every ship of the squadron once, headings by five degrees, bases apart', () => {
      const G = skirmish();
      const line = places(G, 'b1', (i) => [1000 + 60 * i, 100, 0]);
      expect(refused(G, '1', 'b1', line.slice(1))).toBe('wholeSquadron');
      expect(refused(G, '1', 'b1', [...line.slice(1), line[1]])).toBe('wholeSquadron');
      expect(
        refused(
          G,
          '1',
          'b1',
          places(G, 'b1', (i) => [1000 + 60 * i, 100, 7]),
        ),
      ).toBe('heading');
      expect(
        refused(
          G,
          '1',
          'b1',
          places(G, 'b1', (i) => [1000 + 15 * i, 100, 0]),
        ),
      ).toBe('onAnother');
      expect(refused(G, '1', 'a1', line)).toBe('notYours');
      expect(refused(G, '1', 'b9', line)).toBe('noSquadron');
    });

    it('2.8 at least 45 cm from every enemy base', () => {
      const G = skirmish();
      const [id] = G.order;
      Object.assign(G.ships[id], { status: 'table', at: { x: 1000, y: 560, h: 0 } });
      expect(
        refused(
          G,
          '1',
          'b1',
          places(G, 'b1', (i) => [1000 + 60 * i, 100, 0]),
        ),
      ).toBe('tooNearEnemy');
      Object.assign(G.ships[id].at, { y: 600 });
      expect(
        refused(
          G,
          '1',
          'b1',
          places(G, 'b1', (i) => [1000 + 60 * i, 100, 0]),
        ),
      ).toBeUndefined();
    });

    it('2.8 officers change ships only before the first squadron is placed', () => {
      const G = skirmish();
      const [first, second] = ['b1', 'b2'].map((sq) => G.squadrons[sq].flagship ?? '');
      const admiral = G.ships[first].flag;
      const after = rules.play(G, '1', 'swapOfficers', ['b1', 'b2'], noDice).G;
      expect(after.ships[second].flag).toEqual(admiral);
      expect(after.cinc[1]).toBe(second);
      expect(after.cinc[0]).toBe(G.cinc[0]);
      const [choice] = rules.choices(after, '1');
      let placed = rules.play(after, '1', choice.move, choice.args, noDice).G;
      placed = rules.play(placed, '0', rules.choices(placed, '0')[0].move, rules.choices(placed, '0')[0].args, noDice).G;
      expect(rules.refusal(placed, '1', 'swapOfficers', ['b1', 'b2'])?.key).toBe('officersFixed');
      expect(rules.refusal(G, '1', 'swapOfficers', ['b1', 'a1'])?.key).toBe('notYours');
      expect(rules.refusal(G, '1', 'swapOfficers', ['b1', 'b1'])?.key).toBe('sameSquadron');
    });

    it('2.9 declaring a reserve takes no turn and is secret, and at least one squadron begins on the table', () => {
      const G = skirmish();
      const played = rules.play(G, '1', 'reserveSquadron', ['b1'], noDice);
      expect(played.chronicle).toEqual([]);
      expect(rules.awaiting(played.G)).toEqual({ 1: 'deploy' });
      expect(played.G.order.filter((id) => played.G.ships[id].status === 'offTable').every((id) => played.G.ships[id].sq === 'b1')).toBe(
        true,
      );
      const left = played.G.deploy?.left[1] ?? [];
      let last = played.G;
      for (const sq of left.slice(1)) last = rules.play(last, '1', 'reserveSquadron', [sq], noDice).G;
      expect(rules.refusal(last, '1', 'reserveSquadron', [left[0]])?.key).toBe('someOnTable');
      const open = rules.play(skirmish({ hiddenReserves: false }), '1', 'reserveSquadron', ['b1'], noDice);
      expect(open.chronicle.map(({ key }) => key)).toEqual(['reserved']);
    });

    it('2.8 a squadron without room goes into reserve automatically', () => {
      let G = skirmish();
      const [choice] = rules.choices(G, '1');
      G.land.ice = {
        kind: 'coast',
        coast: 'rocky',
        poly: [
          [0, 700],
          [2400, 700],
          [2400, 1199],
          [0, 1199],
        ],
      };
      G = rules.play(G, '1', choice.move, choice.args, noDice).G;
      expect(rules.awaiting(G)).toEqual({ 1: 'deploy' });
      expect(G.order.filter((id) => G.ships[id].side === 0).every((id) => G.ships[id].status === 'offTable')).toBe(true);
    });
  });

  describe('free deployment of scenarios', () => {
    it.each(SCENARIOS.map(({ id }) => id))('%s: both sides find room about their printed places', (id) => {
      const { last } = playMatch(overture, {
        setupData: { scenario: id, options: { freeDeployment: true } },
        seed: 5,
        players: { 0: (view, me) => rules.choices(view, me)[0], 1: (view, me) => rules.choices(view, me)[0] },
      });
      for (const ship of last.order) expect([ship, last.ships[ship].status]).toEqual([ship, 'table']);
      const battle = SCENARIOS.find((scenario) => scenario.id === id);
      for (const side of [0, 1] as const) {
        if (!battle) continue;
        const printed = printedBerths(battle, side);
        for (const berth of printed) expect(last.ships[berth.id].at).toEqual({ x: berth.x, y: berth.y, h: berth.h });
      }
    });

    it('squadrons ashore keep their positions, and officers their ships', () => {
      const G = rules.setup({ scenario: 'solent-896', options: { freeDeployment: true } }, scripted([5, 4]));
      expect(G.ships['da-2-1']).toMatchObject({ status: 'table', aground: 'beached' });
      const [player] = Object.keys(rules.awaiting(G));
      expect(G.deploy?.left.flat()).not.toContain('da-2');
      expect(rules.refusal(G, player, 'swapOfficers', ['da-1', 'da-2'])?.key).toBe('officersFixed');
    });
  });

  it('2 random points battles: positions are legal, and every offered placement is allowed', () => {
    for (let seed = 1; seed <= 10; seed++) {
      const setupData = {
        mode: 'points',
        points: { era: seed % 10, size: ['skirmish', 'battle', 'great'][seed % 3], quality: seed % 2 ? 'buy' : 'roll' },
      };
      const { last } = playMatch(overture, {
        setupData,
        seed,
        onDecision: (decision, dice) => void checkAgreement(overture, decision, dice, 0, () => false),
      });
      const table = last.order.filter((id) => last.ships[id].status === 'table');
      const base = (id: string) => rect(last.ships[id].at, shipType(last.ships[id].type).base);
      for (const id of table) {
        const [w, s, e, n] = box(base(id));
        expect(w >= 1500 && s >= 0 && e <= 10 * last.table.w - 1500 && n <= 10 * last.table.h).toBe(true);
        expect(Object.values(last.land).some(({ poly }) => overlap(base(id), shapeOf(poly)))).toBe(false);
        for (const other of table) {
          if (other === id) continue;
          expect(overlap(base(id), base(other))).toBe(false);
          if (last.ships[other].side !== last.ships[id].side) expect(within(base(id), base(other), 449)).toBe(false);
        }
      }
      for (const side of [0, 1]) expect(table.some((id) => last.ships[id].side === side)).toBe(true);
    }
  });
});

describe('reserves', () => {
  /** Carthage, which places first, has four squadrons of these names with two triremes each. Rome has its default fleet. */
  function deployment(names: readonly string[], options: object = {}): Salamis {
    const squadron = (name: string, i: number): FleetSquadron => ({
      name,
      list: 'carthaginian',
      variant: null,
      crew: 'average',
      officer: 0,
      admiral: i === 0,
      loyalty: null,
      ships: [plainShip('quinqueremePunic'), plainShip('quinqueremePunic')],
    });
    const fleet: Fleet = { libations: 1, squadrons: names.map(squadron) };
    const dice = quickDice(7);
    let { G } = rules.open(
      { mode: 'points', points: { points: 900, lists: ['carthaginian', 'romanRepublic'], quality: 'buy' }, options },
      dice,
    );
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

  /**
   * Makes both sides place everything except the Carthaginian squadron `kept`.
   * @returns the state, and Rome's view of it
   */
  function keptBack(start: Salamis, kept: string) {
    let { G } = rules.play(start, A, 'reserveSquadron', [kept], quickDice(1));
    const told: unknown[] = [];
    while (G.phase === 'deploy') {
      const [player] = Object.keys(rules.awaiting(G));
      const choice = rules.choices(rules.view(G, player), player).find(({ move }) => move === 'placeSquadron');
      const played = rules.play(G, player, 'placeSquadron', choice?.args ?? [], quickDice(1));
      told.push(played.chronicle.filter(({ key: each }) => each === 'placed'));
      G = played.G;
    }
    const { order, squadrons, ships } = rules.view(G, B);
    const others = (id: string) => !id.startsWith('b');
    return {
      G,
      seen: {
        order: order.filter(others),
        squadrons: Object.entries(squadrons)
          .filter(([id]) => others(id))
          .map(([id, { name, size0, flagship }]) => [id, name, size0, flagship]),
        ships: Object.keys(ships).filter(others),
        officers: order.filter(others).map((id) => ships[id].flag?.name ?? null),
        told,
      },
    };
  }

  describe('2.9 reserves leave no gap in names', () => {
    it.each([
      ['named by their stations', [1, 2, 3, 4].map((n) => stationName('carthaginian', n))],
      ['named by numbers', ['Squadron 1', 'Squadron 2', 'Squadron 3', 'Squadron 4']],
      ['named by their player', ['One', 'Bomilcar’s', 'Three', 'Himilco’s']],
    ])('ids, names, numbers and order of ships are the same whichever squadron is kept back: %s', (_, names) => {
      const start = deployment(names);
      // The Admiral's flag shows that the Admiral is on the table.
      const [second, third, fourth] = ['a2', 'a3', 'a4'].map((kept) => keptBack(start, kept).seen);
      expect(second.squadrons.map(([id, name]) => [id, name])).toEqual([
        ['a1', stationName('carthaginian', 1)],
        ['a2', stationName('carthaginian', 2)],
        ['a3', stationName('carthaginian', 3)],
      ]);
      expect(third).toEqual(second);
      expect(fourth).toEqual(second);
    });

    it('names given by a player are shown to the enemy once the whole fleet is in sight, and to their owner always', () => {
      const names = ['Hanno’s', 'Bomilcar’s', 'Adherbal’s', 'Himilco’s'];
      const namesOf = (view: Salamis) => ['a1', 'a2', 'a3', 'a4'].map((sq) => view.squadrons[sq]?.name);
      let { G } = keptBack(deployment(names), 'a2');
      expect(namesOf(rules.view(G, A))).toEqual(['Hanno’s', 'Adherbal’s', 'Himilco’s', 'Bomilcar’s']);
      expect(rules.view(rules.view(G, B), B)).toEqual(rules.view(G, B));
      expect(JSON.stringify(rules.view(G, B))).not.toMatch(/Hanno|Bomilcar|Adherbal|Himilco/);
      G = structuredClone(G);
      for (const id of G.order) if (G.ships[id].status === 'offTable') G.ships[id].status = 'table';
      expect(namesOf(rules.view(G, B))).toEqual(['Hanno’s', 'Adherbal’s', 'Himilco’s', 'Bomilcar’s']);
    });

    it('names given by a player stay with their squadrons', () => {
      const { G } = keptBack(deployment(['Hanno’s', 'Bomilcar’s', 'Adherbal’s', 'Himilco’s']), 'a2');
      expect(['a1', 'a2', 'a3', 'a4'].map((sq) => G.squadrons[sq].name)).toEqual(['Hanno’s', 'Adherbal’s', 'Himilco’s', 'Bomilcar’s']);
      expect(G.order.filter((id) => G.ships[id].status === 'offTable')).toEqual(['a4-1', 'a4-2']);
    });

    it('the Admiral stays Commander-in-Chief under any flagship name', () => {
      const { G } = keptBack(deployment(['One', 'Two', 'Three', 'Four']), 'a1');
      expect(G.cinc[0]).toBe('a4-1');
      expect(G.ships['a4-1'].flag).toMatchObject({ cinc: true });
      expect(G.squadrons.a4.flagship).toBe('a4-1');
      expect(rules.view(G, B).cinc[0]).toBeNull();
    });

    it('with open reserves all ships and squadrons keep their numbers', () => {
      const { G } = keptBack(deployment(['One', 'Two', 'Three', 'Four'], { hiddenReserves: false }), 'a2');
      expect(G.order.filter((id) => G.ships[id].status === 'offTable')).toEqual(['a2-1', 'a2-2']);
    });
  });

  describe('2.8, 2.9 free deployment of a scenario', () => {
    const opened = (scenario: string) => rules.open({ scenario, options: { freeDeployment: true } }, quickDice(3)).G;

    it('allows reserves, which come on as in any battle, and keep their printed names', () => {
      let G = opened('arginusae-406');
      const [player] = Object.keys(rules.awaiting(G));
      const side = Number(player) as 0 | 1;
      const [sq] = G.deploy?.left[side] ?? [];
      expect(key(G, player, 'reserveSquadron', [sq])).toBeUndefined();
      G = rules.play(G, player, 'reserveSquadron', [sq], quickDice(1)).G;
      expect(G.order.filter((id) => G.ships[id].sq === sq).every((id) => G.ships[id].status === 'offTable')).toBe(true);
      expect(Object.keys(rules.view(G, player === A ? B : A).squadrons)).not.toContain(sq);
    });

    it('a squadron that is beached keeps its place and is never in reserve', () => {
      const start = opened('solent-896');
      const G = Object.hasOwn(rules.awaiting(start), B) ? start : placed(start, A);
      expect(key(G, B, 'reserveSquadron', ['da-2'])).toBe('alreadyPlaced');
      expect(G.order.filter((id) => G.ships[id].sq === 'da-2').every((id) => G.ships[id].status === 'table')).toBe(true);
    });
  });
});
