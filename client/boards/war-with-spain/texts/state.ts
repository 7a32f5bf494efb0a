import type { Terrain } from '../../../../src/games/war-with-spain/face.js';

const terrain: { readonly [kind in Terrain]: string } = {
  sea: 'high seas',
  coast: 'coast',
  shallow: 'shallow coast',
  land: 'inland',
  out: 'out of play',
};

/** How places and pieces are described. */
export const stateText = {
  chart: 'The theatre of war, from Lisbon to the Baltic',
  near: 'Go to where it matters',
  terrain,
  state: {
    siege: (clock: number) => `under siege, hunger ${clock}`,
    neutral: 'Neutral French',
    munitions: (n: number) => `munitions ${n}`,
    counters: (n: number) => (n === 1 ? '1 counter face down' : `${n} counters face down`),
    aboard: (list: string) => `aboard: ${list}`,
    strength: (n: number) => `strength ${n}`,
    besieged: 'besieged',
    kind: { loose: 'ships in no fleet', land: 'army', leaders: 'leaders alone', fleet: 'fleet', treasure: 'treasure' },
    fortress: 'fortress',
    port: 'port',
    vp: (n: number) => `${n} Victory Points`,
    av: (n: number) => `Activation Value ${n}`,
    held: (side: string) => `held by the ${side}`,
    unheld: 'held by nobody',
  },
} as const;
