import { COUNTERS } from './data/setup.js';
import { areNear, box, overlap, shapeOf } from './geometry/shapes.js';
import { baseOf, onTable, ship, troops, typeOf } from './rules/basics/ships.js';
import type { Salamis } from './state.js';

// Playouts and tests check these invariants after every move.

const whole = (...numbers: readonly number[]): boolean => numbers.every((n) => Number.isSafeInteger(n) && n >= 0);

function shipFault(G: Salamis, id: string): string | undefined {
  const vessel = ship(G, id);
  const { status, port, stbd, dmg, fire } = vessel;
  const { x, y, h } = vessel.at;
  if (!Object.hasOwn(G.squadrons, vessel.sq)) return `${id} is of no squadron`;
  if (!whole(vessel.heavy, vessel.normal, vessel.archers, vessel.oarsmen, vessel.spare, vessel.towers, vessel.engines, vessel.bursts)) {
    return `${id} has impossible numbers`;
  }
  if (port < 0 || port > 4 || stbd < 0 || stbd > 4) return `${id} has ${port} and ${stbd} oar groups`;
  if (dmg < 0 || dmg > 5 || fire < 0 || fire > 3) return `${id} has damage ${dmg} and fire ${fire}`;
  if (troops(vessel) > Math.floor(typeOf(vessel).capacity * 1.5)) return `${id} carries ${troops(vessel)} factors`;
  if (vessel.flag?.cinc && vessel.side !== null && status === 'table' && G.cinc[vessel.side] !== id)
    return `${id} has a second Commander-in-Chief`;
  if (status !== 'table') return vessel.act ? `${id} acts off the table` : undefined;
  if (!whole(x, y, h) || x > G.table.w || y > G.table.h) return `${id} lies at ${x}, ${y}`;
  return h >= 360 || h % 5 ? `${id} heads ${h}` : undefined;
}

function basesFault(G: Salamis): string | undefined {
  const bases = onTable(G).map((id) => ({ id, shape: baseOf(ship(G, id)) }));
  const land = Object.entries(G.land).map(([id, { poly }]) => ({ id, shape: shapeOf(poly) }));
  for (const [i, a] of bases.entries()) {
    const around = box(a.shape);
    for (const b of [...bases.slice(i + 1), ...land]) {
      if (areNear(around, box(b.shape), 0) && overlap(a.shape, b.shape)) return `${a.id} lies over ${b.id}`;
    }
  }
  return undefined;
}

function linkFault(G: Salamis): string | undefined {
  for (const [link, { a, b, kind }] of Object.entries(G.links)) {
    if (a === b) return `${link} ties ${a} to itself`;
    for (const id of [a, b]) if (!Object.hasOwn(G.ships, id) || ship(G, id).status !== 'table') return `${link} holds ${id}, which is gone`;
    if (kind === 'tow' && Object.values(G.links).some((other) => other.kind === 'tow' && other.a === b)) return `${b} tows and is towed`;
  }
  return undefined;
}

function counterFault({ bag, drawn, turn, ti, phase }: Salamis): string | undefined {
  const all = 2 * COUNTERS.perSide + COUNTERS.intermediate;
  if (phase === 'battle' && turn > 0 && bag.a + bag.b + bag.i + drawn.length !== all) return 'counters are missing';
  return ti.some((n) => n < 0) ? 'more Tactical Initiative was spent than there was' : undefined;
}

export function checkInvariants(G: Salamis): string | undefined {
  if (!G.result && !G.await?.sides.length) return 'nobody is awaited';
  const ids = new Set(G.order);
  if (ids.size !== G.order.length || Object.keys(G.ships).length !== ids.size) return 'the order of ships is broken';
  for (const id of G.order) {
    const wrong = shipFault(G, id);
    if (wrong) return wrong;
  }
  return (G.phase === 'battle' ? basesFault(G) : undefined) ?? linkFault(G) ?? counterFault(G);
}
