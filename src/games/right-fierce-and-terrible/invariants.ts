import { distance, terrainAt } from './data/map.js';
import { MORALE } from './data/tables.js';
import { COMMANDS, fullSteps, LEADERS, MARINE_IDS, SQUADRON_IDS, SQUADRONS } from './data/units.js';
import { deckOf, isTop, marineRoom, marinesOn, topAt } from './rules/forces.js';
import { SIDES, type Sluys } from './state.js';

export function checkInvariants(G: Sluys): string | undefined {
  return pieces(G) ?? berths(G) ?? crews(G) ?? grapples(G) ?? tracks(G) ?? prizes(G);
}

function pieces(G: Sluys): string | undefined {
  if (Object.keys(G.squadrons).length !== SQUADRON_IDS.length) return 'squadrons are missing';
  if (Object.keys(G.marines).length !== MARINE_IDS.length) return 'marines are missing';
  if (Object.keys(G.leaders).length !== Object.keys(LEADERS).length) return 'leaders are missing';
  return undefined;
}

/** Checks that each hex has at most one squadron or chain, on water (3.1.1, 3.2.1). */
function berths(G: Sluys): string | undefined {
  const seen = new Set<string>();
  for (const id of SQUADRON_IDS) {
    const { hex, status, chain } = G.squadrons[id];
    if ((hex !== null) !== (status === 'map')) return `${id} is ${status} at ${hex}`;
    if (chain) {
      const partner = G.squadrons[chain.with];
      if (partner.chain?.with !== id || partner.chain.top === chain.top || partner.hex !== hex) return `the chain of ${id} is broken`;
    }
    if (hex === null) continue;
    if (terrainAt(hex) === 'land' || terrainAt(hex) === undefined) return `${id} is on land at ${hex}`;
    if (!isTop(G, id)) continue;
    if (seen.has(hex)) return `two squadrons at ${hex}`;
    seen.add(hex);
  }
  return undefined;
}

/** Checks that marines and leaders aboard are alive, on the map and within the stacking limit (3.3.5). */
function crews(G: Sluys): string | undefined {
  for (const id of MARINE_IDS) {
    const { steps, aboard } = G.marines[id];
    if (steps < 0 || steps > fullSteps(id)) return `${id} has ${steps} steps`;
    if (steps === 0 && aboard !== null) return `${id} is dead aboard ${aboard}`;
    if (steps > 0 && aboard === null && G.phase !== 'deploy') return `${id} swims`;
    if (aboard !== null && (G.squadrons[aboard].status === 'sunk' || deckOf(G, aboard) !== aboard)) return `${id} is aboard ${aboard}`;
  }
  for (const [id, { aboard, status }] of Object.entries(G.leaders)) {
    const away = status === 'dead' || status === 'unused';
    if (away !== (aboard === null) && G.phase !== 'deploy') return `${id} is ${status} aboard ${aboard}`;
    if (aboard !== null && (G.squadrons[aboard].status === 'sunk' || deckOf(G, aboard) !== aboard)) return `${id} is aboard ${aboard}`;
  }
  for (const id of SQUADRON_IDS) {
    if (!isTop(G, id)) continue;
    for (const side of SIDES)
      if (marinesOn(G, id, side).length > marineRoom(G, id) && !saving(G, id)) return `too many marines aboard ${id}`;
  }
  return undefined;
}

/** Whether a chain's top squadron has sunk while its marines to be saved are not yet chosen (3.2.9). */
const saving = (G: Sluys, deck: string): boolean =>
  (G.ask?.kind === 'saveMarines' && G.ask.deck === deck) || G.agenda.some((task) => task.do === 'saving' && task.deck === deck);

/** Checks that grapples connect adjacent hexes with squadrons (1.4.2, 7.1). */
function grapples(G: Sluys): string | undefined {
  for (const grapple of G.grapples) {
    const [a, b] = grapple.split('|');
    if (distance(a, b) !== 1 || a > b) return `grapple ${grapple}`;
    if (!topAt(G, a) || !topAt(G, b)) return `grapple ${grapple} holds nothing`;
  }
  return new Set(G.grapples).size === G.grapples.length ? undefined : 'a grapple twice';
}

function tracks(G: Sluys): string | undefined {
  for (const side of SIDES) if (G.morale[side] < 0 || G.morale[side] > MORALE.max) return `${side} morale is ${G.morale[side]}`;
  if (G.agenda.length > 0 && !G.ask) return 'something is still due and nobody is asked';
  return G.act && G.sally ? 'an activation in the Sally' : undefined;
}

/**
 * Checks that prizes belong to a command of their captor (5.1.1, 5.2.5). Does not check the limit of five, which is
 * waived when all three commands are full.
 */
function prizes(G: Sluys): string | undefined {
  const unassigned = G.ask?.kind === 'assignCommand' || G.agenda.some((task) => task.do === 'assign');
  for (const id of SQUADRON_IDS) {
    const { side, command, marker, status } = G.squadrons[id];
    if (marker === null && status !== 'sunk' && (side !== SQUADRONS[id].side || command !== SQUADRONS[id].command))
      return `${id} lacks a marker`;
    if (!unassigned && status !== 'sunk' && COMMANDS[command].side !== side) return `${id} is in ${command}`;
  }
  return undefined;
}
