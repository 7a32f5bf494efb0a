import { grid } from '../../data/maps.js';
import { has } from '../../data/squadrons.js';
import { flagOf, SQUADRONS, SquadronArg, type SquadronId, type Square, sideOf } from '../../ids.js';
import { violation } from '../../keys.js';
import type { Armada } from '../../state.js';
import { occupant, sideToward, withSquadron } from '../fleet.js';
import { endAction } from '../tactical/wind.js';
import { action } from '../tools.js';
import { noExtra } from './fire.js';
import { withdrawalSquares } from './withdrawal.js';

/** Returns why a squadron may not attack at all; undefined if it may [7.1]. */
function noAttacker({ squadrons }: Armada, id: SquadronId) {
  if (squadrons[id].broken) return violation('brokenAttacker', '7.1', { who: id });
  return has(id, 'hulks') ? violation('hulksAttack', '7.1', { who: id }) : undefined;
}

/** Returns why `attacker` may not attack `target`; undefined if it may. Assumes that the attacker has chosen a Move [7.1]. */
function cannotAttack(G: Armada, attacker: SquadronId, target: SquadronId) {
  const { square: from } = G.squadrons[attacker];
  const { square: at, alive } = G.squadrons[target];
  if (flagOf(attacker) === flagOf(target)) return violation('friend', '7.1', { who: target });
  const idle = noAttacker(G, attacker);
  if (idle) return idle;
  if (!alive) return violation('sunk', '7.6', { who: target });
  if (!from || !at) return violation('offMap', '7.1', { who: target });
  const dir = sideToward(at, from);
  if (!dir) return violation(grid.neighbours(at).includes(from) ? 'diagonal' : 'notAdjacent', '7.1', { who: target });
  if (G.attackedFrom[target]?.includes(dir)) return violation('sideUsed', '7.1', { who: target, dir });
  return undefined;
}

export const targets = (G: Armada, attacker: SquadronId): SquadronId[] =>
  SQUADRONS.filter((id) => G.squadrons[id].square !== null && !cannotAttack(G, attacker, id));

/** Returns the squares that a squadron could attack from a square: adjacent squares that are empty or hold a legal target [7.1]. */
export function strikes(G: Armada, id: SquadronId, from: Square | null = G.squadrons[id].square): Square[] {
  if (!from || noAttacker(G, id)) return [];
  const there = withSquadron(G, id, { square: from });
  return grid.neighbours(from, true).filter((square) => {
    const lies = occupant(there, square);
    return !lies || !cannotAttack(there, id, lies);
  });
}

export const attack = action({
  name: 'attack',
  case: '7.1',
  args: [SquadronArg],
  refuse: (view, _player, target) => (view.activation ? cannotAttack(view, view.activation, target) : violation('noAttacker', '7.1')),
  choices: (view) => (view.activation ? targets(view, view.activation) : []).map((id) => [id] as const),
  perform: ({ G, emit }, player, target) => {
    const attacker = G.activation;
    const [from, at] = [attacker && G.squadrons[attacker].square, G.squadrons[target].square];
    const dir = from && at ? sideToward(at, from) : undefined;
    if (!attacker || !from || !at || !dir) return;
    const side = sideOf(player);
    G.battle = {
      attacker,
      defender: target,
      dir,
      stage: side === 'spanish' && withdrawalSquares(G, target).length ? 'withdrawal' : 'tactic',
      forcedStandOff: false,
      tactics: { english: null, spanish: null },
      extra: noExtra(),
      turn: side,
      passes: 0,
    };
    emit({ key: 'attack', case: '7.1', by: player, at: [from, at], who: [attacker, target] });
  },
});

export const holdFire = action({
  name: 'holdFire',
  case: '7.1',
  args: [],
  refuse: () => undefined,
  choices: () => [[]],
  perform: ({ G }) => endAction(G),
});
