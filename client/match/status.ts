import type { GameModule } from '../../src/boardgame/module.js';
import type { Clock, Presentation } from '../../src/kit/definition.js';
import type { Language } from '../../src/kit/language.js';
import type { PlayerID } from '../../src/kit/rules.js';
import { say } from '../../src/kit/texts.js';
import { scenarioOf } from '../app/options/described.js';
import type { Chosen } from '../app/options/fields.js';
import { type PageWords, words } from '../app/words/index.js';

interface Seen {
  readonly G: unknown;
  readonly ctx: { readonly phase: string | null; readonly activePlayers: unknown };
}

interface Reader {
  /** The player's seat, if the player has exactly one. */
  readonly me?: PlayerID;
  readonly opponent?: string;
  readonly isAdjourned?: boolean;
}

interface StatusParts {
  readonly clock?: Clock;
  readonly phase?: string | null;
  /** Whether it is the player's turn; undefined if the player has no seat or both. */
  readonly mine?: boolean;
  readonly isAdjourned?: boolean;
}

/** Returns a line with the scenario, turn, phase, player to move and opponent. */
export function statusLine(
  game: Presentation,
  setupData: Chosen,
  { clock, phase, mine, isAdjourned }: StatusParts,
  { opponent, waits }: { readonly opponent?: string; readonly waits?: boolean },
  said: PageWords,
): string {
  const parts = [
    game.scenarios.length > 1 ? scenarioOf(game, setupData).title : undefined,
    clock && said.turn(clock.turn, clock.last),
    phase && say(game.texts, `phase.${phase}`),
    waits ? said.nobodyYet : isAdjourned ? said.adjourned : mine === undefined ? undefined : mine ? said.yourTurn : said.theirTurn,
    opponent === undefined ? undefined : said.against(opponent),
  ];
  return parts.filter(Boolean).join(', ');
}

export function statusOf(
  module: GameModule,
  setupData: Chosen,
  { G, ctx }: Seen,
  { me, opponent, isAdjourned }: Reader,
  language: Language,
): string {
  const mine = me === undefined ? undefined : Object.hasOwn(Object(ctx.activePlayers), me);
  const standing = { clock: module.clock?.(G), phase: ctx.phase, mine, isAdjourned };
  return statusLine(module.present(language), setupData, standing, { opponent }, language.of(words));
}
