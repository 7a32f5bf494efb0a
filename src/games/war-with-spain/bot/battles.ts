import { comparing } from '../../../kit/explain.js';
import type { PlayerID } from '../../../kit/rules.js';
import { type FleetNo, fleetId, type HexId, opponentOf, type Side, sideOf, TF } from '../ids.js';
import { attackFleet } from '../rules/navalCombat/attack.js';
import { portFactor } from '../rules/navalCombat/strength.js';
import { intercept } from '../rules/navalMovement/interception/answers.js';
import { fleetIds, fleetOf, shipsOf } from '../rules/units.js';
import type { WarMove } from '../sequence.js';
import type { WarWithSpain } from '../state.js';
import { isNearHome } from './alarms.js';
import { bestMove, offers } from './choosing.js';
import { because, figure, sum, term, weighed } from './explain.js';
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
  const pass: WarMove = { move: 'passIntercept', args: ['hex'] };
  const score = (number: FleetNo) => {
    const own = fleetStrength(view, shipsOf(view, fleetId(me, number)));
    if (caught) return caught < enemy && caught + own >= enemy * 0.7 ? term('helps', own) : term('notNeeded', 0);
    return urgent || own >= enemy * figure('interceptOdds', 0.9) ? term(urgent ? 'ownShores' : 'strong', own) : term('tooWeak', 0);
  };
  return bestMove(offers(intercept, view, player), ({ args: [number] }) => score(number), pass) ?? pass;
}

/** Differential that an attack must promise; off the own shores less, since every step that the enemy loses saves a town. */
const LEAD = 4;
const DEFENCE = -9;

/** Attacks whoever seems the weaker, with everybody who can come. */
export function attack(view: WarWithSpain, player: PlayerID): WarMove {
  const me = sideOf(player);
  const finish: WarMove = { move: 'finishNavalCombat', args: [] };
  if (!armedFleets(view, me).length) return because('noFleet', finish);
  const score = (numbers: readonly FleetNo[], target: HexId) => {
    const odds = attackOdds(view, me, numbers, target);
    if (odds.mayDecline) return term('declines', 0);
    const lead = odds.attacker.total - sailAt(view, me, target) * portFactor(view, opponentOf(me), target);
    const least = isNearHome(me, target) || view.naval[TF]?.at === target ? figure('homeLead', DEFENCE) : figure('seaLead', LEAD);
    if (lead < least) return term('tooWeak', 0);
    return sum([
      ['lead', lead - least],
      ['force', odds.attacker.total * 0.1],
      ['eager', 0.1],
    ]);
  };
  return bestMove(offers(attackFleet, view, player), ({ args: [numbers, target] }) => score(numbers, target), finish) ?? finish;
}

/** What more fighting promises whoever asks, and what it is to have done with it. */
function compared(goOn: WarMove, goOnWorth: () => number, stop: WarMove): void {
  comparing(() => {
    weighed(() => goOn, goOnWorth);
    weighed(
      () => stop,
      () => term('leftAlone', 0),
    );
  });
}

/** Another round where the enemy may be expected to lose more; a compulsory one in any case. */
export function fight(view: WarWithSpain): WarMove {
  const on: WarMove = { move: 'fightRound', args: [] };
  const off: WarMove = { move: 'breakOff', args: [] };
  if (view.battle?.interception && view.battle.round === 0) return because('compulsory', on);
  const lost = expectedLosses(view);
  if (!lost) return because('noFight', off);
  const { attacker, defender } = lost;
  const own = attacker * figure('ownBlood', 1);
  compared(on, () => term('theirLosses', defender) + term('ownLosses', -own), off);
  return defender >= own ? on : off;
}

/** Away from an enemy who has the better of it. */
export function disengage(view: WarWithSpain): WarMove {
  const away: WarMove = { move: 'tryDisengage', args: [] };
  const stay: WarMove = { move: 'standFast', args: [] };
  const lost = expectedLosses(view);
  if (!lost) return because('noFight', stay);
  const { attacker, defender } = lost;
  const own = defender * figure('ownBlood', 1);
  compared(away, () => term('sparedLosses', own) + term('sparesEnemy', -attacker), stay);
  return own >= attacker ? away : stay;
}
