import { SIDES, type Side } from './ids.js';
import { type Pending, phasing, type WarWithSpain } from './state.js';

/** What a player may know of voyages, losses at sea and standing orders; null is a spectator. */
export function navalSecrets(
  G: WarWithSpain,
  pending: Pending | null,
  me: Side | null,
): Pick<WarWithSpain, 'voyage' | 'pending' | 'standing' | 'standingSet' | 'passing' | 'treasure'> {
  const standing = { ...G.standing };
  for (const side of SIDES) if (side !== me) standing[side] = 'ask';
  const passing = { ...G.passing };
  for (const side of SIDES) if (side !== me) passing[side] = true;
  return {
    voyage: voyageSeen(G, me),
    pending: pending && pendingSeen(pending, me),
    standing,
    passing,
    standingSet: G.standingSet && phasing(G) === me,
    treasure: me === 'S' ? G.treasure : { ...G.treasure, month: null },
  };
}

/** Others see where it is and where it has been, not who sails, how far, and to do what; the mover not who lets it pass. */
function voyageSeen({ voyage, options }: WarWithSpain, me: Side | null): WarWithSpain['voyage'] {
  if (!voyage) return null;
  if (voyage.side === me) return { ...voyage, letPass: 'no' };
  const letPass = me === null ? 'no' : voyage.letPass;
  return options.openInformation ? { ...voyage, letPass } : { ...voyage, letPass, ships: [], cargo: null, path: [], plan: [] };
}

function pendingSeen(pending: Pending, me: Side | null): Pending {
  if (pending.step === 'sailOn' && pending.side !== me) return { ...pending, most: 0 };
  if (pending.step !== 'navalLosses') return pending;
  const taken = { ...pending.taken };
  for (const side of SIDES) if (side !== me && taken[side] !== null && taken[side] !== 'none') taken[side] = 'committed';
  return { ...pending, taken };
}
