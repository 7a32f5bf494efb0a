import type { Dice } from '../../kit/dice.js';
import type { PlayerID } from '../../kit/seats.js';
import { act, attackChoice, sailFurther } from './bot/actions.js';
import { best, bestOf, hurt, upwind } from './bot/appraisal.js';
import { battleChits, reaction, slipAway, tactic, withdrawal } from './bot/battle.js';
import { exit, sail, seaRoom } from './bot/campaign.js';
import { bless, resolve } from './bot/chits.js';
import { because, sum } from './bot/explain.js';
import { formation, stations } from './bot/formation.js';
import { ARMADA_AREA, grid } from './data/tacticalMap.js';
import { type Side, type SpanishId, type SquadronId, type Square, sideOf } from './ids.js';
import { unplaced } from './rules/deployment.js';
import { occupant } from './rules/fleet.js';
import { anchorages } from './rules/reorganize/anchorage.js';
import { nearestSquares, pending } from './rules/reorganize/regroup.js';
import { reinforceable } from './rules/reorganize/reinforce.js';
import { armadaRuns } from './rules/strategic/armada.js';
import { lackingShot } from './rules/whatIf/parmaPrepared.js';
import type { ArmadaMove } from './sequence.js';
import type { Armada } from './state.js';

function deploy(G: Armada): ArmadaMove {
  const [id] = unplaced(G);
  const square = id && [formation()[id], ...ARMADA_AREA].find((free) => !occupant(G, free));
  return square
    ? because('formation', { move: 'placeSquadron', args: [id, square] })
    : because('inFormation', { move: 'confirmDeployment', args: [] });
}

/** Out of the Armada to windward, or back to one's place in it. */
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

/**
 * A player for either side, by rules of thumb, from the player's own view. Ask it only for a player who is awaited. Every
 * answer is a move that the rules allow.
 */
export function captain(view: Armada, playerID: PlayerID, dice: Dice): ArmadaMove {
  const side = sideOf(playerID);
  const options = view.fire?.waiting?.options ?? [];
  switch (view.step) {
    case 'deploy':
      return deploy(view);
    case 'blessing':
      return bless(side, view.blessing?.drawn ?? []);
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
      return slipAway(view);
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
