import { distance } from '../data/map.js';
import { SCENARIOS } from '../data/scenarios.js';
import { SQUADRON_IDS } from '../data/units.js';
import { type Command, type Sluys, seatOf } from '../state.js';
import type { Tools } from './args.js';
import { stackOf } from './forces.js';

/** Alarms a dormant command (12.2, 12.4). */
function alarmCommand({ G, emit }: Tools, command: Command, why: 'near' | 'attacked' | 'die'): void {
  G.dormant = G.dormant.filter((asleep) => asleep !== command);
  emit({ key: 'woken', case: SCENARIOS[G.scenario].case, by: seatOf('french'), values: { command, why } });
}

/** Returns the dormant commands with an uncaptured squadron of theirs within alarm range of a hex. */
function alarmedBy(G: Sluys, hex: string): Command[] {
  const range = SCENARIOS[G.scenario].dormancy?.range ?? 0;
  return G.dormant.filter((command) =>
    SQUADRON_IDS.some((id) => {
      const squadron = G.squadrons[id];
      return squadron.command === command && squadron.marker === null && squadron.hex !== null && distance(squadron.hex, hex) <= range;
    }),
  );
}

/** Alarms the commands with this English squadron in their alarm range. */
export function alarm(tools: Tools, id: string): void {
  const { G } = tools;
  const { side, hex } = G.squadrons[id];
  if (side !== 'english' || hex === null || G.dormant.length === 0) return;
  for (const command of alarmedBy(G, hex)) alarmCommand(tools, command, 'near');
}

/** Alarms the dormant command of a squadron that is attacked or grappled. Prizes alarm no command. */
export function alarmAttacked(tools: Tools, top: string): void {
  const { G } = tools;
  for (const id of stackOf(G, top)) {
    const { command, marker } = G.squadrons[id];
    if (marker === null && G.dormant.includes(command)) alarmCommand(tools, command, 'attacked');
  }
}

/** Rolls a die for each dormant command. A roll of at most the turn number alarms the command (12.4). */
export function alarmDice(tools: Tools): void {
  const { G, dice, emit } = tools;
  const scenario = SCENARIOS[G.scenario];
  const from = scenario.dormancy?.dieFrom;
  if (from === undefined || G.turn < from) return;
  for (const command of [...G.dormant]) {
    const die = dice.die(6);
    const wakes = die <= G.turn;
    emit({ key: 'alarmDie', case: scenario.case, by: seatOf('french'), values: { command, turn: G.turn, wakes }, roll: { dice: [die] } });
    if (wakes) alarmCommand(tools, command, 'die');
  }
}
