import { SQUADRON_IDS, SQUADRONS } from '../../data/units.js';
import { violation } from '../../keys.js';
import { type Side, type Sluys, sideOf } from '../../state.js';
import { action } from '../args.js';
import { ask, beginTurn } from '../flow.js';
import { unplaced } from './berths.js';
import { ashore, menOf } from './loading.js';

/** What of a side still waits for a place. */
export const missing = (G: Sluys, side: Side): string[] => [
  ...SQUADRON_IDS.filter((id) => SQUADRONS[id].side === side && unplaced(G, id)),
  ...menOf(G, side).filter((id) => ashore(G, id)),
];

export const confirmDeployment = action({
  name: 'confirmDeployment',
  case: '12.1',
  args: [],
  refuse(G, player) {
    const left = missing(G, sideOf(player));
    return left.length > 0 ? violation('notComplete', '12.1', { unit: left[0], left: left.length }) : undefined;
  },
  choices: (G, player) => (missing(G, sideOf(player)).length > 0 ? [] : [[]]),
  perform(tools, player) {
    const { G, emit } = tools;
    emit({ key: 'deployed', case: '12.1', by: player });
    if (sideOf(player) === 'french') ask(G, 'english', 'deploy');
    else beginTurn(tools);
  },
});
