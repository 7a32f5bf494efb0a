import type { Side } from './ids.js';
import { SIDES } from './ids.js';
import { sideOfUnit } from './rules/units.js';
import type { Pending, WarWithSpain } from './state.js';

/** What a player may know of marches and battles on land; null is a spectator. */
export function landSecrets(G: WarWithSpain, me: Side | null): Pick<WarWithSpain, 'march' | 'assault' | 'attacks' | 'marched' | 'pending'> {
  const { march, assault, attacks, marched, pending, options } = G;
  const taken = pending?.step === 'landLosses' ? withoutChoices(pending, me) : pending;
  if (options.openInformation) return { march, assault, attacks, marched, pending: taken };
  const mine = (id: string) => sideOfUnit(id) === me;
  const committed = assault && !assault.shown && assault.attacker !== me;
  return {
    march: march && march.side !== me ? { ...march, landIds: [], leaderIds: [], path: [] } : march,
    assault: committed ? { ...assault, landIds: [], leaderIds: [] } : assault,
    attacks: { ...attacks, units: attacks.units.filter(mine) },
    marched: marched.filter(mine),
    pending: taken,
  };
}

/** Losses are chosen by both at once: neither sees the other's choice. */
function withoutChoices(pending: Pending & { step: 'landLosses' }, me: Side | null): Pending {
  const taken = { ...pending.taken };
  for (const side of SIDES) if (side !== me && taken[side] !== null && taken[side] !== 'none') taken[side] = 'committed';
  return { ...pending, taken };
}
