import { edge, type Features, LEAN, logOdds, type Scales } from '../../../kit/evaluate.js';
import { SCENARIOS } from '../data/scenarios.js';
import { MORALE } from '../data/tables.js';
import { LEADER_IDS, LEADERS, MARINE_IDS, MARINES, SQUADRON_IDS } from '../data/units.js';
import { archeryFactor, castle, meleeFactor, topAt } from '../rules/forces.js';
import { fleetWorth } from '../rules/victory.js';
import type { Side, Sluys } from '../state.js';
import { failing } from './opinions.js';
import { deckStrength, leaderWorth } from './values.js';

/** Turn by which most matches are over. */
const LONG = 15;

/** Returns the difference between the sides in a sum, from −1 (French) to 1 (English). */
const between = (sum: (side: Side) => number): number => edge(sum('english'), sum('french'));

const afloat = (G: Sluys, side: Side): string[] =>
  SQUADRON_IDS.filter((id) => G.squadrons[id].side === side && G.squadrons[id].status !== 'sunk');

const marines = (G: Sluys, side: Side): string[] => MARINE_IDS.filter((id) => MARINES[id].side === side && G.marines[id].steps > 0);

const total = (units: readonly string[], worth: (unit: string) => number | null): number =>
  units.reduce((sum, unit) => sum + Math.max(0, worth(unit) ?? 0), 0);

/** Returns the English lead in the score after the last turn: morale (11.0) or the fleets' value (13.3). */
const standing = (G: Sluys): number =>
  G.options.allTheMarbles ? between((side) => fleetWorth(G, side)) : (G.morale.english - G.morale.french) / MORALE.max;

/** Returns the English advantage in strength among grappled squadrons (7.1, 8.3). */
function grip(G: Sluys): number {
  let sum = 0;
  for (const pair of G.grapples) {
    const decks = pair.split('|').flatMap((hex) => topAt(G, hex) ?? []);
    const [english, french] = (['english', 'french'] as const).map((side) => decks.find((deck) => G.squadrons[deck].side === side));
    if (english && french) sum += edge(deckStrength(G, english, 'english'), deckStrength(G, french, 'french'));
  }
  return sum / 4;
}

const leadersOf = (G: Sluys, side: Side): string[] =>
  LEADER_IDS.filter((id) => LEADERS[id].side === side && G.leaders[id].status === 'free');

function features(G: Sluys): Features {
  return {
    standing: standing(G),
    breaking: G.options.allTheMarbles ? 0 : failing(G.morale.french) - failing(G.morale.english),
    squadrons: between((side) => afloat(G, side).length),
    fighting: between((side) => total(afloat(G, side), (id) => meleeFactor(G, id))),
    men: between((side) => total(marines(G, side), (id) => meleeFactor(G, id))),
    archers: between((side) => total([...afloat(G, side), ...marines(G, side)], (id) => (archeryFactor(G, id) === null ? 0 : 1))),
    castles: between((side) => total(afloat(G, side), (id) => castle(G, id))),
    leaders: between((side) => total(leadersOf(G, side), leaderWorth)),
    sound: between((side) => afloat(G, side).filter((id) => G.squadrons[id].damage === 0 && !G.squadrons[id].reduced).length),
    grip: grip(G),
    [LEAN]: logOdds(SCENARIOS[G.scenario].measured.english / 100),
  };
}

export const scales: Scales<Sluys> = {
  features,
  gone: ({ turn, options: { turnLimit } }) => Math.min(1, (turn - 1) / (turnLimit || LONG)),
};
