import type { ShipTypeId } from '../../../src/games/salamis-ad-actium/data/hulls.js';
import { addLink } from '../../../src/games/salamis-ad-actium/rules/basics/ships.js';
import { fitOut } from '../../../src/games/salamis-ad-actium/rules/points/outfit.js';
import { setup } from '../../../src/games/salamis-ad-actium/setup.js';
import type { Side } from '../../../src/games/salamis-ad-actium/sides.js';
import type { BoardOrder, Crew, LinkKind, Officer, Salamis, Ship, Squadron } from '../../../src/games/salamis-ad-actium/state.js';
import type { ToolsOf } from '../../../src/kit/action.js';
import type { GameEvent } from '../../../src/kit/events.js';
import { scripted } from '../../kit/scripted.js';

export interface Berth {
  readonly side: Side;
  readonly at: readonly [x: number, y: number, h?: number];
  readonly type?: ShipTypeId;
  readonly crew?: Crew;
  readonly equip?: readonly string[];
  readonly flag?: Officer;
  /** Squadron id. The default is "a" for side 0, "b" for side 1. */
  readonly sq?: string;
  readonly but?: Partial<Ship>;
}

export const officer = (mod: number, cinc = false): Officer => ({ rank: cinc ? 'admiral' : 'vice', name: 'Navarch', mod, cinc });

const squadron = (side: Side, crew: Crew): Squadron => ({
  side,
  name: '',
  crew,
  flagship: null,
  state: 'steady',
  engaged: false,
  size0: 0,
  lost: 0,
  flagLost: null,
  belowHalf: false,
  entry: null,
  tried: false,
  allied: null,
});

/** Returns a battle in turn 2 with light wind and flat sea. Ships are by default triremes with average crews. */
export function sea(berths: { readonly [id: string]: Berth }, change: (G: Salamis) => void = () => {}): Salamis {
  const G = setup({ scenario: 'mylae-260' });
  Object.assign(G, { order: [], ships: {}, squadrons: {}, links: {}, cinc: [null, null], land: {}, shallows: {}, forts: {}, turn: 2 });
  G.weather = { region: 'med', from: 0, strength: 1, sea: 'flat', currents: [], tide: null };
  G.phase = 'battle';
  for (const [id, { side, at, type = 'trireme', crew = 'average', equip = [], flag = null, sq, but }] of Object.entries(berths)) {
    const own = sq ?? (side === 0 ? 'a' : 'b');
    G.squadrons[own] ??= squadron(side, crew);
    G.squadrons[own].size0 += 1;
    if (flag || G.squadrons[own].flagship === null) G.squadrons[own].flagship = id;
    if (flag?.cinc) G.cinc[side] = id;
    const [x, y, h = 0] = at;
    const vessel = fitOut({ type, crew, equip }, own, side, flag, { options: G.options, year: 700 });
    G.ships[id] = { ...vessel, at: { x, y, h }, status: 'table', ...but };
    G.order.push(id);
  }
  change(G);
  return G;
}

export const bind = (G: Salamis, a: string, b: string, kind: LinkKind = 'grapple'): string =>
  addLink(G, { a, b, kind, by: G.ships[a].side, fresh: true });

/** Returns tools with scripted dice. Records the emitted events. */
export function toolsFor(
  G: Salamis,
  dice: readonly number[] = [],
): ToolsOf<Salamis> & { readonly told: GameEvent[]; readonly left: () => number } {
  const told: GameEvent[] = [];
  const script = scripted(dice);
  return { G, dice: script, emit: (entry) => void told.push(entry), told, left: () => script.left };
}

/** Two triremes side by side with 1 mm between their bases. */
export const alongside = (change: (G: Salamis) => void = () => {}) =>
  sea({ A: { side: 0, at: [600, 500] }, B: { side: 1, at: [616, 500] } }, (G) => {
    G.acting = 0;
    G.step = 'move';
    change(G);
  });

export const ordered = (G: Salamis, side: 0 | 1, orders: BoardOrder[]) => {
  G.secret.board[side] = orders;
};

export const assault = (ship: string, target: string, oneRound = false): BoardOrder => ({
  ship,
  action: 'assault',
  target,
  ...(oneRound && { oneRound }),
});
