import { chits } from './data/chits.js';
import { MAX_TURNS } from './data/tables.js';
import { BOX_NUMBERS, CHITS, flagOf, SQUADRONS, type SquadronId } from './ids.js';
import { poolSize } from './rules/events/draw.js';
import { strength } from './rules/fleet.js';
import type { Armada } from './state.js';

const ALL_CHITS = CHITS.reduce((sum, id) => sum + chits[id].count, 0);

/** Returns the invariant that a squadron violates; undefined if none. */
function squadronFault(G: Armada, id: SquadronId): string | undefined {
  const { alive, hits, added, shot, lowAmmo, square, loc } = G.squadrons[id];
  if (hits < 0 || added < 0 || shot < 0) return 'negative number of markers';
  if (strength(G, id) > 0 !== alive) return 'strength and elimination disagree';
  if (lowAmmo && shot > 0) return 'Shot with Low Ammo';
  if (loc && flagOf(id) === 'spanish') return 'Spanish squadron on the strategic map';
  if (!alive) return square || loc ? 'eliminated, but on a map' : undefined;
  if (square && loc) return 'on both maps';
  return square || loc || G.step === 'deploy' ? undefined : 'in play, but on no map';
}

/** Returns the total number of chits in the pool, held by players, on the maps, just drawn, and in reaction windows. */
function chitCount(G: Armada): number {
  const { held, placed, weatherChits, windows, blessing, drawing, events, parma } = G;
  const out = [held.english, held.spanish, placed, weatherChits, windows, blessing?.drawn ?? [], drawing?.drawn ?? [], events?.queue ?? []];
  return poolSize(G) + out.reduce((sum, list) => sum + list.length, 0) + (events?.resolving ? 1 : 0) + parma.ready + parma.delayed;
}

export function checkInvariants(G: Armada): string | undefined {
  for (const id of SQUADRONS) {
    const wrong = squadronFault(G, id);
    if (wrong) return `${id}: ${wrong}`;
  }
  const squares = SQUADRONS.flatMap((id) => G.squadrons[id].square ?? []);
  if (new Set(squares).size < squares.length) return 'two squadrons on one square';
  if (chitCount(G) !== ALL_CHITS) return `${chitCount(G)} chits, not ${ALL_CHITS}`;
  return G.armadaBox < 1 || G.armadaBox > BOX_NUMBERS.length || G.turn < 1 || G.turn > MAX_TURNS ? 'box or turn out of range' : undefined;
}
