import { stationName } from '../../../src/games/salamis-ad-actium/fleetName.js';
import { plainShip } from '../../../src/games/salamis-ad-actium/rules/points/plainFleet.js';
import type { Fleet, FleetSquadron } from '../../../src/games/salamis-ad-actium/state/fleet.js';
import type { Salamis } from '../../../src/games/salamis-ad-actium/state.js';
import { quickDice } from '../../../src/kit/dice.js';
import { A, B, key, rules } from './fixtures.js';

/** Carthage with four squadrons of two triremes each, called so; Rome with its default fleet. Carthage is to place. */
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

/** Both sides place everything but one squadron of Carthage, which stays off the table. @returns what Rome sees, and was told */
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

describe('2.9 what is kept off the table leaves no gap', () => {
  it.each([
    ['named by their stations', [1, 2, 3, 4].map((n) => stationName('carthaginian', n))],
    ['named by numbers', ['Squadron 1', 'Squadron 2', 'Squadron 3', 'Squadron 4']],
  ])('ids, names, numbers and order of ships are the same whichever squadron is kept back: %s', (_, names) => {
    const start = deployment(names);
    // The Admiral is known by his flag: he is on the table.
    const [second, third, fourth] = ['a2', 'a3', 'a4'].map((kept) => keptBack(start, kept).seen);
    expect(second.squadrons.map(([id, name]) => [id, name])).toEqual([
      ['a1', names[0]],
      ['a2', names[1]],
      ['a3', names[2]],
    ]);
    expect(third).toEqual(second);
    expect(fourth).toEqual(second);
  });

  it('names that their owner made up stay with his squadrons', () => {
    const { G } = keptBack(deployment(['Hanno’s', 'Bomilcar’s', 'Adherbal’s', 'Himilco’s']), 'a2');
    expect(['a1', 'a2', 'a3', 'a4'].map((sq) => G.squadrons[sq].name)).toEqual(['Hanno’s', 'Adherbal’s', 'Himilco’s', 'Bomilcar’s']);
    expect(G.order.filter((id) => G.ships[id].status === 'offTable')).toEqual(['a4-1', 'a4-2']);
  });

  it('the Admiral stays Commander-in-Chief by whatever name his flagship is seen', () => {
    const { G } = keptBack(deployment(['One', 'Two', 'Three', 'Four']), 'a1');
    expect(G.cinc[0]).toBe('a4-1');
    expect(G.ships['a4-1'].flag).toMatchObject({ cinc: true });
    expect(G.squadrons.a4.flagship).toBe('a4-1');
    expect(rules.view(G, B).cinc[0]).toBeNull();
  });

  it('where reserves are open everything keeps its number', () => {
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
