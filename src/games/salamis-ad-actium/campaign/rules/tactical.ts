import { LIBATIONS, trained } from '../../data/intermediate.js';
import { TIDE_EVERY } from '../../data/points.js';
import type { Tools } from '../../rules/basics/ships.js';
import { fitOut } from '../../rules/points/outfit.js';
import { awaitEdge } from '../../rules/settingUp/edge.js';
import { giveCounters, layTable } from '../../rules/settingUp/scenarioSetup.js';
import { enlist, tellOpenQuality } from '../../rules/settingUp/squadrons.js';
import { layWaters } from '../../rules/settingUp/surroundings.js';
import { emptyTable } from '../../setup/newMatch.js';
import { SIDES, type Side } from '../../sides.js';
import type { Officer, Salamis, Ship } from '../../state.js';
import { BATTLE, BATTLE_TABLES, FLEETS, MOST_ON_TABLE } from '../data/tables.js';
import type { BattleSails, Campaign } from '../state.js';
import { area, campaignOf, theatreOf } from './areas.js';
import { fleetsIn, leading, listOf, shipsIn } from './fleets.js';

// Campaign battles on the table [12.7].

/** State of the sails of ships with oars; undefined if they are left ashore. */
type Sails = BattleSails | undefined;

/**
 * Sets up the table, after which edges are rolled.
 * @returns true, because a player must decide
 */
export function beginTactical(tools: Tools, at: string, sails: readonly Sails[] = []): boolean {
  const { G } = tools;
  const camp = campaignOf(G);
  const { ports } = area(camp, at);
  const most = Math.max(...SIDES.map((side) => shipsIn(camp, at, side).length));
  const size = BATTLE_TABLES.find(({ upTo }) => most <= upTo) ?? BATTLE_TABLES[BATTLE_TABLES.length - 1];
  const lists: Salamis['lists'] = [...G.lists];
  Object.assign(G, emptyTable());
  G.lists = lists;
  G.turnLimit ||= BATTLE.turnLimit;
  G.table = { w: size.w, h: size.h };
  for (const side of SIDES) enlistFleets(tools, camp, side, at, sails[side]);
  const habitation = Object.keys(ports).length ? BATTLE.habitation : 0;
  tellOpenQuality(tools);
  camp.field = at;
  layTable(tools, { habitation, fortifications: G.options.fortifications }, theatreOf(camp).region, 'rolled');
  layWaters(tools, { current: 'rolled', towards: 0, tide: 'rolled', tideEvery: TIDE_EVERY });
  camp.stage = 'tactical';
  awaitEdge(tools);
  return true;
}

interface Division {
  readonly fleet: string;
  readonly ships: readonly string[];
  readonly reserve: boolean;
}

/** Divides fleets into squadrons of at most ten ships. Ships beyond the fourteenth start off the table. */
function divisions(camp: Campaign, side: Side, at: string): Division[] {
  const parts: Division[] = [];
  let placed = 0;
  for (const fleet of fleetsIn(camp, at, side)) {
    const waiting = [...camp.fleets[fleet].ships];
    while (waiting.length) {
      const room = MOST_ON_TABLE - placed;
      const reserve = room <= 0;
      const ships = waiting.splice(0, Math.min(FLEETS.squadron, reserve ? FLEETS.squadron : room));
      if (!reserve) placed += ships.length;
      parts.push({ fleet, ships, reserve });
    }
  }
  return parts;
}

function enlistFleets(tools: Tools, camp: Campaign, side: Side, at: string, sails: Sails): void {
  const { G, dice } = tools;
  const chief = leading(camp, fleetsIn(camp, at, side));
  const parts = new Map<string, number>();
  divisions(camp, side, at).forEach(({ fleet, ships, reserve }, i) => {
    const { name, officer } = camp.fleets[fleet];
    const part = (parts.get(fleet) ?? 0) + 1;
    parts.set(fleet, part);
    const first = part === 1;
    const known = first ? name : `${name} ${part}`;
    const cinc = first && fleet === chief;
    const training = listOf(camp, side).command;
    const thrown = first ? undefined : { training, die: dice.die(10) };
    const mod = thrown ? trained(training, thrown.die) : officer.mod;
    const flag: Officer = { rank: cinc ? 'admiral' : 'vice', name: known, mod, cinc, ...(first && { fleet }) };
    const sq = `${side === 0 ? 'a' : 'b'}${i + 1}`;
    enlist(G, {
      id: sq,
      side,
      name: known,
      crew: camp.ships[ships[0]].crew,
      officer: flag,
      ships: ships.map((id) => [id, battleShip(G, camp, id, { sq, side, reserve, sails })] as const),
      flagship: ships[0],
      loyalty: null,
      ...(thrown && { thrown: { officer: thrown } }),
    });
    if (cinc && G.options.tacticalInitiative) giveCounters(G, side, mod);
  });
  G.libations.left[side] = G.options.libations ? LIBATIONS.free : 0;
}

interface Place {
  readonly sq: string;
  readonly side: Side;
  readonly reserve: boolean;
  readonly sails: Sails;
}

export function battleShip(G: Salamis, camp: Campaign, id: string, { sq, side, reserve, sails }: Place): Ship {
  const { name, type, crew, dmg, oarsmen, heavy, normal, archers, equip } = camp.ships[id];
  const ship = fitOut({ name, type, crew, oarsmen, heavy, normal, archers, equip, sails }, sq, side, null, {
    options: G.options,
    year: camp.year,
  });
  ship.dmg = dmg;
  if (reserve) ship.status = 'offTable';
  return ship;
}
