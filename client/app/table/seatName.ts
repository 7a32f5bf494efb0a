import type { GameModule } from '../../../src/boardgame/module.js';
import type { Language } from '../../../src/kit/language.js';
import type { PlayerID } from '../../../src/kit/rules.js';

/** What a seat commands in a match: the game says so where its set-up decides it. */
export function seatName(module: Pick<GameModule, 'present' | 'seatName'>, G: unknown, playerID: PlayerID, language: Language): string {
  return module.seatName?.(G, playerID, language) ?? module.present(language).sides.find((side) => side.playerID === playerID)?.name ?? '';
}
