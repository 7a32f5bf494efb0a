import * as Type from '@sinclair/typebox';
import { CALAIS, GRAVELINES, NARROWS } from '../../data/strategicMap.js';
import { violation } from '../../keys.js';
import type { Armada, Step } from '../../state.js';
import { action, type Tools } from '../tools.js';
import { conclude } from '../turn.js';
/** Module 12.2: the day’s run of the Armada. */

/** How many boxes the Armada may run now; nothing but 0 when it lies still [11.1, 12.2, 13.2, 14.2, 15.1]. */
export function armadaRuns(G: Armada): number[] {
  if (G.weather === 'calm' || G.armadaHeld || G.armadaBox === NARROWS) return [0];
  if (G.armadaBox === GRAVELINES && !G.armyAboard) return [0];
  return G.weather === 'gales' && G.armadaBox + 1 < CALAIS ? [1, 2] : [1];
}

export const moveArmada = action({
  name: 'moveArmada',
  case: '12.2',
  args: [Type.Integer({ minimum: 1, maximum: 2 })],
  refuse: (view, _player, n) => (armadaRuns(view).includes(n) ? undefined : violation('armadaRun', '12.2', { n })),
  choices: (view) => armadaRuns(view).map((n) => [n] as const),
  perform: (tools, _player, n) => {
    run(tools, n);
    conclude(tools.G);
  },
});

function run({ G, emit }: Tools, boxes: number): void {
  const from = G.armadaBox;
  G.armadaBox += boxes;
  emit({ key: boxes ? 'armada' : 'armadaLies', case: '12.2', at: boxes ? [`box${from}`, `box${G.armadaBox}`] : [`box${from}`] });
}

export function armadaSegment(tools: Tools): Step | undefined {
  const runs = armadaRuns(tools.G);
  if (runs.length > 1) return 'armada';
  run(tools, runs[0]);
  return undefined;
}
