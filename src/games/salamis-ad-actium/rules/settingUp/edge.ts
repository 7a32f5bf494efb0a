import * as Type from '@sinclair/typebox';
import { fleetName } from '../../fleetName.js';
import { opponentOf, sideOf } from '../../sides.js';
import { action, type Tools } from '../basics/ships.js';
import { enterPhase } from '../sequenceOfPlay/phase.js';
import { beginDeployment, contest } from './deployment.js';
import { ownTowns } from './terrain.js';

// The choice of edges [2.8].

export function awaitEdge({ G, dice, emit }: Tools): void {
  const { winner, dice: thrown, totals } = contest(G, dice);
  emit({
    key: 'edgeRoll',
    case: '2.8',
    values: { winner, called: fleetName(G, winner), totals: [...totals] },
    roll: { dice: [...thrown] },
  });
  enterPhase(G, 'edge', { kind: 'edge', sides: [winner] });
}

export const chooseEdge = action({
  name: 'chooseEdge',
  case: '2.8',
  final: true,
  args: [Type.Union([Type.Literal('N'), Type.Literal('S')])],
  refuse: () => undefined,
  choices: () => [['N'], ['S']],
  perform(tools, player, edge) {
    const { G, emit } = tools;
    const winner = sideOf(G, player);
    G.baseEdge[winner] = edge;
    G.baseEdge[opponentOf(winner)] = edge === 'N' ? 'S' : 'N';
    ownTowns(G);
    emit({ key: 'edgeChosen', case: '2.8', by: player, values: { edge } });
    beginDeployment(G, opponentOf(winner));
  },
});
