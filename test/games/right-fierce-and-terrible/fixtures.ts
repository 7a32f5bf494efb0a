import { rightFierceAndTerrible } from '../../../src/games/right-fierce-and-terrible/index.js';
import { setup } from '../../../src/games/right-fierce-and-terrible/setup.js';
import type { Activation, Command, Segment, Side, Sluys, Squadron } from '../../../src/games/right-fierce-and-terrible/state.js';
import { clone } from '../../../src/kit/clone.js';
import type { GameEvent } from '../../../src/kit/events.js';
import type { Rules } from '../../../src/kit/rules.js';
import { about } from '../../kit/about.js';
import { noDice } from '../../kit/properties.js';
import { scripted } from '../../kit/scripted.js';

/** Untyped rules, for invalid arguments. */
export const rules: Rules<Sluys> = rightFierceAndTerrible.rules;
export const E = '0';
export const F = '1';

const book = setup({ deployment: 'standard' }, noDice);

/** Squadrons by hex. "top/bottom" is a chain. */
type Ships = { readonly [hex: string]: string };
/** Units aboard by squadron. "EM01-2" is a marine unit with two steps. */
type Men = { readonly [squadron: string]: string };

/** Returns a state with only these units. The wind blows to the south-east, the current to the south. */
export function sea(ships: Ships, men: Men = {}, change: (G: Sluys) => void = () => {}): Sluys {
  const G = clone(book);
  G.phase = 'activation';
  G.wind = 2;
  G.current = 3;
  G.step = 'drawChit';
  G.toAct = 'english';
  G.cup = { english: 2, french: 2, any: 1 };
  for (const squadron of Object.values(G.squadrons)) Object.assign(squadron, { hex: null, status: 'sunk', chain: null });
  for (const marine of Object.values(G.marines)) Object.assign(marine, { steps: 0, aboard: null });
  for (const leader of Object.values(G.leaders)) Object.assign(leader, { status: 'dead', aboard: null });
  for (const [hex, stack] of Object.entries(ships)) {
    const [top, bottom] = stack.split('/');
    Object.assign(G.squadrons[top], { hex, status: 'map', chain: bottom ? { with: bottom, top: true } : null });
    if (bottom) Object.assign(G.squadrons[bottom], { hex, status: 'map', chain: { with: top, top: false } });
  }
  for (const [squadron, crew] of Object.entries(men)) {
    for (const man of crew.split(' ')) {
      const [id, steps] = man.split('-');
      if (id in G.leaders) Object.assign(G.leaders[id], { status: 'free', aboard: squadron });
      else Object.assign(G.marines[id], { steps: steps ? Number(steps) : id.startsWith('FS') ? 2 : 4, aboard: squadron });
    }
  }
  change(G);
  return G;
}

const sides: { readonly [command: string]: Side } = {
  brown: 'english',
  white: 'english',
  green: 'english',
  yellow: 'french',
  violet: 'french',
  orange: 'french',
};

/** Sets a state to a command's activation. The command's box stays empty, so that the next chit follows. */
export function acting(G: Sluys, command: Command, segment: Segment, change: (act: Activation) => void = () => {}): Sluys {
  const side = sides[command];
  const squads = Object.keys(G.squadrons).filter((id) => {
    const { hex, chain, command: of, side: controller } = G.squadrons[id];
    return hex !== null && of === command && controller === side && chain?.top !== false;
  });
  G.act = {
    side,
    command,
    segment,
    squads,
    toPlace: [],
    zone: null,
    moved: {},
    rams: [],
    cut: [],
    outOfCommand: [],
    done: [],
    attacked: [],
    disengaged: [],
    markers: [],
    fought: [],
  };
  change(G.act);
  G.toAct = side;
  G.step = segment;
  return G;
}

export function sallying(G: Sluys, segment: 'archery' | 'boarding' | 'melee', first: Side): Sluys {
  G.phase = 'sally';
  G.sally = { segment, rolls: first === 'english' ? [5, 2] : [2, 5], first, portion: 0, done: [], attacked: [] };
  G.toAct = first;
  G.step = segment === 'archery' ? 'sallyArchery' : segment === 'boarding' ? 'sallyBoarding' : 'sallyMelee';
  return G;
}

/** Returns the state before the French end the Rally Segment, the last decision of a turn. */
export function turnEnding(G: Sluys): Sluys {
  G.phase = 'endTurn';
  G.step = 'rally';
  G.toAct = 'french';
  G.end = { segment: 'rally', side: 'french', rallied: [], sources: [] };
  return G;
}

export const bind = (G: Sluys, ...pairs: string[]): void => {
  G.grapples = pairs.map((pair) => pair.split('|').sort().join('|')).sort();
};

export const ship = (G: Sluys, id: string, change: Partial<Squadron>): void => {
  Object.assign(G.squadrons[id], change);
};

export const prize = (G: Sluys, id: string, side: Side, command: Command): void =>
  ship(G, id, { side, command, marker: 'captured', reduced: true });

export interface Told {
  readonly G: Sluys;
  readonly told: readonly GameEvent[];
}

/** Plays a move with exactly these dice. */
export function play(G: Sluys, player: string, move: string, args: readonly unknown[] = [], dice: readonly number[] = []): Told {
  const script = scripted(dice);
  const { G: after, chronicle } = rules.play(G, player, move, args, script);
  about('dice not rolled', () => expect(script.left).toBe(0));
  const fault = rightFierceAndTerrible.checkInvariants?.(after);
  expect(fault).toBeUndefined();
  return { G: after, told: chronicle };
}

/** Like `play`, but declines every offer of Heroism. */
export function playThrough(G: Sluys, player: string, move: string, args: readonly unknown[], dice: readonly number[]): Told {
  const script = scripted(dice);
  let { G: after, chronicle: told } = rules.play(G, player, move, args, script);
  while (after.ask?.kind === 'heroism') {
    const declined = rules.play(after, after.ask.side === 'english' ? E : F, 'heroism', [null], script);
    after = declined.G;
    told = [...told, ...declined.chronicle];
  }
  about('dice not rolled', () => expect(script.left).toBe(0));
  return { G: after, told };
}

/** Returns a refusal as "key case", or 'allowed'. */
export function refusal(G: Sluys, player: string, move: string, args: readonly unknown[] = []): string {
  const refused = rules.refusal(rules.view(G, player), player, move, args);
  return refused ? `${refused.key} ${refused.case}` : 'allowed';
}

export const offered = (G: Sluys, player: string, move: string): (readonly unknown[])[] =>
  rules
    .choices(G, player)
    .filter((choice) => choice.move === move)
    .map(({ args }) => args);

export const keys = (told: readonly GameEvent[]): string[] => told.map(({ key }) => key);
export const entry = (told: readonly GameEvent[], key: string): GameEvent => {
  const found = told.find((each) => each.key === key);
  about(`${key} in ${keys(told).join(' ')}`, () => expect(found).toBeDefined());
  return found as GameEvent;
};
