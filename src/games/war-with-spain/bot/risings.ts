import type { PlayerID } from '../../../kit/rules.js';
import { ARMY } from '../data/armies.js';
import type { HexId } from '../ids.js';
import { sideOf } from '../ids.js';
import { placeAlly } from '../rules/politics/risings.js';
import type { WarMove } from '../sequence.js';
import type { WarWithSpain } from '../state.js';
import { bestMove, offers } from './choosing.js';
import { sum, term } from './explain.js';
import { falls, goalsOf, pullAt } from './goals.js';
import { foesNear, friendsNear } from './picture.js';

/** Where rebels rise, and where loyal men answer them. */

/** Rebels who take no town are not worth the loyal men whom they call up, unless they are as many as this. */
const WORTH_RISING = 4;

/** Points by which a town that falls at once outweighs all else, and any place nowhere. */
const TOWN = 1000;
const ANYWHERE = 100;

/**
 * In a town that falls to them: the fewer, the better, so that others take another. Elsewhere the strongest first, near friends
 * and towns, and not where the enemy is upon them at once.
 */
export function rise(view: WarWithSpain, player: PlayerID): WarMove {
  const me = sideOf(player);
  const { pending } = view;
  const goals = goalsOf(view, me);
  const places = new Map<HexId, { readonly gain: number; readonly lie: number }>();
  const look = (hex: HexId) => {
    const known = places.get(hex);
    if (known) return known;
    const lie = pullAt(view, me, goals, hex, WORTH_RISING) + friendsNear(view, me, hex, 2) * 0.2 - foesNear(view, me, hex, 1);
    const place = { gain: falls(view, me, [hex]), lie };
    places.set(hex, place);
    return place;
  };
  const comes = pending?.step === 'placeAllies' && (me === 'E' || pending.placed.length > 0 || pending.left >= WORTH_RISING);
  const finish: WarMove = { move: 'finishAllies', args: [] };
  const found = bestMove(
    offers(placeAlly, view, player),
    ({ args: [unit, hex] }) => {
      const { gain, lie } = look(hex);
      const { cs } = ARMY[unit];
      if (gain)
        return sum([
          ['fallsAtOnce', TOWN],
          ['town', gain * 10],
          ['few', -cs],
          ['lie', lie * 0.1],
        ]);
      if (!comes) return term('noUse', 0);
      return sum([
        ['rises', ANYWHERE],
        ['strength', cs * 10],
        ['lie', lie],
      ]);
    },
    finish,
  );
  return found ?? finish;
}
