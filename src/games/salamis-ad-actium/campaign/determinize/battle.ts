import type { Dice } from '../../../../kit/dice.js';
import { drawOne, shuffled } from '../../../../kit/drawing.js';
import { FLEET_LISTS } from '../../data/fleetLists.js';
import { trained } from '../../data/intermediate.js';
import { tongueOf } from '../../data/shipNames.js';
import { commandBehind, type Forces, knowsAdmiral, leastUnseen, squadronsOf } from '../../determinize/seen.js';
import { nextName } from '../../rules/points/outfit.js';
import { enlist } from '../../rules/settingUp/squadrons.js';
import { newMatch } from '../../setup/newMatch.js';
import { SIDES, type Side } from '../../sides.js';
import type { Salamis } from '../../state.js';
import { BATTLE_TABLES, FLEETS } from '../data/tables.js';
import { area, areaIds, campaignOf, theatreOf } from '../rules/areas.js';
import { listOf, newFleet, nextId, promote, worth } from '../rules/fleets.js';
import { freshAdmin, newShip, setUpCampaign } from '../rules/setup.js';
import { battleShip } from '../rules/tactical.js';
import type { Campaign, CampaignShip, Commission } from '../state.js';

// Forces from the start of the campaign that a side may still have.

function beginning({ theatre }: Campaign): Campaign {
  const fresh = newMatch({ mode: 'campaign' });
  setUpCampaign(fresh, { theatre });
  if (!fresh.camp) throw new Error('a campaign begins');
  return fresh.camp;
}

type Ships = Readonly<Record<string, CampaignShip>>;

/**
 * Returns ships that a side may still have out of sight, as many as its losses allow.
 * @param known visible ships of both sides
 */
export function shipsLeft(G: Salamis, camp: Campaign, side: Side, known: ReadonlySet<string>, dice: Dice): Ships {
  const began = beginning(camp);
  const own = Object.keys(began.fleets).filter((id) => began.fleets[id].side === side);
  const ships = own.flatMap((id) => began.fleets[id].ships);
  const price = (id: string) => worth(G, began, began.ships[id]);
  const taken = ships.filter(
    (id) => camp.ships[id] && !Object.values(camp.fleets).some((fleet) => fleet.side === side && fleet.ships.includes(id)),
  );
  let lost = camp.lost[side] - taken.reduce((sum, id) => sum + price(id), 0);
  const left = shuffled(ships, dice).filter((id) => {
    if (known.has(id)) return false;
    const gone = lost >= price(id);
    if (gone) lost -= price(id);
    return !gone;
  });
  return Object.fromEntries(ships.filter((id) => left.includes(id)).map((id) => [id, began.ships[id]]));
}

export function builtShip(camp: Campaign, side: Side, dice: Dice): readonly [id: string, ship: CampaignShip] {
  const { list, variant } = drawOne(theatreOf(camp).sides[side].lists, dice);
  const { type } = drawOne(FLEET_LISTS[list].types, dice);
  const borne = new Set(Object.values(camp.ships).map(({ name }) => name));
  const id = nextId(camp, side);
  return [id, { name: nextName(tongueOf(list, variant), side, borne), ...newShip(type, 'average', []) }];
}

/** Raises a side's counters to the highest numbers in the given ids, so that new ids are unused. */
export function countNumbers(camp: Campaign, side: Side, ids: readonly string[]): void {
  const letter = side === 0 ? 'a' : 'b';
  const numbers = ids.filter((id) => /^[ab]\d+$/.test(id) && id.startsWith(letter)).map((id) => Number(id.slice(1)));
  camp.seq[side] = Math.max(camp.seq[side], 0, ...numbers);
  const commissions = Object.values(camp.fleets).flatMap((fleet) => (fleet.side === side ? (fleet.officer.no ?? 0) : []));
  camp.commissions[side] = Math.max(camp.commissions[side], 0, ...commissions);
}

/** Returns a random officer, whose command has not been rolled. */
export function anyOfficer(camp: Campaign, side: Side, rank: Commission['rank'], dice: Dice): Commission {
  if (camp.stage === 'opening') return { rank, mod: 0, no: 0 };
  camp.commissions[side] += 1;
  return { rank, mod: trained(listOf(camp, side).command, dice.die(10)), no: camp.commissions[side] };
}

// During a battle on the table, the campaign's map and fleet panels are hidden from both sides.

const mostShips = ({ table }: Salamis): number => BATTLE_TABLES.find(({ w }) => w >= table.w)?.upTo ?? 0;

/** Returns hidden squadrons that may still have to be placed in the battle. */
export function unseenDivisions(view: Salamis, side: Side, dice: Dice): Forces {
  const scratch = newMatch({ mode: 'campaign', options: view.options });
  const camp: Campaign = { ...beginning(campaignOf(view)), lost: campaignOf(view).lost, stage: 'tactical' };
  countNumbers(camp, side, Object.keys(view.ships));
  const pool: (readonly [string, CampaignShip])[] = Object.entries(
    shipsLeft(view, { ...camp, ships: {} }, side, new Set(Object.keys(view.ships)), dice),
  );
  const seen = squadronsOf(view, side);
  const there = view.order.filter((id) => seen.includes(view.ships[id].sq)).length;
  const least = leastUnseen(view, side);
  if (least && !pool.length) pool.push(builtShip(camp, side, dice));
  const most = Math.max(least, Math.min(pool.length, mostShips(view) - there));
  const ships = shuffled(pool, dice).slice(0, least + dice.die(most - least + 1) - 1);
  camp.ships = Object.fromEntries(ships);
  for (let n = 0; ships.length; n++) {
    const ids = ships.splice(0, FLEETS.squadron).map(([id]) => id);
    const sq = `${side === 0 ? 'a' : 'b'}${seen.length + n + 1}`;
    const cinc = n === 0 && !knowsAdmiral(view, side);
    const mod = (cinc ? commandBehind(view, side) : undefined) ?? trained(listOf(camp, side).command, dice.die(10));
    const { name } = theatreOf(camp).sides[side];
    enlist(scratch, {
      id: sq,
      side,
      name,
      crew: camp.ships[ids[0]].crew,
      officer: { rank: cinc ? 'admiral' : 'vice', name, mod, cinc },
      ships: ids.map((id) => [id, battleShip(view, camp, id, { sq, side, reserve: false, sails: undefined })] as const),
      flagship: ids[0],
      loyalty: null,
    });
  }
  return scratch;
}

const paperOf = (G: Salamis, id: string): CampaignShip => {
  const { name, type, crew, dmg, oarsmen, heavy, normal, archers, equip } = G.ships[id];
  return { ...(name && { name }), type, crew, dmg, oarsmen, heavy, normal, archers, equip: equip as CampaignShip['equip'] };
};

/** Puts a side's squadrons into fleets of the area, changing `camp`: into the officer's fleet or, failing that, the previous one. */
function gather(G: Salamis, camp: Campaign, side: Side, at: string, dice: Dice): void {
  let current: string | undefined;
  for (const sq of squadronsOf(G, side)) {
    const ids = G.order.filter((id) => G.ships[id].sq === sq);
    const flags = ids.flatMap((id) => G.ships[id].flag ?? []);
    const own = flags.find(({ fleet }) => fleet !== undefined)?.fleet;
    if (own !== undefined || current === undefined || camp.fleets[current].ships.length + ids.length > FLEETS.ships) {
      current = own ?? nextId(camp, side);
      const officer = anyOfficer(camp, side, 'vice', dice);
      camp.fleets[current] = newFleet(side, G.squadrons[sq].name, at, [], { ...officer, mod: flags[0]?.mod ?? officer.mod });
    }
    camp.fleets[current].ships.push(...ids);
    for (const id of ids) camp.ships[id] = paperOf(G, id);
  }
}

/** Adds fleets outside the battle to `camp`, as they started but in other areas. */
function addOthers(G: Salamis, camp: Campaign, began: Campaign, side: Side, at: string, dice: Dice): void {
  const ships = shipsLeft(G, camp, side, new Set(Object.keys(camp.ships)), dice);
  const away = areaIds(camp).filter((id) => id !== at && !area(camp, at).adjacent.includes(id));
  for (const [id, fleet] of Object.entries(began.fleets)) {
    const crew = fleet.ships.filter((ship) => Object.hasOwn(ships, ship));
    if (fleet.side !== side || camp.fleets[id] || !crew.length) continue;
    const home = fleet.area === at ? away[dice.die(away.length) - 1] : fleet.area;
    camp.fleets[id] = newFleet(side, fleet.name, home, crew, anyOfficer(camp, side, 'vice', dice));
    for (const ship of crew) camp.ships[ship] = ships[ship];
  }
}

/** Replaces hidden campaign data with plausible data, changing `G`. */
export function unfoldPapers(G: Salamis, dice: Dice): void {
  const camp = campaignOf(G);
  const began = beginning(camp);
  const at = camp.field ?? '';
  camp.ports = began.ports;
  camp.admin = freshAdmin();
  camp.building = [[], []];
  camp.waiting = [[], []];
  camp.notices = [camp.notices[0] ?? [], camp.notices[1] ?? []];
  for (const side of SIDES) {
    const named = G.order.flatMap((id) => G.ships[id].flag?.fleet ?? []);
    countNumbers(camp, side, [...G.order, ...named]);
    gather(G, camp, side, at, dice);
  }
  for (const side of SIDES) {
    addOthers(G, camp, began, side, at, dice);
    promote(camp, side);
  }
}
