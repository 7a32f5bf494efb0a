import type { PlayerID } from '../../../kit/rules.js';
import { type HexId, opponentOf, type Side, sideOf, TF } from '../ids.js';
import { distance } from '../rules/map.js';
import { fleetOf } from '../rules/units.js';
import { isFriendlyPort } from '../rules/victory/control.js';
import type { WarMove } from '../sequence.js';
import type { Voyage, WarWithSpain } from '../state.js';
import { because, sum, term, weighed } from './explain.js';
import { armedFleets, fleetStrength, sailAt } from './picture.js';

/** How far a fleet sails on when the wind has cost it ships, or way. */

/** Hexes of progress that these outweigh: a port of one's own, a shore where the army lands, an enemy who is stronger. */
const HAVEN = 3;
const SHORE = 20;
const DANGER = 5;

/** How far an enemy comes, of whom a battered fleet should beware. */
const BEWARE = 4;

/** Expected strength of the strongest enemy who could fall upon a hex. */
const menace = (view: WarWithSpain, me: Side, hex: HexId): number =>
  Math.max(
    0,
    ...armedFleets(view, opponentOf(me))
      .map((id) => fleetOf(view, id).hex)
      .filter((at) => distance(at, hex) <= BEWARE)
      .map((at) => sailAt(view, me, at)),
  );

/** What speaks for stopping in a hex, beside the way made. */
function berth(view: WarWithSpain, me: Side, voyage: Voyage, hex: HexId): number {
  const own =
    voyage.who === TF
      ? 0
      : fleetStrength(
          view,
          voyage.ships.filter((id) => view.naval[id]),
        );
  const haven = isFriendlyPort(view, me, hex) ? HAVEN : 0;
  const shore = voyage.plan.some((entry) => entry.hex === hex && entry.debark) ? SHORE : 0;
  return sum([
    ['haven', haven],
    ['shore', shore],
    ['menace', haven === 0 && menace(view, me, hex) > own ? -DANGER : 0],
  ]);
}

/** As far as the wind allows, or short of it in a better place. */
export function sailFurther(view: WarWithSpain, player: PlayerID): WarMove {
  const { pending, voyage } = view;
  const most = pending?.step === 'sailOn' ? pending.most : 0;
  if (!voyage) return because('onlyWay', { move: 'sailOn', args: [most] });
  const me = sideOf(player);
  let found = most;
  let high = Number.NEGATIVE_INFINITY;
  for (let hexes = most; hexes >= 0; hexes--) {
    const hex = hexes ? voyage.path[hexes - 1] : voyage.at;
    const score = weighed(
      () => ({ move: 'sailOn', args: [hexes] }),
      () => term('way', hexes) + berth(view, me, voyage, hex),
      () => ({ at: [hex] }),
    );
    if (score <= high) continue;
    high = score;
    found = hexes;
  }
  return { move: 'sailOn', args: [found] };
}
