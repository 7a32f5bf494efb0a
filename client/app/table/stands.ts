import type { GameModule } from '../../../src/boardgame/module.js';
import type { Language } from '../../../src/kit/language.js';
import type { PlayerID } from '../../../src/kit/rules.js';
import { say } from '../../../src/kit/texts.js';
import { scenarioOf } from '../options/described.js';
import type { Chosen } from '../options/fields.js';
import { words } from '../words/index.js';

interface Seen {
  readonly G: unknown;
  readonly ctx: { readonly phase: string | null; readonly activePlayers: unknown };
}

interface Reader {
  /** The one seat that is played here, if there is one. */
  readonly me?: PlayerID;
  /** The name of whoever has the other. */
  readonly opponent?: string;
}

/** Where a match stands, in one line: scenario, turn, phase, whose turn it is, and against whom. */
export function standsOf(module: GameModule, setupData: Chosen, { G, ctx }: Seen, { me, opponent }: Reader, language: Language): string {
  const said = language.of(words);
  const game = module.present(language);
  const clock = module.clock?.(G);
  const awaited = me !== undefined && Object.hasOwn(Object(ctx.activePlayers), me);
  const parts = [
    game.scenarios.length > 1 ? scenarioOf(game, setupData).title : undefined,
    clock && said.turn(clock.turn, clock.last),
    say(game.texts, `phase.${ctx.phase}`),
    me === undefined ? undefined : awaited ? said.yourTurn : said.theirTurn,
    opponent === undefined ? undefined : said.against(opponent),
  ];
  return parts.filter(Boolean).join(', ');
}
