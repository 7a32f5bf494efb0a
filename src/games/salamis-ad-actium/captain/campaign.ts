import type { Choice, PlayerID } from '../../../kit/rules.js';
import { CAMPAIGN_VICTORY } from '../data/campaign/tables.js';
import { FLEET_LISTS } from '../data/fleetLists.js';
import { byDistance, portsHeld, theatreOf } from '../rules/campaign/areas.js';
import { campaignPoints } from '../rules/campaign/campaignVictory.js';
import { enemiesIn, fleetIds, fleetsIn, shipsOf, strengthIn } from '../rules/campaign/fleets.js';
import { deckRoom, mergeFleets, splitFleet } from '../rules/campaign/reorganisation.js';
import { buyShip, missing, priceOf, refit, repairShip, train } from '../rules/campaign/replacements.js';
import type { Campaign, CampaignFleet } from '../state/campaign.js';
import { enemyOf, type Salamis, type Side, sideOf } from '../state.js';
import { battleValue } from './campaign/chances.js';
import { campaignOrders, prospects } from './campaign/orders.js';

/** The captain of a campaign [12]: from what his side can see. */

/** Fleets smaller than this join others. */
const SMALL_FLEET = 4;
/** Enemies so near are a threat. */
const THREAT_MOVES = 2;
/** Id of a fleet that is only thought of. */
const NEW_FLEET = '+';
/** What a parted fleet must promise beyond the whole one. */
const PARTS_FOR = 0.3;
/** Victory points that a battle must promise: as a rule, to a side that leads, and in the last turns to one that does not. */
const GAINS = { usual: 0.7, leading: 1, pressed: -0.5, turns: 2 } as const;
/** Dearer ships carry the war: nothing cheaper is laid down. */
const WORTH_BUILDING = 25;

/** Writes all orders at once, then is ready. */
export function campaignOrder(view: Salamis, playerID: PlayerID): Choice {
  const side = sideOf(view, playerID);
  if (view.camp?.orders[side] === null) return { move: 'orders', args: [campaignOrders(view, side)] };
  return { move: 'ready', args: [] };
}

/** Fights when it pays, by a throw unless the campaign is fought on the table. */
export function campaignAnswer(view: Salamis, playerID: PlayerID): Choice {
  const side = sideOf(view, playerID);
  const { camp } = view;
  const [encounter] = camp?.encounters ?? [];
  const mode = camp?.battles === 'tactical' ? 'tactical' : 'quick';
  if (!camp || !encounter || encounter.forced) return { move: 'battleAnswer', args: [true, mode] };
  const [ours, theirs] = [side, enemyOf(side)].map((each) => fleetsIn(camp, encounter.area, each));
  return { move: 'battleAnswer', args: [battleValue(view, camp, ours, theirs) > leastGain(camp, side), mode] };
}

/** What a battle must promise: more for whoever leads, less where time runs out on a war that is not won. */
function leastGain(camp: Campaign, side: Side): number {
  const points = campaignPoints(camp);
  if (points[side] - points[enemyOf(side)] >= CAMPAIGN_VICTORY.draw) return GAINS.leading;
  return camp.turns - camp.turn < GAINS.turns ? GAINS.pressed : GAINS.usual;
}

/** Mends, mans, trains, gathers and builds, one thing after another; then is ready. */
export function campaignAdmin(view: Salamis, playerID: PlayerID): Choice {
  const side = sideOf(view, playerID);
  const { camp } = view;
  if (!camp) return { move: 'ready', args: [] };
  return (
    repairs(view, camp, playerID, side) ??
    trainingFor(view, camp, playerID, side) ??
    menFor(view, camp, playerID, side) ??
    relieving(view, camp, playerID, side) ??
    gathering(view, camp, playerID, side) ??
    parting(view, camp, playerID, side) ??
    building(view, camp, playerID, side) ?? { move: 'ready', args: [] }
  );
}

function repairs(view: Salamis, camp: Campaign, player: PlayerID, side: Side): Choice | undefined {
  const worst = shipsOf(camp, side)
    .filter((id) => camp.ships[id].dmg > 0 && !repairShip.refuse(view, player, [id]))
    .sort((a, b) => camp.ships[b].dmg - camp.ships[a].dmg)[0];
  return worst === undefined ? undefined : { move: 'repairShip', args: [worst] };
}

/** Men for the largest fleets first: what is missing, then heavy marines for whatever room is left on deck. */
function menFor(view: Salamis, camp: Campaign, player: PlayerID, side: Side): Choice | undefined {
  const fleets = fleetIds(camp, side).sort((a, b) => camp.fleets[b].ships.length - camp.fleets[a].ships.length);
  for (const id of fleets.flatMap((fleet) => camp.fleets[fleet].ships)) {
    const men = missing(camp, id);
    const room = deckRoom(camp, id) - men.heavy - men.normal - men.archers;
    const full = { ...men, heavy: men.heavy + Math.max(0, room) };
    for (const wanted of [full, men]) if (!refit.refuse(view, player, [id, wanted])) return { move: 'refit', args: [id, wanted] };
  }
  return undefined;
}

function trainingFor(view: Salamis, camp: Campaign, player: PlayerID, side: Side): Choice | undefined {
  const id = fleetIds(camp, side).find((fleet) => !train.refuse(view, player, [fleet]));
  return id === undefined ? undefined : { move: 'train', args: [id] };
}

/** A poor officer is left behind in port with one ship: the others get a new man. Once a turn for each fleet. */
function relieving(view: Salamis, camp: Campaign, player: PlayerID, side: Side): Choice | undefined {
  for (const id of fleetIds(camp, side).filter((fleet) => !camp.admin.reorganised.includes(fleet))) {
    const { ships, name, officer } = camp.fleets[id];
    const others = ships.slice(1);
    const home = portsHeld(camp, camp.fleets[id].area, side).length > 0;
    if (officer.mod >= 0 || others.length < 2 || !home || splitFleet.refuse(view, player, [id, others, name])) continue;
    return { move: 'splitFleet', args: [id, others, name] };
  }
  return undefined;
}

/** Whether an officer would take a fleet over and lead it worse. */
const wouldLeadWorse = (camp: Campaign, from: string, to: string): boolean =>
  camp.fleets[from].officer.rank === 'admiral' && camp.fleets[from].officer.mod < camp.fleets[to].officer.mod;

/** The campaign with other fleets on one side. */
const reshaped = (camp: Campaign, fleets: Readonly<Record<string, CampaignFleet>>, gone?: string): Campaign => ({
  ...camp,
  fleets: Object.fromEntries(Object.entries({ ...camp.fleets, ...fleets }).filter(([id]) => id !== gone)),
});

/** Small fleets join others, and larger ones where both together hope for more than each for itself. */
function gathering(view: Salamis, camp: Campaign, player: PlayerID, side: Side): Choice | undefined {
  const ids = fleetIds(camp, side).sort((a, b) => camp.fleets[a].ships.length - camp.fleets[b].ships.length);
  let apart: number | undefined;
  for (const small of ids) {
    const fleet = camp.fleets[small];
    for (const larger of fleetsIn(camp, fleet.area, side)) {
      if (larger === small || wouldLeadWorse(camp, small, larger) || mergeFleets.refuse(view, player, [larger, small])) continue;
      const join: Choice = { move: 'mergeFleets', args: [larger, small] };
      if (fleet.ships.length < SMALL_FLEET) return join;
      const ships = [...camp.fleets[larger].ships, ...fleet.ships];
      apart ??= prospects(view, camp, side);
      if (prospects(view, reshaped(camp, { [larger]: { ...camp.fleets[larger], ships } }, small), side) > apart) return join;
    }
  }
  return undefined;
}

/** A large fleet that no enemy threatens parts in two where that promises more, once a turn: more fleets take more ports. */
function parting(view: Salamis, camp: Campaign, player: PlayerID, side: Side): Choice | undefined {
  for (const id of fleetIds(camp, side).filter((fleet) => !camp.admin.reorganised.includes(fleet))) {
    const { ships, name, area } = camp.fleets[id];
    if (ships.length < 2 * SMALL_FLEET || isThreatened(view, camp, side, id)) continue;
    const half = ships.filter((_, i) => i % 2 === 1);
    if (splitFleet.refuse(view, player, [id, half, area])) continue;
    const rest = { ...camp.fleets[id], ships: ships.filter((_, i) => i % 2 === 0) };
    const other = { ...camp.fleets[id], ships: half, officer: { rank: 'vice', mod: 0 } as const };
    if (prospects(view, reshaped(camp, { [id]: rest, [NEW_FLEET]: other }), side) <= prospects(view, camp, side) + PARTS_FOR) continue;
    return { move: 'splitFleet', args: [id, half, `${name} ${ships.length}`.slice(0, 30)] };
  }
  return undefined;
}

/** Whether an enemy within two moves is nearly as strong as half the fleet would be. */
function isThreatened(view: Salamis, camp: Campaign, side: Side, id: string): boolean {
  const own = strengthIn(view, camp, [id]);
  return byDistance(camp, camp.fleets[id].area)
    .filter(([, moves]) => moves <= THREAT_MOVES)
    .some(([at]) => 2 * strengthIn(view, camp, enemiesIn(camp, at, side)) > own);
}

function building(view: Salamis, camp: Campaign, player: PlayerID, side: Side): Choice | undefined {
  const offers = theatreOf(camp).sides[side].lists.flatMap(({ list }) =>
    FLEET_LISTS[list].types
      .map(({ type }) => ({ args: [type, list], price: priceOf(view, camp, type) }))
      .filter(({ args, price }) => price >= WORTH_BUILDING && !buyShip.refuse(view, player, args)),
  );
  const dearest = offers.sort((a, b) => b.price - a.price)[0];
  return dearest && { move: 'buyShip', args: dearest.args };
}
