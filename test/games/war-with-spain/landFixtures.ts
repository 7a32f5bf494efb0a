import { expect } from 'vitest';
import { ARMY } from '../../../src/games/war-with-spain/data/armies.js';
import { type FleetId, type HexId, SIDES } from '../../../src/games/war-with-spain/ids.js';
import { warWithSpain } from '../../../src/games/war-with-spain/index.js';
import { newArmy, newShip, setup } from '../../../src/games/war-with-spain/setup.js';
import type { PhaseId, Stage, WarWithSpain } from '../../../src/games/war-with-spain/state.js';
import type { Entry } from '../../../src/kit/chronicle.js';
import { clone } from '../../../src/kit/clone.js';
import { scripted } from '../../kit/scripted.js';

export const { rules } = warWithSpain;
export const E = '0';
export const S = '1';

const book = setup({});

/**
 * What stands on an otherwise empty map. Counters in a place are named with blanks between; "EL3-" is reduced. Fleets are
 * "hex/munitions: ships". Leaders stand where they are said to; `besieged` names hexes and the side besieged there by land.
 */
export interface Scene {
  readonly turn?: number;
  readonly phase?: PhaseId;
  readonly stage?: Stage;
  readonly land?: { readonly [place: string]: string };
  readonly ships?: { readonly [place: string]: string };
  readonly fleets?: { readonly [id in FleetId]?: string };
  readonly leaders?: { readonly [place: string]: string };
  readonly besieged?: { readonly [hex: HexId]: 'E' | 'S' };
  readonly treasury?: { readonly E: number; readonly S: number };
}

const STAGE: { readonly [phase in PhaseId]: Stage } = {
  activation: 'ordering',
  navalEnglish: 'sailing',
  navalSpanish: 'sailing',
  landEnglish: 'marching',
  landSpanish: 'marching',
  administration: 'administering',
};

const words = (text: string) => text.split(' ').filter(Boolean);

/** A war with only these counters: everything else is in the pool, and nobody has moved yet. */
export function war(scene: Scene, change: (G: WarWithSpain) => void = () => {}): WarWithSpain {
  const G = clone(book);
  const { turn = 5, phase = 'landEnglish', treasury = { E: 1000, S: 1000 } } = scene;
  Object.assign(G, {
    turn,
    phase,
    stage: scene.stage ?? STAGE[phase],
    treasury: { ...treasury },
    land: {},
    naval: {},
    leaders: {},
    fleets: {},
  });
  for (const [place, ids] of Object.entries(scene.land ?? {})) {
    for (const id of words(ids)) G.land[id.replace('-', '')] = { ...newArmy(place), reduced: id.endsWith('-') };
  }
  const afloat = (id: string, place: string) => {
    G.naval[id.replace('-', '')] = { ...newShip(place), reduced: id.endsWith('-') };
  };
  for (const [place, ids] of Object.entries(scene.ships ?? {})) for (const id of words(ids)) afloat(id, place);
  for (const [fleet, text] of Object.entries(scene.fleets ?? {})) {
    const [where, ids] = text.split(': ');
    const [hex, munitions] = where.split('/');
    for (const id of words(ids)) {
      afloat(id, hex);
      G.naval[id.replace('-', '')].fleet = Number(fleet.slice(1)) as 1;
    }
    G.fleets[fleet as FleetId] = {
      hex,
      start: hex,
      munitions: Number(munitions),
      besieged: false,
      tried: false,
      moved: false,
      stopped: false,
      rolled: false,
      attacked: false,
    };
  }
  for (const [place, ids] of Object.entries(scene.leaders ?? {})) {
    for (const id of words(ids)) G.leaders[id] = { at: place, ship: null, moved: false, regrouped: 0 };
  }
  for (const [hex, side] of Object.entries(scene.besieged ?? {})) {
    G.sieges[hex] = { land: side, naval: null, clock: 0 };
    for (const [id, army] of Object.entries(G.land)) if (army.at === hex && ARMY[id].side === side) army.besieged = true;
  }
  if (phase === 'activation' || phase === 'administration') {
    G.opened = Object.fromEntries(
      SIDES.map((side) => [side, { treasury: G.treasury[side], naval: {}, land: {}, leaders: {}, fleets: {} }]),
    ) as WarWithSpain['opened'];
  }
  change(G);
  return G;
}

export interface Told {
  readonly G: WarWithSpain;
  readonly told: readonly Entry[];
}

/** Plays a move with the dice falling so, and none to spare. */
export function play(G: WarWithSpain, player: string, move: string, args: readonly unknown[] = [], dice: readonly number[] = []): Told {
  const script = scripted(dice);
  const { G: after, chronicle } = rules.play(G, player, move, args, script);
  expect(script.left, 'dice not thrown').toBe(0);
  expect(warWithSpain.fault?.(after)).toBeUndefined();
  return { G: after, told: chronicle };
}

/** Plays several moves of one player, one after the other; the dice fall in order. */
export function run(
  G: WarWithSpain,
  player: string,
  moves: readonly (readonly [string, readonly unknown[], (readonly number[])?])[],
): Told {
  let at: Told = { G, told: [] };
  for (const [move, args, dice = []] of moves) at = play(at.G, player, move, args, dice);
  return at;
}

/** Key and case of a refusal, as "key case"; 'allowed' when there is none. */
export function refusal(G: WarWithSpain, player: string, move: string, args: readonly unknown[] = []): string {
  const refused = rules.refusal(rules.view(G, player), player, move, args);
  return refused ? `${refused.key} ${refused.case}` : 'allowed';
}

/** Argument lists that are offered for a move. */
export const offered = (G: WarWithSpain, player: string, move: string): (readonly unknown[])[] =>
  rules
    .choices(rules.view(G, player), player)
    .filter((choice) => choice.move === move)
    .map(({ args }) => args);

export const keys = (told: readonly Entry[]): string[] => told.map(({ key }) => key);
export const entry = (told: readonly Entry[], key: string): Entry => {
  const found = told.find((each) => each.key === key);
  expect(found, `${key} in ${keys(told).join(' ')}`).toBeDefined();
  return found as Entry;
};
/** Who is asked, and what. */
export const asked = (G: WarWithSpain): string =>
  Object.entries(rules.awaiting(G))
    .map(([player, step]) => `${player === E ? 'E' : 'S'} ${step}`)
    .join(', ');
/** Hexes by counter, of those still in play. */
export const where = (G: WarWithSpain, ...ids: string[]): (string | undefined)[] =>
  ids.map((id) => (G.land[id] ?? G.naval[id] ?? G.leaders[id])?.at);
