import { SCENARIOS } from '../../../src/games/salamis-ad-actium/data/scenarios.js';
import { shipType } from '../../../src/games/salamis-ad-actium/data/shipTypes.js';
import { within } from '../../../src/games/salamis-ad-actium/geometry/distance.js';
import { overlap } from '../../../src/games/salamis-ad-actium/geometry/overlap.js';
import { box, rect, shapeOf } from '../../../src/games/salamis-ad-actium/geometry/shapes.js';
import { type Berth, printedBerths } from '../../../src/games/salamis-ad-actium/rules/settingUp/deployment/zones.js';
import type { Salamis } from '../../../src/games/salamis-ad-actium/state.js';
import { checkAgreement, noDice, playMatch } from '../../kit/properties.js';
import { scripted } from '../../kit/scripted.js';
import { overture } from './overture.js';

const { rules } = overture;
const island = [3, 6, 5, 5, 5, 1, 4, 4, 4, 4, 4, 4];

/** A skirmish between Carthage (south, first to place) and Rome, an island in the first square; two squadrons a side. */
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
  it('2.8 the loser of the throw places first, then the sides take turns; a side with none left is skipped', () => {
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

  it('2.8 or of a coast that touches the base edge', () => {
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

  it('2.8 45 cm from every enemy base', () => {
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

  it('2.8 officers change ships before the first squadron is placed, and not later', () => {
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

  it('2.9 a reserve takes no turn, is told to nobody, and one squadron at least begins on the table', () => {
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

  it('2.8 a squadron for which there is no room goes to the reserve by itself', () => {
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

  it('squadrons ashore keep their places, and officers theirs', () => {
    const G = rules.setup({ scenario: 'solent-896', options: { freeDeployment: true } }, scripted([5, 4]));
    expect(G.ships['da-2-1']).toMatchObject({ status: 'table', aground: 'beached' });
    const [player] = Object.keys(rules.awaiting(G));
    expect(G.deploy?.left.flat()).not.toContain('da-2');
    expect(rules.refusal(G, player, 'swapOfficers', ['da-1', 'da-2'])?.key).toBe('officersFixed');
  });
});

it('2 battles by points at random: fleets come to lie legally, nothing offered is refused', () => {
  for (let seed = 1; seed <= 40; seed++) {
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
