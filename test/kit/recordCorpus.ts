import { writeFileSync } from 'node:fs';
import type { GameDefinition } from '../../src/kit/definition.js';
import { quickDice } from '../../src/kit/dice.js';
import type { GameEvent } from '../../src/kit/events.js';
import type { PlayerID } from '../../src/kit/rules.js';
import { type CorpusMatch, corpusFile, type Starts } from './corpus.js';
import { type Player, randomPlayer } from './properties.js';

/** Matches from which positions are chosen. */
export interface CorpusSource<G> {
  readonly setupData: unknown;
  readonly start?: string;
  /** Players by seat. A seat without a player plays at random. */
  readonly players?: { readonly [playerID: string]: Player<G> };
  readonly matches: number;
}

/**
 * Required number of positions with each step, each late step, each end of a step, each offered move, each move made, each event, each
 * source, and each further feature of a game.
 */
const WANTED = { step: 2, late: 2, left: 1, offers: 2, move: 1, told: 1, source: 2, extra: 4 };
/** The move number from which a step counts as late. */
const LATE = 60;
type Kind = keyof typeof WANTED;

/** Costs of another match, position and move of a log. A position is added if its new features are worth these costs. */
const COST = { match: 15, position: 10, move: 1 };

interface Candidate {
  readonly match: Omit<CorpusMatch, 'cuts'>;
  readonly features: readonly (readonly string[])[];
  readonly cuts: number[];
}

const MOST_MOVES = 20_000;

/** Creates a player that makes some kinds of moves every second time, and otherwise plays like `otherwise`. */
export const eager =
  <G>({ rules }: GameDefinition<G>, moves: readonly string[], otherwise: Player<G>): Player<G> =>
  (view, playerID, dice) => {
    const liked = rules.choices(view, playerID).filter(({ move }) => moves.includes(move));
    return liked.length && dice.die(2) === 1 ? liked[dice.die(liked.length) - 1] : otherwise(view, playerID, dice);
  };

/** Returns further features of a position, defined by a game. */
export type Extras<G> = (G: G, playerID: PlayerID) => readonly string[];

export interface Recorded<G> {
  readonly definition: GameDefinition<G>;
  readonly sources: readonly CorpusSource<G>[];
  readonly starts?: Starts<G>;
  extras?: Extras<G>;
}

/** Whether a step has ended in the state after a move. */
export const isLeft = <G>({ rules }: GameDefinition<G>, after: G, step: string): boolean =>
  !Object.values(rules.awaiting(after)).some((next) => `${rules.phase(after)}/${next}` === step);

function played<G>(
  { definition, starts = {}, extras = () => [] }: Recorded<G>,
  source: CorpusSource<G>,
  s: number,
  seed: number,
): Candidate {
  const { rules } = definition;
  const { setupData, start, players = {} } = source;
  const random = randomPlayer(definition);
  const [dice, thoughts] = [quickDice(seed), quickDice(seed + 1)];
  let G = start === undefined ? rules.setup(setupData, dice) : starts[start]();
  const log: CorpusMatch['log'][number][] = [];
  const features: string[][] = [];
  while (!rules.result(G) && log.length < MOST_MOVES) {
    const waiting = Object.keys(rules.awaiting(G));
    const playerID = waiting[thoughts.die(waiting.length) - 1];
    const step = `${rules.phase(G)}/${rules.awaiting(G)[playerID]}`;
    const view = rules.view(G, playerID);
    const { move, args } = (players[playerID] ?? random)(view, playerID, thoughts);
    const offered = new Set(rules.choices(view, playerID).map((choice) => `offers ${step} ${choice.move}`));
    const extra = extras(G, playerID).map((name) => `extra ${name}`);
    const late = log.length < LATE ? [] : [`late ${step}`];
    log.push([playerID, move, args]);
    const next = rules.play(G, playerID, move, args, dice);
    const left = isLeft(definition, next.G, step) ? [`left ${step}`] : [];
    const events = next.chronicle.map(({ key }: GameEvent) => `told ${key}`);
    features.push([...new Set([`step ${step}`, ...late, ...left, ...offered, `move ${step} ${move}`, `source ${s}`, ...extra, ...events])]);
    G = next.G;
  }
  return { match: { setupData, ...(start !== undefined && { start }), seed, log }, features, cuts: [] };
}

/** Selects the positions with the best ratio of benefit to cost, until no other position helps. */
function choose(candidates: readonly Candidate[]): void {
  const missing = new Map<string, number>();
  for (const { features } of candidates) for (const feature of features.flat()) missing.set(feature, WANTED[feature.split(' ')[0] as Kind]);
  for (;;) {
    let best: { candidate: Candidate; number: number; worth: number } | undefined;
    for (const candidate of candidates) {
      const last = candidate.cuts.length ? Math.max(...candidate.cuts) + 1 : 0;
      for (const [number, features] of candidate.features.entries()) {
        const gain = features.reduce((sum, feature) => sum + Number((missing.get(feature) ?? 0) > 0), 0);
        if (!gain || candidate.cuts.includes(number)) continue;
        const cost = COST.position + Math.max(0, number + 1 - last) * COST.move + (last ? 0 : COST.match);
        if (!best || gain / cost > best.worth) best = { candidate, number, worth: gain / cost };
      }
    }
    if (!best) return;
    best.candidate.cuts.push(best.number);
    for (const feature of best.candidate.features[best.number]) missing.set(feature, (missing.get(feature) ?? 0) - 1);
  }
}

export function recordCorpus<G>(recorded: Recorded<G>): void {
  const { definition, sources } = recorded;
  const candidates = sources.flatMap((source, s) =>
    Array.from({ length: source.matches }, (_, n) => played(recorded, source, s, 1000 * (s + 1) + 2 * n)),
  );
  choose(candidates);
  const chosen = candidates.filter(({ cuts }) => cuts.length);
  const lines = chosen.map(({ match: { log, ...match }, cuts }) => {
    const sorted = cuts.sort((a, b) => a - b);
    return JSON.stringify({ ...match, cuts: sorted, log: log.slice(0, sorted[sorted.length - 1] + 1) });
  });
  writeFileSync(corpusFile(definition.slug), `${lines.join('\n')}\n`);
  const positions = chosen.reduce((sum, { cuts }) => sum + cuts.length, 0);
  process.stderr.write(`${definition.slug}: ${positions} positions of ${chosen.length} matches, ${lines.join('').length} characters\n`);
}
