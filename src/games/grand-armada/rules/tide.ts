import { TIDE } from '../data/tables.js';
import { activeOf, helmOf } from './movementPoints.js';
import { type Helm, isNo, oneAhead, type Vessel } from './sailing.js';
import { by, type Tools } from './ships.js';

// The tide [11].

export const tideLoss = (die: number): number => Math.min(TIDE.most, die);

export const owesTide = ({ tide }: Vessel, { heading, tidePaid }: Helm): boolean => tide !== undefined && heading !== tide && !tidePaid;

/** Returns the helm after the tide takes MP. A ship in a shared hex keeps the MP needed to leave it. */
export function afterTide(vessel: Vessel, helm: Helm, loss: number): Helm {
  const taken = (points: number): Helm => ({ ...helm, mp: helm.mp - points, tidePaid: true });
  let points = Math.min(loss, helm.mp);
  if (vessel.sea.shipIn(helm.hex)) while (points > 0 && isNo(oneAhead(vessel, taken(points)))) points -= 1;
  return taken(points);
}

export const afterWorstTide = (vessel: Vessel, helm: Helm): Helm => (owesTide(vessel, helm) ? afterTide(vessel, helm, TIDE.most) : helm);

export function tideTakes({ G, dice, emit }: Tools, vessel: Vessel): void {
  const active = activeOf(G);
  const die = dice.die(6);
  const { mp } = afterTide(vessel, helmOf(G), tideLoss(die));
  const loss = active.mp - mp;
  const kept = loss < Math.min(tideLoss(die), active.mp);
  active.mp = mp;
  active.tidePaid = true;
  emit({
    key: 'tide',
    case: '11.0',
    by: by(G, active.ship),
    who: [active.ship],
    values: { loss, left: mp, ...(kept && { kept }) },
    roll: { dice: [die], chart: 'tide', row: tideLoss(die) - 1 },
  });
}
