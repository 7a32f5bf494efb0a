import * as Type from '@sinclair/typebox';
import type { Modifier } from '../../../../kit/events.js';
import { counting, sumOf } from '../../../../kit/modifiers.js';
import type { PlayerID } from '../../../../kit/rules.js';
import { fleetName, named } from '../../fleetName.js';
import { action, type Tools, type Violation, violation } from '../../rules/basics/ships.js';
import { opponentOf, SIDES, type Side, sideOf } from '../../sides.js';
import type { Salamis } from '../../state.js';
import { INTERCEPTION } from '../data/tables.js';
import type { BattleAnswer, BattleSails, Campaign, Encounter } from '../state.js';
import { area, baseIn, campaignOf, portsHeld } from './areas.js';
import { commandOf, enemiesIn, fleetsIn, openNames, shipsIn } from './fleets.js';
import { quickBattle } from './quickBattle.js';
import { depart, departing } from './retreat.js';
import { beginTactical } from './tactical.js';

// Interception and evasion [12.5, 12.7].

const count = (camp: Campaign, fleets: readonly string[]): number => fleets.reduce((sum, id) => sum + camp.fleets[id].ships.length, 0);

export function interceptionModifiers(camp: Campaign, hunters: readonly string[], evaders: readonly string[]): Modifier[] {
  const stances = hunters.map((id) => camp.fleets[id].stance);
  const stance = stances.includes('blockade') ? INTERCEPTION.blockade : stances.includes('patrol') ? INTERCEPTION.patrol : 0;
  return counting([
    ['commander', commandOf(camp, hunters)],
    [stances.includes('blockade') ? 'blockade' : 'patrol', stance],
    ['fewShips', count(camp, hunters) < INTERCEPTION.few ? INTERCEPTION.fewShips : 0],
    ['enemyCommander', -commandOf(camp, evaders)],
    ['largerPrey', count(camp, evaders) > count(camp, hunters) ? INTERCEPTION.larger : 0],
    ['avoids', evaders.every((id) => camp.fleets[id].stance === 'avoid') ? INTERCEPTION.avoids : 0],
  ]);
}

/**
 * Rolls whether the fleets `hunters` intercept the fleets `evaders`.
 * @returns whether the fleets must fight
 */
export function intercept({ G, dice, emit }: Tools, hunters: readonly string[], evaders: readonly string[], by: Side): boolean {
  const camp = campaignOf(G);
  const modifiers = interceptionModifiers(camp, hunters, evaders);
  const die = dice.die(10);
  const total = die + sumOf(modifiers);
  const caught = total >= INTERCEPTION.target;
  const prey = opponentOf(by);
  const [doers, others] = caught ? [hunters, evaders] : [evaders, hunters];
  emit({
    key: caught ? 'intercepted' : 'evaded',
    case: '12.5',
    at: [camp.fleets[hunters[0]].area],
    values: {
      ...named(G, caught ? by : prey),
      by,
      prey,
      fleets: openNames(camp, doers),
      enemy: fleetName(G, caught ? prey : by),
      enemyFleets: openNames(camp, others),
    },
    roll: { dice: [die], modifiers, total },
  });
  return caught;
}

// Whether and how the battles of a campaign are fought [12.7].

const current = (camp: Campaign): Encounter | undefined => camp.encounters[0];

const SAILS: readonly BattleSails[] = ['aboard', 'set'];

function answerRefusal(
  view: Salamis,
  _player: PlayerID,
  accept: boolean,
  mode: BattleAnswer['mode'],
  sails?: BattleSails,
): Violation | undefined {
  const camp = campaignOf(view);
  if (!accept && current(camp)?.forced) return violation('cannotDecline', '12.7');
  if (camp.battles !== 'ask' && mode !== camp.battles) return violation('modeAgreed', '12.7', { mode: camp.battles });
  return sails && mode === 'quick' ? violation('sailsOnTable', '5.8') : undefined;
}

export const battleAnswer = action({
  name: 'battleAnswer',
  case: '12.7',
  secret: true,
  args: [
    Type.Boolean(),
    Type.Union([Type.Literal('quick'), Type.Literal('tactical')]),
    Type.Optional(Type.Union(SAILS.map((sails) => Type.Literal(sails)))),
  ],
  refuse: answerRefusal,
  *choices(view, player) {
    for (const accept of [true, false]) {
      for (const mode of ['quick', 'tactical'] as const) {
        if (answerRefusal(view, player, accept, mode)) continue;
        yield [accept, mode];
        if (mode === 'tactical') for (const sails of SAILS) yield [accept, mode, sails];
      }
    }
  },
  perform({ G, emit }, player, accept, mode, sails) {
    const side = sideOf(G, player);
    const encounter = current(campaignOf(G));
    if (encounter) encounter.answers[side] = { accept, mode, ...(sails && { sails }) };
    G.await = null;
    emit({ key: 'answered', case: '12.7', by: player, ...(encounter?.forced && { values: { forced: true } }) });
  },
});

const lateSides = ({ answers }: Encounter): Side[] => SIDES.filter((side) => answers[side] === null);

const answerOf = (camp: Campaign, { answers, forced }: Encounter, side: Side): BattleAnswer => {
  const answer = answers[side];
  const mode = camp.battles === 'ask' ? 'quick' : camp.battles;
  return answer === null || answer === 'committed' ? { accept: forced, mode } : answer;
};

/**
 * Settles the battles in order.
 * @returns whether a player must decide or a battle starts on the table
 */
export function settleBattles(tools: Tools): boolean {
  const { G } = tools;
  const camp = campaignOf(G);
  for (;;) {
    if (camp.departure) {
      G.await = { kind: 'campRetreat', sides: departing(camp) };
      return true;
    }
    const encounter = current(camp);
    if (!encounter) return false;
    if (SIDES.some((side) => !fleetsIn(camp, encounter.area, side).length)) {
      camp.encounters.shift();
      continue;
    }
    // Players answer even for a forced battle on the table, since they choose whether to bring sails.
    const decided = encounter.forced && camp.battles === 'quick';
    const late = decided ? [] : lateSides(encounter);
    if (late.length) {
      G.await = { kind: 'campBattle', sides: late };
      return true;
    }
    camp.encounters.shift();
    if (resolve(tools, encounter)) return true;
  }
}

const fleetNames = (camp: Campaign, at: string, side: Side): string[] => openNames(camp, fleetsIn(camp, at, side));

/**
 * Resolves a battle once both sides have answered.
 * @returns whether the battle is fought on the table
 */
function resolve(tools: Tools, encounter: Encounter): boolean {
  const { G, emit } = tools;
  const camp = campaignOf(G);
  const answers = SIDES.map((side) => answerOf(camp, encounter, side));
  const { area: at } = encounter;
  const unwilling = SIDES.filter((side) => !answers[side].accept);
  if (unwilling.length === 2) {
    emit({ key: 'noBattle', case: '12.7', at: [at] });
    return false;
  }
  if (unwilling.length === 1 && avoids(tools, unwilling[0], at)) return false;
  const mode = answers.every((answer) => answer.mode === 'tactical') ? 'tactical' : 'quick';
  emit({
    key: 'meets',
    case: '12.7',
    at: [at],
    values: {
      mode,
      area: at,
      first: fleetNames(camp, at, 0),
      second: fleetNames(camp, at, 1),
      sides: SIDES.map((side) => fleetName(G, side)),
    },
  });
  if (mode === 'tactical') return beginTactical(tools, at, [answers[0].sails, answers[1].sails]);
  quickBattle(tools, at);
  return false;
}

/**
 * Lets a side that declines battle stay in port, or rolls whether it gets away.
 * @returns whether the battle is avoided
 */
function avoids(tools: Tools, side: Side, at: string): boolean {
  const { G, emit } = tools;
  const camp = campaignOf(G);
  const ships = shipsIn(camp, at, side).length;
  const values = { ...named(G, side), fleets: fleetNames(camp, at, side) };
  if (portsHeld(camp, at, side).length && baseIn(camp, at, side) >= ships) {
    emit({ key: 'staysInPort', case: '12.7', at: [at], values });
    return true;
  }
  const ways = waysOut(camp, side, at);
  if (!ways.length) {
    emit({ key: 'noWayOut', case: '12.7', at: [at], values });
    return false;
  }
  emit({ key: 'declines', case: '12.7', at: [at], values });
  if (intercept(tools, fleetsIn(camp, at, opponentOf(side)), fleetsIn(camp, at, side), opponentOf(side))) return false;
  depart(camp, { side, from: at, to: ways, why: 'declines' });
  return true;
}

/** Returns neighbouring areas without enemies, by normal routes: those with a friendly port, otherwise all. */
export function waysOut(camp: Campaign, side: Side, at: string): string[] {
  const free = area(camp, at).adjacent.filter((id) => !enemiesIn(camp, id, side).length);
  const friendly = free.filter((id) => portsHeld(camp, id, side).length > 0);
  return friendly.length ? friendly : free;
}
