import type { PlayerID } from '../../../kit/rules.js';
import { fleetId, opponentOf, type Side, sideOf, TF } from '../ids.js';
import { attackFleet } from '../rules/navalCombat/attack.js';
import { portFactor } from '../rules/navalCombat/strength.js';
import { intercept } from '../rules/navalMovement/interception/answers.js';
import { fleetIds, fleetOf, shipsOf } from '../rules/units.js';
import type { WarMove } from '../sequence.js';
import type { WarWithSpain } from '../state.js';
import { isNearHome } from './alarms.js';
import { bestOf, offers } from './choosing.js';
import { armedFleets, fleetStrength, sailAt } from './picture.js';
import { attackOdds, expectedLosses } from './seaOdds.js';

/** Battles at sea: whom to stop, whom to attack, how long to fight. */

/** The strength that an enemy on his way is thought to have. */
function moverStrength(view: WarWithSpain, me: Side): number {
  const { voyage } = view;
  if (!voyage) return 0;
  const there = fleetIds(view, opponentOf(me)).filter((id) => fleetOf(view, id).hex === voyage.at).length;
  return voyage.who === TF ? 8 : sailAt(view, me, voyage.at) / Math.max(1, there);
}

/** Stops an enemy off the own shores with the strongest fleet that can; elsewhere only one who is weaker. */
export function interceptNext(view: WarWithSpain, player: PlayerID): WarMove {
  const me = sideOf(player);
  const { voyage } = view;
  const hex = voyage?.at ?? '';
  const caught = (voyage?.caught?.fleets ?? []).reduce((sum, id) => sum + fleetStrength(view, shipsOf(view, id)), 0);
  const enemy = moverStrength(view, me);
  const urgent = isNearHome(me, hex) || voyage?.who === TF;
  const found = bestOf(offers(intercept, view, player), ({ args: [number] }) => {
    const own = fleetStrength(view, shipsOf(view, fleetId(me, number)));
    if (caught) return caught < enemy && caught + own >= enemy * 0.7 ? own : 0;
    return urgent || own >= enemy * 0.9 ? own : 0;
  });
  return found ?? { move: 'passIntercept', args: ['hex'] };
}

/** Differential that an attack must promise; off the own shores less, since every step that the enemy loses saves a town. */
const LEAD = 4;
const DEFENCE = -9;

/** Attacks whoever seems the weaker, with everybody who can come. */
export function attack(view: WarWithSpain, player: PlayerID): WarMove {
  const me = sideOf(player);
  if (!armedFleets(view, me).length) return { move: 'finishNavalCombat', args: [] };
  const found = bestOf(offers(attackFleet, view, player), ({ args: [numbers, target] }) => {
    const odds = attackOdds(view, me, numbers, target);
    if (odds.mayDecline) return 0;
    const lead = odds.attacker.total - sailAt(view, me, target) * portFactor(view, opponentOf(me), target);
    const least = isNearHome(me, target) || view.naval[TF]?.at === target ? DEFENCE : LEAD;
    return lead >= least ? lead - least + odds.attacker.total * 0.1 + 0.1 : 0;
  });
  return found ?? { move: 'finishNavalCombat', args: [] };
}

/** Another round where the enemy may be expected to lose more; a compulsory one in any case. */
export function fight(view: WarWithSpain): WarMove {
  const lost = expectedLosses(view);
  const must = view.battle?.interception && view.battle.round === 0;
  const goesOn = lost && lost.defender >= lost.attacker;
  return { move: must || goesOn ? 'fightRound' : 'breakOff', args: [] };
}

/** Away from an enemy who has the better of it. */
export function disengage(view: WarWithSpain): WarMove {
  const lost = expectedLosses(view);
  return { move: lost && lost.defender >= lost.attacker ? 'tryDisengage' : 'standFast', args: [] };
}
