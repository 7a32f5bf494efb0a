import { TIDE } from '../data/tables.js';
import { activeOf, helmOf } from './movementPoints.js';
import { type Helm, isNo, oneAhead, type Vessel } from './sailing.js';
import { by, type Tools } from './ships.js';

/** The tide off Portland [11]: what it takes from a ship as she first goes another way than it sets. */

export const tideLoss = (die: number): number => Math.min(TIDE.most, die);

/** Whether the next hex ahead costs the die of the tide. */
export const owesTide = ({ tide }: Vessel, { heading, tidePaid }: Helm): boolean => tide !== undefined && heading !== tide && !tidePaid;

/** After the tide: never more than is left, and in another ship's hex never what it takes to leave it. */
export function afterTide(vessel: Vessel, helm: Helm, loss: number): Helm {
  const taken = (points: number): Helm => ({ ...helm, mp: helm.mp - points, tidePaid: true });
  let points = Math.min(loss, helm.mp);
  if (vessel.sea.shipIn(helm.hex)) while (points > 0 && isNo(oneAhead(vessel, taken(points)))) points -= 1;
  return taken(points);
}

/** The helm of whoever reckons with the worst that the tide may do to the next hex. */
export const braced = (vessel: Vessel, helm: Helm): Helm => (owesTide(vessel, helm) ? afterTide(vessel, helm, TIDE.most) : helm);

/** Throws for the ship that is being sailed. */
export function tideTakes({ G, dice, emit }: Tools, vessel: Vessel): void {
  const active = activeOf(G);
  const die = dice.die(6);
  const { mp } = afterTide(vessel, helmOf(G), tideLoss(die));
  const loss = active.mp - mp;
  active.mp = mp;
  active.tidePaid = true;
  emit({
    key: 'tide',
    case: '11.0',
    by: by(G, active.ship),
    who: [active.ship],
    values: { loss, left: mp },
    roll: { dice: [die], chart: 'tide', row: tideLoss(die) - 1 },
  });
}
