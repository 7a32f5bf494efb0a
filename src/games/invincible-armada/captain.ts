import type { Dice } from '../../kit/dice.js';
import type { Choice, PlayerID } from '../../kit/rules.js';
import { act, attackChoice, unplaced } from './captain/actions.js';
import { best, hurt, upwind } from './captain/appraisal.js';
import { battleChits, reaction, tactic, withdrawal } from './captain/battle.js';
import { exit, sail, seaRoom } from './captain/campaign.js';
import { bless, resolve } from './captain/chits.js';
import { formation, stations } from './captain/formation.js';
import { ARMADA_AREA, grid } from './data/tacticalMap.js';
import { type Side, SPANISH, type SpanishId, type SquadronId, type Square, seat, sideOfPlayer } from './ids.js';
import { occupant } from './rules/fleet.js';
import { reinforceable } from './rules/reinforce.js';
import { anchor, nearestSquares, pending } from './rules/reorganize.js';
import { armadaRuns } from './rules/strategic.js';
import type { Armada } from './state.js';

function deploy(G: Armada): Choice {
  const left = unplaced(G);
  const id = SPANISH.find((squadron) => left.includes(squadron));
  if (!id) return { move: 'confirmDeployment', args: [] };
  const square = [formation[id], ...ARMADA_AREA].find((free) => !occupant(G, free));
  return { move: 'placeSquadron', args: [id, square] };
}

/** Out of the Armada to windward, or back to one's place in it. */
function regroup(G: Armada, side: Side): Choice {
  const moves = pending(G, side).flatMap((id) => nearestSquares(G, side, id).map((square): [SquadronId, Square] => [id, square]));
  const station = stations(G);
  const away = ([id, square]: [SquadronId, Square]) =>
    side === 'english' ? upwind(G, square) : -grid.distance(square, station[id as SpanishId] ?? square);
  return { move: side === 'english' ? 'disengage' : 'reform', args: best(moves, away) ?? [] };
}

function reinforcements(G: Armada): Choice {
  const id = best(
    reinforceable(G).filter((squadron) => G.squadrons[squadron].hits > 0),
    (squadron) => hurt(G, squadron),
  );
  return { move: 'reinforce', args: [id ? { volunteers: id } : {}] };
}

/**
 * A player for either side, by rules of thumb, from the player's own view. Ask it only for a player who is awaited. Every
 * answer is a move that the rules allow.
 */
export function captain(view: Armada, playerID: PlayerID, dice: Dice): Choice {
  const side = sideOfPlayer(playerID);
  const options = view.fire?.waiting?.options ?? [];
  switch (view.step) {
    case 'deploy':
      return deploy(view);
    case 'blessing':
      return bless(side, view.blessing?.drawn ?? []);
    case 'act':
      return act(view, side);
    case 'attackChoice':
      return attackChoice(view, side);
    case 'withdrawal':
      return view.battle ? withdrawal(view, view.battle) : { move: 'acceptBattle', args: [] };
    case 'tactic':
      return view.battle ? tactic(view, side, view.battle, dice) : { move: 'chooseTactic', args: ['standOff'] };
    case 'battleChits':
      return view.battle ? battleChits(view, side, view.battle) : { move: 'passBattleChits', args: [] };
    case 'reaction':
      return reaction(view, side);
    case 'disengage':
    case 'reform':
      return regroup(view, side);
    case 'anchor':
      return { move: 'anchor', args: [...anchor.choices(view, seat(side))][0] };
    case 'test':
      return { move: 'testArmada', args: [] };
    case 'reinforce':
      return reinforcements(view);
    case 'evade':
      return { move: 'evade', args: [seaRoom(view, options)] };
    case 'drift':
      return { move: 'driftTo', args: [seaRoom(view, options)] };
    case 'exit':
      return exit(view);
    case 'armada':
      return { move: 'moveArmada', args: [Math.max(...armadaRuns(view))] };
    case 'sail':
      return sail(view);
    case 'resolve':
      return resolve(view, side, view.events?.resolving ?? 'noEvent');
  }
}
