import { type SquadronId, type Square, SquareArg } from '../../ids.js';
import { type RuleCase, violation } from '../../keys.js';
import { occupant } from '../fleet.js';
import { action, type Tools } from '../tools.js';
/** Where a squadron goes before the fireships, chosen or not. */

export function choose(tools: Tools, id: SquadronId, kind: 'evade' | 'drift', options: Square[]): void {
  if (options.length === 1) move(tools, id, options[0], kind);
  else if (tools.G.fire) tools.G.fire.waiting = { kind, options };
}

export function move(tools: Tools, id: SquadronId, square: Square, kind: 'evade' | 'drift'): void {
  const { G, emit } = tools;
  const from = G.squadrons[id].square ?? '';
  G.squadrons[id].square = square;
  emit({ key: kind === 'evade' ? 'evades' : 'driftsTo', case: kind === 'evade' ? '13.1' : '13.2', at: [from, square], who: [id] });
  next(tools);
}

export function next({ G }: Tools): void {
  if (G.fire) G.fire = { left: G.fire.left.slice(1), waiting: null };
}

function choiceOf<const Name extends string>(name: Name, kind: 'evade' | 'drift', ruleCase: RuleCase) {
  return action({
    name,
    case: ruleCase,
    args: [SquareArg],
    refuse: (view, _player, square) => {
      if (view.fire?.waiting?.options.includes(square)) return undefined;
      const there = occupant(view, square);
      if (there && there !== view.fire?.left[0]) return violation('occupied', ruleCase, { square, by: there });
      return violation(kind === 'evade' ? 'evadeFar' : 'driftFar', ruleCase, { square });
    },
    choices: (view) => (view.fire?.waiting?.options ?? []).map((square) => [square] as const),
    perform: (tools, _player, square) => {
      const id = tools.G.fire?.left[0];
      if (id) move(tools, id, square, kind);
    },
  });
}

export const evade = choiceOf('evade', 'evade', '13.1');

export const driftTo = choiceOf('driftTo', 'drift', '13.2');
