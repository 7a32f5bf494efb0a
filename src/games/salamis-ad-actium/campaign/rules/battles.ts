import * as Type from '@sinclair/typebox';
import type { PlayerID } from '../../../../kit/rules.js';
import { named } from '../../fleetName.js';
import { action, type No, no, type Tools } from '../../rules/basics/ships.js';
import { opponentOf, SIDES, type Side, sideOf } from '../../sides.js';
import type { Salamis } from '../../state.js';
import type { BattleAnswer, Campaign, Encounter } from '../state.js';
import { area, baseIn, campaignOf, portsHeld } from './areas.js';
import { enemiesIn, fleetsIn, note, shipsIn } from './fleets.js';
import { intercept } from './interception.js';
import { quickBattle } from './quickBattle.js';
import { beginTactical } from './tactical.js';

/** Battles of a campaign: whether they are fought, and how [12.7]. */

const current = (camp: Campaign): Encounter | undefined => camp.encounters[0];

function answerRefusal(view: Salamis, _player: PlayerID, accept: boolean, mode: BattleAnswer['mode']): No | undefined {
  const camp = campaignOf(view);
  if (!accept && current(camp)?.forced) return no('cannotDecline', '12.7');
  if (camp.battles !== 'ask' && mode !== camp.battles) return no('modeAgreed', '12.7', { mode: camp.battles });
  return undefined;
}

export const battleAnswer = action({
  name: 'battleAnswer',
  case: '12.7',
  secret: true,
  args: [Type.Boolean(), Type.Union([Type.Literal('quick'), Type.Literal('tactical')])],
  refuse: answerRefusal,
  *choices(view, player) {
    for (const accept of [true, false]) {
      for (const mode of ['quick', 'tactical'] as const) if (!answerRefusal(view, player, accept, mode)) yield [accept, mode];
    }
  },
  perform({ G, tell }, player, accept, mode) {
    const side = sideOf(G, player);
    const encounter = current(campaignOf(G));
    if (encounter) encounter.answers[side] = { accept, mode };
    G.await = null;
    tell({ key: 'answered', case: '12.7', by: player });
  },
});

/** Sides whose answer to the battle at hand is still awaited. */
const lateSides = ({ answers }: Encounter): Side[] => SIDES.filter((side) => answers[side] === null);

const answerOf = (camp: Campaign, { answers, forced }: Encounter, side: Side): BattleAnswer => {
  const answer = answers[side];
  const mode = camp.battles === 'ask' ? 'quick' : camp.battles;
  return answer === null || answer === 'committed' ? { accept: forced, mode } : answer;
};

/** Settles battle after battle. @returns whether somebody is awaited, or a battle begins on the table */
export function settleBattles(tools: Tools): boolean {
  const { G } = tools;
  const camp = campaignOf(G);
  for (;;) {
    const encounter = current(camp);
    if (!encounter) return false;
    if (SIDES.some((side) => !fleetsIn(camp, encounter.area, side).length)) {
      camp.encounters.shift();
      continue;
    }
    const decided = encounter.forced && camp.battles !== 'ask';
    const late = decided ? [] : lateSides(encounter);
    if (late.length) {
      G.await = { kind: 'campBattle', sides: late };
      return true;
    }
    camp.encounters.shift();
    if (resolve(tools, encounter)) return true;
  }
}

/** @returns whether the battle is fought on the table */
function resolve(tools: Tools, encounter: Encounter): boolean {
  const { G, tell } = tools;
  const camp = campaignOf(G);
  const answers = SIDES.map((side) => answerOf(camp, encounter, side));
  const { area: at } = encounter;
  const unwilling = SIDES.filter((side) => !answers[side].accept);
  if (unwilling.length === 2) {
    tell({ key: 'noBattle', case: '12.7', at: [at] });
    return false;
  }
  if (unwilling.length === 1 && avoids(tools, unwilling[0], at)) return false;
  const mode = answers.every((answer) => answer.mode === 'tactical') ? 'tactical' : 'quick';
  tell({ key: 'meets', case: '12.7', at: [at], values: { mode } });
  if (mode === 'tactical') return beginTactical(tools, at);
  quickBattle(tools, at);
  return false;
}

/** A side that declines stays in port, or tries to get away. @returns whether there is no battle */
function avoids(tools: Tools, side: Side, at: string): boolean {
  const { G, tell } = tools;
  const camp = campaignOf(G);
  const ships = shipsIn(camp, at, side).length;
  if (portsHeld(camp, at, side).length && baseIn(camp, at, side) >= ships) {
    tell({ key: 'staysInPort', case: '12.7', at: [at], values: named(G, side) });
    return true;
  }
  const way = wayOut(camp, side, at);
  if (way === undefined) {
    tell({ key: 'noWayOut', case: '12.7', at: [at], values: named(G, side) });
    return false;
  }
  if (intercept(tools, fleetsIn(camp, at, opponentOf(side)), fleetsIn(camp, at, side), opponentOf(side))) return false;
  for (const id of fleetsIn(camp, at, side)) {
    camp.fleets[id].area = way;
    camp.fleets[id].moved = true;
    note(camp, side, { key: 'fleetSails', case: '12.7', at: [way], values: { fleet: id } });
  }
  return true;
}

/** A neighbouring area by a normal route, without enemies: one with a friendly port, else the first. */
function wayOut(camp: Campaign, side: Side, at: string): string | undefined {
  const free = area(camp, at).adjacent.filter((id) => !enemiesIn(camp, id, side).length);
  return free.find((id) => portsHeld(camp, id, side).length > 0) ?? free[0];
}
