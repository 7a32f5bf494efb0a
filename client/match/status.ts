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
  /** The one seat that is played here, if there is one. */
  readonly me?: PlayerID;
  /** The name of whoever has the other. */
  readonly opponent?: string;
  /** The match is put away. */
  readonly isAdjourned?: boolean;
}

/** What a line says of a match. */
interface Standing {
  readonly clock?: Clock;
  readonly phase?: string | null;
  /** Whether the reader is asked; nothing where he has no seat of his own. */
  readonly mine?: boolean;
  /** Its players have put it away. */
  readonly isAdjourned?: boolean;
}

/** Where a match stands, in one line: scenario, turn, phase, whose turn it is, and against whom, or that nobody has come yet. */
export function statusLine(
  game: Presentation,
  setupData: Chosen,
  { clock, phase, mine, isAdjourned }: Standing,
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

/** Where a match stands that is seen. */
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
