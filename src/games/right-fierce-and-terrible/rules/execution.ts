import { EXECUTIONER } from '../data/tables.js';
import { LEADERS } from '../data/units.js';
import { violation } from '../keys.js';
import { type Side, type Sluys, sideOf } from '../state.js';
import { action, LeaderArg } from './args.js';
import { hexOf } from './forces.js';
import { changeMoraleFor } from './leaders.js';
import { changeMorale } from './morale.js';

const captivesOf = (G: Sluys, captor: Side): string[] =>
  Object.keys(G.leaders).filter((id) => G.leaders[id].status === 'captive' && LEADERS[id].side !== captor && LEADERS[id].rank !== 'queen');

export const executeLeader = action({
  name: 'executeLeader',
  case: '3.4.9',
  args: [LeaderArg],
  refuse(G, player, leader) {
    if (G.act?.toPlace.length) return violation('placeFirst', '1.4.5');
    if (LEADERS[leader].rank === 'queen') return violation('notTheQueen', '13.2');
    return captivesOf(G, sideOf(player)).includes(leader) ? undefined : violation('notYourCaptive', '3.4.9', { leader });
  },
  choices: (G, player) => (G.act?.toPlace.length ? [] : captivesOf(G, sideOf(player)).map((leader) => [leader] as const)),
  perform(tools, player, leader) {
    const { G, emit } = tools;
    const hex = hexOf(G, leader);
    G.leaders[leader] = { aboard: null, status: 'dead' };
    emit({ key: 'executed', case: '3.4.9', by: player, who: [leader], ...(hex && { at: [hex] }) });
    changeMoraleFor(tools, leader, 'executed');
    changeMorale(tools, sideOf(player), EXECUTIONER, 'executioner');
  },
});
