import { useMemo } from 'react';
import type { GameModule } from '../../../src/boardgame/module.js';
import { quickDice } from '../../../src/kit/dice.js';
import type { PlayerID } from '../../../src/kit/rules.js';
import { useLanguage } from '../../kit/language.js';
import type { Chosen } from './fields.js';
import { faultIn } from './GameSetup.js';

/** What the sides are called in a match of this set-up, where that decides it; else as they always are. */
export function useSideNames(module: GameModule, setupData: Chosen): readonly { readonly playerID: PlayerID; readonly name: string }[] {
  const language = useLanguage();
  const written = JSON.stringify(setupData);
  return useMemo(() => {
    const { sides } = module.present(language);
    const chosen: Chosen = JSON.parse(written);
    if (!module.seatName || faultIn(module, chosen) !== undefined) return sides;
    const G = module.rules.setup(chosen, quickDice(1));
    return sides.map(({ playerID, name }) => ({ playerID, name: module.seatName?.(G, playerID, language) ?? name }));
  }, [module, language, written]);
}
