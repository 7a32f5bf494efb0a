import type { Dice } from '../../kit/dice.js';
import { comparing } from '../../kit/explain.js';
import { sumOf } from '../../kit/modifiers.js';
import type { PlayerID } from '../../kit/seats.js';
import { act, attackChoice, sailFurther } from './bot/actions.js';
import { best, bestOf, conditionWorth, exchange, exposure, hurt, pick, routed, upwind } from './bot/appraisal.js';
import { exit, sail, seaRoom } from './bot/campaign.js';
import { because, figure, sum, weighed } from './bot/explain.js';
import { formation, stations } from './bot/formation.js';
import { chits as chitData, chits } from './data/chits.js';
import { ARMADA_AREA, grid } from './data/maps.js';
import { squadronData } from './data/squadrons.js';
import { type ChitId, flagOf, opponentOf, type Side, type SpanishId, type SquadronId, type Square, sideOf, TACTICS } from './ids.js';
import { breakChance, withdrawalOdds } from './preview.js';
import { openTactics, playable } from './rules/combat/battleChits.js';
import { fireOf } from './rules/combat/fire.js';
import { withdrawalSquares } from './rules/combat/withdrawal.js';
import { unplaced } from './rules/deployment.js';
import { concerns } from './rules/events/draw.js';
import { eventOrders } from './rules/events/settle.js';
import { occupant, onMap, strength } from './rules/fleet.js';
import { anchorages, nearestSquares, pending } from './rules/reorganize/regroup.js';
import { reinforceable } from './rules/reorganize/reinforce.js';
import { armadaRuns } from './rules/strategic/courses.js';
import { lackingShot } from './rules/whatIf/whatIf.js';
import type { ArmadaMove } from './sequence.js';
import type { Armada, Battle, ReactionWindow } from './state.js';

// Decisions in a battle, and about Hand of God.

function withdrawal(G: Armada, battle: Battle): ArmadaMove {
  const stay = exchange(G, battle).english;
  const caught = exchange(G, { ...battle, forcedStandOff: true }).english;
  const { chance } = withdrawalOdds(G);
  const accept: ArmadaMove = { move: 'acceptBattle', args: [] };
  const withdraw: ArmadaMove = { move: 'withdraw', args: [] };
  return comparing(() => {
    const here = weighed(
      () => accept,
      () =>
        sum([
          ['exchange', stay],
          ['breaks', -routed(G, battle.defender)],
        ]),
    );
    const away = weighed(
      () => withdraw,
      () =>
        sum([
          ['caught', (1 - chance) * caught],
          ['breaks', -(1 - chance) * routed(G, battle.defender)],
        ]),
    );
    return here >= away ? accept : withdraw;
  });
}

/** Returns the withdrawal to the upwind square that is least exposed to attack. */
function withdrawFrom(G: Armada): ArmadaMove {
  const squares = G.battle ? withdrawalSquares(G, G.battle.defender) : [];
  const slip = (to: Square): ArmadaMove => ({ move: 'withdrawTo', args: [to] });
  const worth = (to: Square) =>
    sum([
      ['windward', 0.1 * upwind(G, to)],
      ['exposed', -exposure(G, to)],
    ]);
  return slip(bestOf(squares, worth, slip));
}

function tactic(G: Armada, side: Side, battle: Battle, dice: Dice): ArmadaMove {
  const { mix } = exchange(G, battle);
  const choices = side === 'english' && battle.forcedStandOff ? TACTICS.slice(0, 1) : TACTICS;
  return because('mixed', { move: 'chooseTactic', args: [choices[pick(mix[side], dice)]] });
}

function battleChits(G: Armada, side: Side, battle: Battle): ArmadaMove {
  const tactics = openTactics(battle);
  const pass: ArmadaMove = { move: 'passBattleChits', args: [] };
  if (!tactics) return because('keepsChits', pass);
  const dice = (of: Side) => sumOf(fireOf(G, battle, of, tactics).dice);
  const chit = playable(G, side).find((id) => {
    const effect = chits[id].battle;
    if (effect?.enemy) return dice(opponentOf(side)) >= 2;
    return effect?.drm ? dice(side) >= 2 : true;
  });
  return chit ? because('tells', { move: 'playBattleChit', args: [chit] }) : because('keepsChits', pass);
}

/** Chits that the bot cancels with Hand of God if they would harm its side. */
const STRONG: readonly ChitId[] = ['explosion', 'collision', 'handOfGod', 'weatherGage', 'soldiers'];

function unwelcome(G: Armada, window: ReactionWindow, side: Side): boolean {
  if (window.chit === 'parmaReady') return side === 'english';
  if (window.chit === 'parmaDelayed') return side === 'spanish';
  return STRONG.includes(window.chit) && concerns(G, window, side);
}

function reaction(G: Armada, side: Side): ArmadaMove {
  const top = G.windows.at(-1);
  return top && unwelcome(G, top, side)
    ? because('unwelcome', { move: 'handOfGod', args: [] })
    : because('harmless', { move: 'letStand', args: [] });
}

// Decisions about event chits.

/** Returns the value to the enemy of a squadron taking Hits and making a Morale Roll with this modifier. */
function damageValue(G: Armada, id: SquadronId, hits: number, morale: number): number {
  if (hits >= strength(G, id)) return 4;
  const worth = figure('steady', 0.6) + figure('condition', 0.5) * conditionWorth(id);
  return figure('hit', 0.4) * hits + worth * breakChance(G, id, hits, [['occasion', morale]]);
}

function damage(G: Armada, chit: ChitId, id: SquadronId): number {
  const squadron = G.squadrons[id];
  switch (chit) {
    case 'explosion':
      return damageValue(G, id, 2, 0);
    case 'fireAboard':
      return damageValue(G, id, 1, 1);
    case 'collision':
      return damageValue(G, id, 1, 0);
    case 'fever':
      return damageValue(G, id, 0, 2);
    case 'spoiledPowder':
      return 0.3 * squadron.shot + 0.2;
    case 'murmurs':
      return squadron.broken ? 0 : 0.2 * squadron.hits + 0.3 * conditionWorth(id);
    case 'fouledRigging':
      return (onMap(G, id) ? 1 : 0) + 0.05 * strength(G, id) + squadronData[id].morale * -0.1;
    default:
      return 0;
  }
}

/** Returns how much a side gains if a chit is placed on a squadron. */
function worth(G: Armada, side: Side, chit: ChitId, id: SquadronId): number {
  const own = flagOf(id) === side;
  if (chit === 'stoutHearts') return (own ? 1 : -1) * (G.squadrons[id].broken ? 0 : 0.2 + G.squadrons[id].hits + conditionWorth(id));
  return (own ? -1 : 1) * damage(G, chit, id);
}

function resolve(G: Armada, side: Side, chit: ChitId): ArmadaMove {
  const orders = eventOrders(G);
  const give = (order: (typeof orders)[number]): ArmadaMove => ({ move: 'resolveEvent', args: [order] });
  const value = ({ target, second }: (typeof orders)[number]) =>
    sum([
      [chit === 'stoutHearts' ? 'heartens' : 'harms', worth(G, side, chit, target)],
      ['second', second ? worth(G, side, chit, second) : 0],
    ]);
  return give(bestOf(orders, value, give));
}

/** Returns a move that returns weather chits and chits that help only the enemy to the pool, and keeps the others. */
function keepBlessing(side: Side, drawn: readonly ChitId[]): ArmadaMove {
  const adverse: ChitId = side === 'english' ? 'parmaReady' : 'parmaDelayed';
  const back = (chit: ChitId) => {
    const { owner, timing } = chitData[chit];
    return chit === adverse || timing === 'weather' || (owner !== undefined && owner !== side);
  };
  return because('blessed', { move: 'keepChits', args: [[...drawn.keys()].filter((index) => back(drawn[index]))] });
}

function deploy(G: Armada): ArmadaMove {
  const [id] = unplaced(G);
  const square = id && [formation()[id], ...ARMADA_AREA].find((free) => !occupant(G, free));
  return square
    ? because('formation', { move: 'placeSquadron', args: [id, square] })
    : because('inFormation', { move: 'confirmDeployment', args: [] });
}

/** Returns a regrouping move: the English go to the most upwind square, the Spanish to the one nearest their squadron's station. */
function regroup(G: Armada, side: Side): ArmadaMove {
  const moves = pending(G, side).flatMap((id) => nearestSquares(G, side, id).map((square): [SquadronId, Square] => [id, square]));
  const station = stations(G);
  const away = ([id, square]: [SquadronId, Square]) =>
    sum(
      side === 'english' ? [['windward', upwind(G, square)]] : [['stationOff', -grid.distance(square, station[id as SpanishId] ?? square)]],
    );
  const go = (args: [SquadronId, Square]): ArmadaMove => ({ move: side === 'english' ? 'disengage' : 'reform', args });
  return go(bestOf(moves, away, go));
}

function reinforcements(G: Armada): ArmadaMove {
  const call = (id: SquadronId): ArmadaMove => ({ move: 'reinforce', args: [{ volunteers: id }] });
  const id = best(
    reinforceable(G).filter((squadron) => G.squadrons[squadron].hits > 0),
    (squadron) => sum([['mostHurt', hurt(G, squadron)]]),
    call,
  );
  return id ? call(id) : because('noneHurt', { move: 'reinforce', args: [{}] });
}

/** Returns the Normal bot's move, which is always legal. The player must be the one to decide. */
export function captain(view: Armada, playerID: PlayerID, dice: Dice): ArmadaMove {
  const side = sideOf(playerID);
  const options = view.fire?.waiting?.options ?? [];
  switch (view.step) {
    case 'deploy':
      return deploy(view);
    case 'blessing':
      return keepBlessing(side, view.blessing?.drawn ?? []);
    case 'act':
      return act(view, side);
    case 'sailOn':
      return sailFurther(view, side);
    case 'repairAgain':
      return because('goesOn', { move: 'repairAgain', args: [] });
    case 'attackChoice':
      return attackChoice(view, side);
    case 'withdrawal':
      return view.battle ? withdrawal(view, view.battle) : because('onlyWay', { move: 'acceptBattle', args: [] });
    case 'withdrawTo':
      return withdrawFrom(view);
    case 'tactic':
      return view.battle ? tactic(view, side, view.battle, dice) : because('onlyWay', { move: 'chooseTactic', args: ['standOff'] });
    case 'battleChits':
      return view.battle ? battleChits(view, side, view.battle) : because('onlyWay', { move: 'passBattleChits', args: [] });
    case 'reaction':
      return reaction(view, side);
    case 'disengage':
    case 'reform':
      return regroup(view, side);
    case 'anchor':
      return because('firstAnchorage', { move: 'anchor', args: [anchorages(view)[0]] });
    case 'test':
      return because('onlyWay', { move: 'testArmada', args: [] });
    case 'resupplyFleet':
      return because('allShort', { move: 'resupplyFleet', args: [lackingShot(view)] });
    case 'reinforce':
      return reinforcements(view);
    case 'evade':
      return seaRoom(view, options, 'evade');
    case 'drift':
      return seaRoom(view, options, 'driftTo');
    case 'exit':
      return exit(view);
    case 'armada':
      return because('fastest', { move: 'moveArmada', args: [Math.max(...armadaRuns(view))] });
    case 'sail':
      return sail(view);
    case 'resolve':
      return resolve(view, side, view.events?.resolving ?? 'noEvent');
  }
}
