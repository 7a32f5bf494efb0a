import type { GameModule } from '../../../src/boardgame/module.js';
import type { PlayerID } from '../../../src/kit/rules.js';

/** What a seat commands in a match: the game says so where its set-up decides it. */
export function seatName(module: Pick<GameModule, 'sides' | 'seatName'>, G: unknown, playerID: PlayerID): string {
  return module.seatName?.(G, playerID) ?? module.sides.find((side) => side.playerID === playerID)?.name ?? '';
}
