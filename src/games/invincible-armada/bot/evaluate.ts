import { type Features, LEAN, logOdds, type Scales } from '../../../kit/evaluate.js';
import { sumOf } from '../../../kit/modifiers.js';
import { squadronData } from '../data/squadrons.js';
import { CONDITION, MAX_TURNS } from '../data/tables.js';
import { ENGLISH, type Side, SPANISH, type SquadronId } from '../ids.js';
import { conditionOdds } from '../preview.js';
import { conditionModifiers } from '../rules/crisis/condition.js';
import { englishOnMap, living, strength } from '../rules/fleet.js';
import type { Armada } from '../state.js';

/** Number of boxes from the first to the last. */
const WAY = 11;
/** Number of chits by which the lead in held chits is divided. */
const HAND = 4;

/** Returns the fraction of a side's printed strength that remains. */
function left(G: Armada, side: Side): number {
  const all: readonly SquadronId[] = side === 'english' ? ENGLISH : SPANISH;
  const printed = all.reduce((sum, id) => sum + squadronData[id].strength, 0);
  return living(G, side).reduce((sum, id) => sum + strength(G, id), 0) / printed;
}

function share(G: Armada, side: Side, is: (id: SquadronId) => boolean): number {
  return living(G, side).filter(is).length / (side === 'english' ? ENGLISH : SPANISH).length;
}

/** Minimum distance of probabilities from 0 and 1, so that their log odds are finite. */
const SUREST = 0.02;

/** Returns the log odds that the Armada fails one of the remaining tests [14.1, 15.2]. */
function unfit(G: Armada): number {
  const passed = conditionOdds(G).afterMorale ** (G.armyAboard ? 1 : 2);
  return logOdds(Math.max(SUREST, Math.min(1 - SUREST, 1 - passed))) / 3;
}

function features(G: Armada): Features {
  const sound = (id: SquadronId) => !G.squadrons[id].broken;
  const supplied = (id: SquadronId) => !G.squadrons[id].lowAmmo;
  return {
    unfit: unfit(G),
    margin: (CONDITION.atLeast - sumOf(conditionModifiers(G))) / CONDITION.atLeast,
    english: left(G, 'english'),
    spanish: -left(G, 'spanish'),
    soundEnglish: share(G, 'english', sound),
    powderEnglish: share(G, 'english', supplied),
    powderSpanish: -share(G, 'spanish', supplied),
    atSea: englishOnMap(G).length / ENGLISH.length,
    late: G.turn / MAX_TURNS - G.armadaBox / (WAY + 1),
    ashore: G.armyAboard ? -1 : 0,
    parma: (G.parma.delayed - G.parma.ready) / 2,
    chits: (G.held.english.length - G.held.spanish.length) / HAND,
    [LEAN]: 1,
  };
}

/** Features of the evaluation, and the progress of a match from 0 to 1. */
export const scales: Scales<Armada> = {
  features,
  gone: ({ armadaBox }) => (armadaBox - 1) / WAY,
};
