import { AREAS } from '../data/map.js';
import { SCENARIOS } from '../data/scenarios.js';
import { FLEMINGS_ON } from '../data/tables.js';
import { violation } from '../keys.js';
import type { Sluys } from '../state.js';
import { next } from './activation.js';
import { action, HexArg, type Tools } from './args.js';
import { sceneAt, topAt } from './forces.js';

/** Returns hexes that the Flemings may attack (12.7). */
const targets = (G: Sluys): string[] =>
  AREAS.flemishShore.filter((hex) => {
    const top = topAt(G, hex);
    return top !== undefined && G.squadrons[top].side === 'french';
  });

export function flemings(tools: Tools): void {
  const { G, dice, emit } = tools;
  const scenario = SCENARIOS[G.scenario];
  if (scenario.flemingsFrom === undefined || G.turn < scenario.flemingsFrom) return;
  const die = dice.die(6);
  const come = die >= FLEMINGS_ON;
  emit({ key: come ? 'flemingsCome' : 'flemingsWait', case: scenario.case, roll: { dice: [die] } });
  const hexes = targets(G);
  if (!come || hexes.length === 0) return;
  if (hexes.length === 1) strike(tools, hexes[0]);
  else G.ask = { kind: 'flemishTarget', side: 'english' };
}

function strike({ G, emit }: Tools, hex: string): void {
  emit({ key: 'flemingsStrike', case: SCENARIOS[G.scenario].case, at: [hex], values: sceneAt(G, hex) });
  next(G, { do: 'losses', side: 'french', hex, steps: 1, case: '8.2.10' }, { do: 'captures', hex });
}

export const flemishTarget = action({
  name: 'flemishTarget',
  case: '12.7',
  args: [HexArg],
  refuse(G, _player, hex) {
    if (G.ask?.kind !== 'flemishTarget') return violation('notTheQuestion', '12.7');
    return targets(G).includes(hex) ? undefined : violation('notFlemishShore', '12.7', { hex });
  },
  choices: (G) => (G.ask?.kind === 'flemishTarget' ? targets(G).map((hex) => [hex] as const) : []),
  perform(tools, _player, hex) {
    tools.G.ask = null;
    strike(tools, hex);
  },
});
