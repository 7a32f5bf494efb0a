import { named } from '../../fleetName.js';
import type { Tools } from '../../rules/basics/ships.js';
import { finish } from '../../rules/lostBattles/victory.js';
import type { Readying } from '../../rules/sequenceOfPlay/phase.js';
import { opponentOf, SIDES, type Side, sideOf } from '../../sides.js';
import type { Salamis } from '../../state.js';
import { type CampaignEvent, EVENT_FIGURES, EVENTS, MONTHS, PORTS } from '../data/tables.js';
import type { Campaign, CampaignStage } from '../state.js';
import { area, areaIds, areaOfPort, byDistance, campaignOf, isMajor, portsHeld, theatreOf } from './areas.js';
import { settleBattles } from './battles.js';
import { fleetIds, fleetsIn, note, rollOfficer, supply } from './fleets.js';
import { moveFleets, perilousRoll } from './movement.js';
import { ordersAwaited, revealOrders } from './orders.js';
import { assaults } from './quickBattle.js';
import { launch } from './replacements.js';
import { commission, freshAdmin } from './setup.js';
import { byPoints, endOfWar } from './victory.js';

// Random events, one per side [12.12]. Only the side sees its event, unless it changes public information.

export function events(tools: Tools): void {
  const { G, dice } = tools;
  const camp = campaignOf(G);
  for (const side of SIDES) {
    const thrown = [dice.die(6), dice.die(6)];
    const row = thrown[0] + thrown[1] - 2;
    note(camp, side, {
      key: 'event',
      case: '12.12',
      values: { event: EVENTS[row] },
      roll: { dice: thrown, total: row + 2, chart: 'campaignEvents', row },
    });
    HAPPENS[EVENTS[row]](tools, side);
  }
}

const HAPPENS: { readonly [event in CampaignEvent]: (tools: Tools, side: Side) => void } = {
  plague,
  storm,
  politics,
  shortMoney: (tools, side) => pay(tools, side, 'shortMoney', -EVENT_FIGURES.money),
  quiet: () => undefined,
  subsidy: (tools, side) => pay(tools, side, 'subsidy', EVENT_FIGURES.money),
  volunteers: ({ G }, side) => {
    campaignOf(G).volunteers[side] = true;
  },
  intelligence: ({ G }, side) => {
    campaignOf(G).intelligence[side] = true;
  },
  defection,
};

const largestFleet = (camp: Campaign, side: Side): string | undefined =>
  [...fleetIds(camp, side)].sort((a, b) => camp.fleets[b].ships.length - camp.fleets[a].ships.length)[0];

function plague({ G }: Tools, side: Side): void {
  const camp = campaignOf(G);
  const id = largestFleet(camp, side);
  if (id === undefined) return;
  for (const ship of camp.fleets[id].ships) {
    const { oarsmen } = camp.ships[ship];
    camp.ships[ship].oarsmen = oarsmen - Math.ceil(oarsmen / EVENT_FIGURES.plague);
  }
}

/** Rolls for a storm that strikes a random fleet away from its side's ports. */
function storm(tools: Tools, side: Side): void {
  const camp = campaignOf(tools.G);
  const atSea = fleetIds(camp, side).filter((id) => !portsHeld(camp, camp.fleets[id].area, side).length);
  if (atSea.length) perilousRoll(tools, atSea[tools.dice.die(atSea.length) - 1]);
}

function politics(tools: Tools, side: Side): void {
  const camp = campaignOf(tools.G);
  const id = largestFleet(camp, side);
  if (id === undefined) return;
  const { rank } = camp.fleets[id].officer;
  camp.fleets[id].officer = { ...rollOfficer(tools, camp, side, id), rank };
}

function pay({ G, emit }: Tools, side: Side, event: CampaignEvent, by: number): void {
  const camp = campaignOf(G);
  const before = camp.treasury[side];
  camp.treasury[side] = Math.max(0, before + by);
  emit({ key: 'treasury', case: '12.12', values: { ...named(G, side), by: camp.treasury[side] - before, event } });
}

/** Makes a random minor enemy port defect in an area without fleets. If there is none, the side receives money. */
function defection(tools: Tools, side: Side): void {
  const { G, dice, emit } = tools;
  const camp = campaignOf(G);
  const open = Object.keys(camp.ports).filter((port) => {
    const at = areaOfPort(camp, port);
    if (at === undefined || camp.ports[port].owner === side || isMajor(camp, at, port)) return false;
    return SIDES.every((each) => !fleetsIn(camp, at, each).length);
  });
  if (!open.length) {
    pay(tools, side, 'defection', EVENT_FIGURES.defection);
    return;
  }
  const port = open[dice.die(open.length) - 1];
  Object.assign(camp.ports[port], { owner: side, breached: false, blockaded: false });
  emit({ key: 'defects', case: '12.12', values: { ...named(G, side), port, from: opponentOf(side) } });
}

// The campaign's sequence of play: each turn is a month, with no sailing in winter [12.13].

/** Run each stage, and return whether a player must decide or a battle is on the table. */
const STAGES: { readonly [stage in CampaignStage]: (tools: Tools) => boolean } = {
  opening(tools) {
    if (awaitsReady(tools.G, 'campOpen')) return true;
    commission(tools);
    campaignOf(tools.G).stage = 'income';
    return false;
  },
  income(tools) {
    const { G, emit } = tools;
    const camp = campaignOf(G);
    emit({ key: 'month', case: '12.13', values: { turn: camp.turn, month: camp.month, year: camp.year } });
    launch(tools);
    income(tools);
    events(tools);
    supply(tools);
    camp.stage = 'orders';
    return false;
  },
  orders({ G }) {
    const late = ordersAwaited(G);
    if (late.length) {
      G.await = { kind: 'campOrders', sides: late };
      return true;
    }
    revealOrders(G);
    campaignOf(G).stage = 'movement';
    return false;
  },
  movement(tools) {
    moveFleets(tools);
    campaignOf(tools.G).stage = 'battles';
    return false;
  },
  battles(tools) {
    if (settleBattles(tools)) return true;
    campaignOf(tools.G).stage = 'afterBattles';
    return false;
  },
  // The battle has its own phase and restores the campaign's stage when it ends.
  tactical: () => true,
  afterBattles(tools) {
    assaults(tools);
    const camp = campaignOf(tools.G);
    camp.admin = freshAdmin();
    camp.stage = 'admin';
    return false;
  },
  admin({ G }) {
    if (awaitsReady(G, 'campAdmin')) return true;
    campaignOf(G).stage = 'endTurn';
    return false;
  },
  endTurn(tools) {
    endTurn(tools);
    return false;
  },
};

/** Whether the match waits for a side that is not ready. Once both sides are ready, resets them. */
function awaitsReady(G: Salamis, kind: 'campOpen' | 'campAdmin'): boolean {
  const late = SIDES.filter((side) => !G.ready[side]);
  if (late.length) G.await = { kind, sides: late };
  else G.ready = [false, false];
  return late.length > 0;
}

/**
 * Runs the campaign to a decision, a battle on the table, or its end.
 * @returns whether a player must decide
 */
export function campaignPhase(tools: Tools): boolean {
  const { G } = tools;
  while (!G.result && G.phase === 'campaign') {
    const camp = campaignOf(G);
    const over = camp.stage === 'battles' && camp.encounters.length ? undefined : endOfWar(G);
    if (over) {
      finish(tools, over);
      return false;
    }
    if (STAGES[camp.stage](tools)) return G.phase === 'campaign';
  }
  return false;
}

export const sideReady: Readying = {
  perform({ G }, player) {
    G.ready[sideOf(G, player)] = true;
    G.await = null;
  },
};

export const incomeOf = (camp: Campaign, side: Side): number =>
  areaIds(camp)
    .flatMap((at) => portsHeld(camp, at, side).map((port) => ({ port, size: area(camp, at).ports[port].size })))
    .filter(({ port }) => !camp.ports[port].blockaded)
    .reduce((sum, { size }) => sum + PORTS[size].income, theatreOf(camp).bonus[side]);

function income({ G, emit }: Tools): void {
  const camp = campaignOf(G);
  for (const side of SIDES) {
    const by = incomeOf(camp, side);
    camp.treasury[side] += by;
    emit({ key: 'income', case: '12.2', values: { ...named(G, side), by, treasury: camp.treasury[side] } });
  }
}

function blockades(camp: Campaign): void {
  for (const at of areaIds(camp)) {
    for (const port of Object.keys(area(camp, at).ports)) {
      const { owner } = camp.ports[port];
      const enemies = fleetsIn(camp, at, owner === 0 ? 1 : 0);
      camp.ports[port].blockaded = enemies.some((id) => camp.fleets[id].stance === 'blockade');
    }
  }
}

function endTurn(tools: Tools): void {
  const { G } = tools;
  const camp = campaignOf(G);
  blockades(camp);
  if (camp.turn >= camp.turns) {
    finish(tools, byPoints(G));
    return;
  }
  camp.turn += 1;
  camp.notices = [[], []];
  camp.month += 1;
  if (camp.month === MONTHS.length) winter(tools);
  camp.stage = 'income';
}

/** Moves fleets for the winter to the nearest friendly port, by normal routes if possible. */
function winter({ G, emit }: Tools): void {
  const camp = campaignOf(G);
  camp.month = 0;
  camp.year += 1;
  emit({ key: 'winter', case: '12.13', values: { year: camp.year } });
  for (const side of SIDES) {
    for (const id of fleetIds(camp, side)) {
      const { area: at } = camp.fleets[id];
      const held = ([to]: readonly [string, number]) => portsHeld(camp, to, side).length > 0;
      const home = byDistance(camp, at).find(held) ?? byDistance(camp, at, true).find(held);
      if (home) Object.assign(camp.fleets[id], { area: home[0], outOfSupply: 0 });
      camp.fleets[id].stance = 'avoid';
    }
  }
  blockades(camp);
}
