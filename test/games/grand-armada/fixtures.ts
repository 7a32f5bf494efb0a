import { scenarioData } from '../../../src/games/grand-armada/data/scenarios.js';
import type { Heading, HexId, ScenarioNumber, ShipId } from '../../../src/games/grand-armada/ids.js';
import { grandArmada } from '../../../src/games/grand-armada/index.js';
import { begin } from '../../../src/games/grand-armada/rules/movement.js';
import { fresh } from '../../../src/games/grand-armada/rules/reinforcements.js';
import { ship } from '../../../src/games/grand-armada/rules/ships.js';
import type { GrandArmada, Ship } from '../../../src/games/grand-armada/state.js';
import { clone } from '../../../src/kit/clone.js';
import type { GameEvent } from '../../../src/kit/events.js';
import type { Played, Refusal, Rules } from '../../../src/kit/rules.js';
import { say, type Texts } from '../../../src/kit/texts.js';
import { about } from '../../kit/about.js';
import { noDice } from '../../kit/properties.js';
import { scripted } from '../../kit/scripted.js';

/** The rules, with untyped moves. */
export const rules: Rules<GrandArmada> = grandArmada.rules;
export const E = '0';
export const S = '1';

export type Where = readonly [hex: HexId, heading: Heading, change?: Partial<Ship>];
export type Places = { readonly [id in ShipId]?: Where };

/** Returns turn 1 of a battle with only these ships. The English move first. */
export function battle(
  places: Places,
  change: (G: GrandArmada) => void = () => {},
  setupData: { readonly scenario?: ScenarioNumber; readonly [option: string]: unknown } = {},
): GrandArmada {
  const G = clone(rules.setup({ windChanges: false, ...setupData, deployment: 'historical' }, scripted([])));
  G.ships = {};
  for (const [id, [hex, heading, more]] of Object.entries(places) as [ShipId, Where][]) G.ships[id] = { ...fresh(), hex, heading, ...more };
  G.phase = 'movement';
  G.step = 'opening';
  G.toAct = 'E';
  change(G);
  return G;
}

/** Like `battle`, with an active ship. */
export function sailing(
  id: ShipId,
  places: Places,
  active: Partial<NonNullable<GrandArmada['active']>> = {},
  change: (G: GrandArmada) => void = () => {},
  setupData: { readonly scenario?: ScenarioNumber; readonly [option: string]: unknown } = {},
): GrandArmada {
  return battle(
    places,
    (G) => {
      change(G);
      begin(G, id, active.allowance ?? active.mp ?? 0);
      if (G.active) Object.assign(G.active, active);
    },
    setupData,
  );
}

export const at = (G: GrandArmada, phase: GrandArmada['phase'], step: GrandArmada['step'] = null): GrandArmada => ({ ...G, phase, step });

export const play = (
  G: GrandArmada,
  player: string,
  move: string,
  args: readonly unknown[] = [],
  dice: readonly number[] = [],
): Played<GrandArmada> => {
  const script = scripted(dice);
  const played = rules.play(G, player, move, args, script);
  about('dice left over', () => expect(script.left).toBe(0));
  return played;
};

export const why = (G: GrandArmada, player: string, move: string, args: readonly unknown[] = []): Refusal | undefined =>
  rules.refusal(rules.view(G, player), player, move, args);

export const key = (G: GrandArmada, player: string, move: string, args: readonly unknown[] = []): string | undefined =>
  why(G, player, move, args)?.key;

export const choices = (G: GrandArmada, player: string, move: string): (readonly unknown[])[] =>
  rules
    .choices(rules.view(G, player), player)
    .filter((choice) => choice.move === move)
    .map(({ args }) => args);

export const told = (chronicle: readonly GameEvent[], what: string): GameEvent[] => chronicle.filter((entry) => entry.key === what);
export const keys = (chronicle: readonly GameEvent[]): string[] => chronicle.map((entry) => entry.key);

export const sentenceIn = (texts: Texts, { key, by, at, who, values }: GameEvent): string =>
  say(texts, `chronicle.${key}`, { by: by ?? null, at: at ?? [], who: who ?? [], ...values });

export const said = (event: GameEvent): string => sentenceIn(grandArmada.texts, event);

export const of = (G: GrandArmada, id: ShipId): Ship => ship(G, id);

/** Marks all ships except these as moved, so that the phase ends after the next move. */
export const allDone =
  (...except: ShipId[]) =>
  (G: GrandArmada): void => {
    for (const [id, each] of Object.entries(G.ships)) each.done = !except.includes(id as ShipId);
  };

export const scenarios = Object.values(scenarioData);

/** Returns the state after the set-up. */
export const setup = (setupData?: unknown) => rules.setup(setupData, noDice);
