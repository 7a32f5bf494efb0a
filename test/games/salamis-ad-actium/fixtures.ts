import type { ShipTypeId } from '../../../src/games/salamis-ad-actium/data/hulls.js';
import { salamisAdActium } from '../../../src/games/salamis-ad-actium/index.js';
import type { Leg, Order } from '../../../src/games/salamis-ad-actium/rules/movement/order.js';
import { fitOut, type Outfit } from '../../../src/games/salamis-ad-actium/rules/points/outfit.js';
import { enlist } from '../../../src/games/salamis-ad-actium/rules/settingUp/squadrons.js';
import type { Side } from '../../../src/games/salamis-ad-actium/sides.js';
import type { Salamis, Ship } from '../../../src/games/salamis-ad-actium/state.js';
import { clone } from '../../../src/kit/clone.js';
import type { GameEvent } from '../../../src/kit/events.js';
import type { Played, Refusal, Rules } from '../../../src/kit/rules.js';
import { noDice } from '../../kit/properties.js';
import { scripted } from '../../kit/scripted.js';

/** The rules with untyped moves. */
export const rules: Rules<Salamis> = salamisAdActium.rules;
export const A = '0';
export const B = '1';

/** A ship for a test: type, position in mm, heading, and differences from a new ship. */
export type Where = readonly [type: ShipTypeId, x: number, y: number, h: number, change?: Partial<Ship>];
export interface Fleets {
  readonly a?: { readonly [id: string]: Where };
  readonly b?: { readonly [id: string]: Where };
}

/**
 * Returns a battle in open water, 1800 x 1200 mm, flat and still, with only these ships. Squadron "a" is of side 0 and "b" of side 1, with
 * average crews. The first ship of each is the flagship, with an Average Admiral. In turn 1 side 0 moves ships in its Action Phase.
 */
export function battle({ a = {}, b = {} }: Fleets, change: (G: Salamis) => void = () => {}): Salamis {
  const G = clone(rules.setup({ mode: 'scenario', scenario: 'mylae-260', options: { tacticalInitiative: false } }, { die: () => 1 }));
  Object.assign(G, {
    ships: {},
    order: [],
    squadrons: {},
    land: {},
    forts: {},
    links: {},
    cinc: [null, null],
    mode: 'points',
    scenario: null,
  });
  G.weather = { region: 'med', from: 0, strength: 0, sea: 'flat', currents: [], tide: null };
  for (const [side, ships] of [a, b].entries()) {
    const ids = Object.keys(ships);
    if (!ids.length) continue;
    const sq = side === 0 ? 'a' : 'b';
    enlist(G, {
      id: sq,
      side: side as Side,
      name: sq,
      crew: 'average',
      officer: { rank: 'admiral', name: `Admiral ${sq}`, mod: 0, cinc: true },
      ships: ids.map((id) => [id, made(G, ships[id], sq, side as Side)] as const),
      flagship: ids[0],
      loyalty: null,
    });
  }
  for (const [id, [, , , , more]] of Object.entries({ ...a, ...b })) if (more && 'flag' in more) G.ships[id].flag = more.flag ?? null;
  Object.assign(G, { turn: 1, turnLimit: 12, acting: 0, step: 'move', inter: null, drawn: [0], extra: [], seizing: false });
  G.phase = 'battle';
  G.await = { kind: 'act', sides: [0] };
  change(G);
  return G;
}

function made(G: Salamis, [type, x, y, h, more]: Where, sq: string, side: Side): Ship {
  const outfit: Outfit = { type, crew: more?.crew ?? 'average', equip: more?.equip ?? [] };
  const ship = fitOut(outfit, sq, side, null, { options: G.options, year: -260 });
  return { ...ship, sails: 'none', ...more, at: { x, y, h }, status: more?.status ?? 'table' };
}

export const order = (steps: Leg[], change: Partial<Order> = {}): Order => ({
  mode: 'oars',
  approach: false,
  burst: false,
  contact: 'halt',
  ...change,
  steps,
});

/** Plays a move that must roll exactly the scripted dice. */
export function play(
  G: Salamis,
  player: string,
  move: string,
  args: readonly unknown[] = [],
  dice: readonly number[] = [],
): Played<Salamis> {
  const script = scripted(dice);
  const played = rules.play(G, player, move, args, script);
  expect(script.left).toBe(0);
  return played;
}

/** Plays a move. Every die after the scripted ones shows `rest`. */
export function playOn(
  G: Salamis,
  player: string,
  move: string,
  args: readonly unknown[],
  dice: readonly number[],
  rest = 5,
): Played<Salamis> {
  let next = 0;
  return rules.play(G, player, move, args, { die: (sides) => (next < dice.length ? dice[next++] : Math.min(rest, sides)) });
}

export const refusal = (G: Salamis, player: string, move: string, args: readonly unknown[] = []): Refusal | undefined =>
  rules.refusal(rules.view(G, player), player, move, args);
export const key = (G: Salamis, player: string, move: string, args: readonly unknown[] = []): string | undefined =>
  refusal(G, player, move, args)?.key;

export const choices = (G: Salamis, player: string, move: string): (readonly unknown[])[] =>
  rules
    .choices(rules.view(G, player), player)
    .filter((choice) => choice.move === move)
    .map(({ args }) => args);

export const keys = (chronicle: readonly GameEvent[]): string[] => chronicle.map((entry) => entry.key);
export const told = (chronicle: readonly GameEvent[], name: string): GameEvent[] => chronicle.filter((entry) => entry.key === name);
export const place = (G: Salamis, id: string): [number, number, number] => [G.ships[id].at.x, G.ships[id].at.y, G.ships[id].at.h];

export { noDice };

export const pair = {
  a: { t: ['trireme', 500, 500, 0], u: ['trireme', 600, 500, 0] },
  b: { x: ['trireme', 1500, 1000, 180], y: ['trireme', 1600, 1000, 180] },
} as const;

/** The end of an Action Phase. The next counter must be drawn, and no other decision is pending. */
export const between = (change: (G: Salamis) => void = () => {}): Salamis =>
  battle(pair, (G) => {
    G.bag = { a: 2, b: 3, i: 1 };
    G.drawn = [0];
    change(G);
  });
