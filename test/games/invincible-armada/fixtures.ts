import { chits } from '../../../src/games/invincible-armada/data/chits.js';
import type { SegmentId } from '../../../src/games/invincible-armada/data/tables.js';
import {
  CHITS,
  type ChitId,
  ENGLISH,
  type OptionId,
  SPANISH,
  type SquadronId,
  type Square,
} from '../../../src/games/invincible-armada/ids.js';
import { invincibleArmada } from '../../../src/games/invincible-armada/index.js';
import type { Armada, Squadron, Step } from '../../../src/games/invincible-armada/state.js';
import { clone } from '../../../src/kit/clone.js';
import type { GameEvent } from '../../../src/kit/events.js';
import type { Refusal, Rules } from '../../../src/kit/rules.js';
import { about } from '../../kit/about.js';
import { noDice } from '../../kit/properties.js';
import { scripted } from '../../kit/scripted.js';

/** The rules, with untyped moves. */
export const rules: Rules<Armada> = invincibleArmada.rules;
export const E = '0';
export const S = '1';

const start = rules.setup({ deployment: 'historicalI' }, noDice);

/** Returns the campaign after its set-up, with changes. */
export function campaign(change: (G: Armada) => void = () => {}): Armada {
  const G = clone(start);
  change(G);
  return G;
}

type Squares = { readonly [id in SquadronId]?: Square };

/** Returns a tactical map with only these squadrons. Other English squadrons are in Plymouth, other Spanish ones are eliminated. */
export function sea(
  squares: Squares,
  change: (G: Armada) => void = () => {},
  segment: SegmentId = 'englishTactical',
  step: Step = 'act',
): Armada {
  return campaign((G) => {
    for (const id of SPANISH) Object.assign(G.squadrons[id], { square: squares[id] ?? null, alive: squares[id] !== undefined });
    for (const id of ENGLISH) {
      const square = squares[id] ?? null;
      Object.assign(G.squadrons[id], { square, loc: square ? null : { t: 'port', id: 'plymouth' } });
    }
    G.segment = segment;
    G.step = step;
    change(G);
  });
}

export const set = (G: Armada, id: SquadronId, change: Partial<Squadron>): void => {
  Object.assign(G.squadrons[id], change);
};

export const on =
  (...ids: OptionId[]) =>
  (G: Armada) => {
    for (const id of ids) G.options[id] = true;
  };

/** Plays a move with exactly these dice. */
export function play(
  G: Armada,
  player: string,
  move: string,
  args: readonly unknown[] = [],
  dice: readonly number[] = [],
): { G: Armada; told: readonly GameEvent[] } {
  const script = scripted(dice);
  const { G: after, chronicle } = rules.play(G, player, move, args, script);
  about('dice not thrown', () => expect(script.left).toBe(0));
  return { G: after, told: chronicle };
}

export const refusal = (G: Armada, player: string, move: string, args: readonly unknown[] = []): Refusal | undefined =>
  rules.refusal(rules.view(G, player), player, move, args);

/** Returns the key and case of a refusal, or 'allowed'. */
export function why(G: Armada, player: string, move: string, args: readonly unknown[] = []): string {
  const refused = refusal(G, player, move, args);
  return refused ? `${refused.key} ${refused.case}` : 'allowed';
}

export const told = (entries: readonly GameEvent[], key: string): GameEvent[] => entries.filter((entry) => entry.key === key);

export const choicesOf = (G: Armada, player: string, move: string): (readonly unknown[])[] =>
  rules
    .choices(rules.view(G, player), player)
    .filter((choice) => choice.move === move)
    .map(({ args }) => args);

/** Returns the roll that draws this chit from a full pool without the chits in `gone`. */
export function kth(chit: ChitId, gone: readonly ChitId[] = []): number {
  const before = CHITS.slice(0, CHITS.indexOf(chit)).reduce((sum, id) => sum + chits[id].count, 0);
  return before - gone.filter((id) => CHITS.indexOf(id) < CHITS.indexOf(chit)).length + 1;
}

/** Attacks without moving. Returns a battle before the tactics are chosen. */
export function attackNow(G: Armada, player: string, attacker: SquadronId, target: SquadronId): Armada {
  const ready = play(G, player, 'sail', [attacker, []]).G;
  return play(ready, player, 'attack', [target]).G;
}

export function tactics(G: Armada, english: string, spanish: string, dice: readonly number[]): { G: Armada; told: readonly GameEvent[] } {
  return play(play(G, E, 'chooseTactic', [english]).G, S, 'chooseTactic', [spanish], dice);
}

/** Drake on E3, north of Diego on E4. Other squadrons keep the phase from ending. */
export const duel = (change: (G: Armada) => void = () => {}) =>
  sea({ drake: 'E3', howard: 'A1', frobisher: 'A9', diego: 'E4', medina1: 'H7', moncada: 'H3' }, change);

export const spanishTurn = (change: (G: Armada) => void = () => {}) =>
  sea({ drake: 'E3', howard: 'A1', diego: 'E4', medina1: 'H7', moncada: 'H3' }, change, 'spanishTactical');

export const fight = (change: (G: Armada) => void = () => {}) => attackNow(duel(change), E, 'drake', 'diego');
