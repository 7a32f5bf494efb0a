import type { FleetId } from '../../../src/games/war-with-spain/ids.js';
import { warWithSpain } from '../../../src/games/war-with-spain/index.js';
import { clearMarks } from '../../../src/games/war-with-spain/rules/turn/proceed.js';
import { newArmy, newShip } from '../../../src/games/war-with-spain/setup.js';
import type { Fleet, Land, Naval, PhaseId, Stage, WarWithSpain } from '../../../src/games/war-with-spain/state.js';
import { clone } from '../../../src/kit/clone.js';
import type { GameEvent } from '../../../src/kit/events.js';
import type { Played, Refusal, Rules } from '../../../src/kit/rules.js';
import { about } from '../../kit/about.js';
import { scripted } from '../../kit/scripted.js';

/** The rules, with untyped moves. */
export const rules: Rules<WarWithSpain> = warWithSpain.rules;
export const E = '0';
export const S = '1';

/** Pieces that a test places, each with changes to its record. */
export interface Scene {
  readonly turn?: number;
  readonly phase?: PhaseId;
  readonly stage?: Stage;
  readonly ships?: { readonly [id: string]: string | readonly [at: string, change: Partial<Naval>] };
  readonly fleets?: { readonly [id in FleetId]?: readonly [hex: string, ships: readonly string[], change?: Partial<Fleet>] };
  readonly armies?: { readonly [id: string]: string | readonly [at: string, change: Partial<Land>] };
  readonly leaders?: { readonly [id: string]: string | readonly [at: string, ship: string] };
  readonly change?: (G: WarWithSpain) => void;
}

const SEGMENTS: { readonly [phase in PhaseId]: Stage } = {
  activation: 'ordering',
  navalEnglish: 'sailing',
  navalSpanish: 'sailing',
  landEnglish: 'marching',
  landSpanish: 'marching',
  administration: 'administering',
};

/**
 * Returns a state with only the pieces of the scene. By default it is April 1587 in the English Naval Movement Segment, both sides have 1000
 * ducats, and no side passes automatically.
 */
export function scene({ turn = 2, phase = 'navalEnglish', stage = SEGMENTS[phase], ...pieces }: Scene): WarWithSpain {
  const G = clone(rules.setup({ income: 'average' }, scripted([])));
  Object.assign(G, { turn, phase, stage, naval: {}, land: {}, leaders: {}, fleets: {}, treasury: { E: 1000, S: 1000 }, opened: null });
  Object.assign(G, { finished: { E: false, S: false }, passing: { E: false, S: false } });
  clearMarks(G);
  for (const [id, where] of Object.entries(pieces.ships ?? {})) {
    const [at, change] = typeof where === 'string' ? [where, {}] : where;
    G.naval[id] = { ...newShip(at), ...change };
  }
  for (const [id, [hex, ships, change]] of Object.entries(pieces.fleets ?? {})) {
    const besieged = change?.besieged ?? false;
    for (const ship of ships) G.naval[ship] = { ...newShip(hex), fleet: Number(id[1]) as 1, besieged };
    G.fleets[id as FleetId] = {
      hex,
      start: hex,
      munitions: 2,
      besieged,
      tried: false,
      moved: false,
      stopped: false,
      rolled: false,
      attacked: false,
      ...change,
    };
  }
  for (const [id, where] of Object.entries(pieces.armies ?? {})) {
    const [at, change] = typeof where === 'string' ? [where, {}] : where;
    G.land[id] = { ...newArmy(at), ...change };
  }
  for (const [id, where] of Object.entries(pieces.leaders ?? {})) {
    const [at, ship] = typeof where === 'string' ? [where, null] : where;
    G.leaders[id] = { at, ship, moved: false, regrouped: 0 };
  }
  pieces.change?.(G);
  return G;
}

/** Plays a move that must roll exactly the scripted dice. */
export const play = (
  G: WarWithSpain,
  player: string,
  move: string,
  args: readonly unknown[] = [],
  dice: readonly number[] = [],
): Played<WarWithSpain> => {
  const script = scripted(dice);
  const played = rules.play(G, player, move, args, script);
  about('dice left over', () => expect(script.left).toBe(0));
  return played;
};

/** Plays moves in order, each given as player, move, arguments and dice. */
export const run = (
  G: WarWithSpain,
  ...moves: readonly (readonly [string, string, (readonly unknown[])?, (readonly number[])?])[]
): WarWithSpain => moves.reduce((now, [player, move, args, dice]) => play(now, player, move, args, dice).G, G);

export const why = (G: WarWithSpain, player: string, move: string, args: readonly unknown[] = []): Refusal | undefined =>
  rules.refusal(rules.view(G, player), player, move, args);

export const key = (G: WarWithSpain, player: string, move: string, args: readonly unknown[] = []): string | undefined =>
  why(G, player, move, args)?.key;

export const choices = (G: WarWithSpain, player: string, move: string): (readonly unknown[])[] =>
  rules
    .choices(rules.view(G, player), player)
    .filter((choice) => choice.move === move)
    .map(({ args }) => args);

export const told = (chronicle: readonly GameEvent[], what: string): GameEvent[] => chronicle.filter((entry) => entry.key === what);
export const keys = (chronicle: readonly GameEvent[]): string[] => chronicle.map((entry) => entry.key);
