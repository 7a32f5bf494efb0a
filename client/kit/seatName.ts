import type { PlayedGame } from '../../src/kit/definition.js';
import type { Language } from '../../src/kit/language.js';
import type { PlayerID } from '../../src/kit/rules.js';

/** Returns the name of a seat's side, which may depend on the set-up. */
export function seatName<G>(
  module: Pick<PlayedGame<G>, 'present' | 'seatName'>,
  G: G,
  playerID: PlayerID,
  language: Language,
  { sides } = module.present(language),
): string {
  return module.seatName?.(G, playerID, language) ?? sides.find((side) => side.playerID === playerID)?.name ?? '';
}
