import type { MatchExport } from '../../src/boardgame/matchFile.js';
import type { GameModule } from '../../src/boardgame/module.js';
import { matchDice, quickDice } from '../../src/kit/dice.js';
import type { Choice, PlayerID } from '../../src/kit/rules.js';
import { asRead, SEED } from './matchFiles.js';

const NO_SALTS = ['0', '1'].map((playerID) => ({ playerID, by: null, salt: null, receipt: null }));

/** The match file of a branch that starts from any state, with moves that tell nothing. */
export const branchOf = (
  { slug, meta }: GameModule,
  setupData: unknown,
  state: unknown,
  log: readonly (Choice & { readonly playerID: PlayerID })[] = [],
): MatchExport => ({
  format: 'weathergage-match',
  version: 3,
  game: slug,
  rules: meta.version,
  setupData,
  seed: SEED,
  dice: { commitment: null, committed: null, salts: NO_SALTS },
  start: { state, imagined: false, thrown: 0, name: 'Windward' },
  log: log.map(({ playerID, move, args }, i) => ({ n: i + 1, playerID, move, args: [...args], chronicle: [] })),
  result: null,
});

/** The first state in which somebody decides, as a file has it. */
export const openingOf = ({ rules }: GameModule, setupData: unknown): unknown => asRead(rules.open(setupData, matchDice(SEED).setup).G);

/** States of a random match, every so many moves. */
export function statesOf({ rules }: GameModule, setupData: unknown, seed: number, moves: number, stride: number): unknown[] {
  const hands = quickDice(seed);
  const dice = quickDice(seed + 1);
  const states: unknown[] = [];
  let G = rules.setup(setupData, dice);
  for (let i = 0; i <= moves && !rules.result(G); i++) {
    if (i % stride === 0) states.push(asRead(G));
    const seats = Object.keys(rules.awaiting(G));
    const playerID = seats[hands.die(seats.length) - 1];
    const choices = rules.choices(rules.view(G, playerID), playerID).filter(({ move }) => move !== 'concede');
    const { move, args } = choices[hands.die(choices.length) - 1];
    G = rules.play(G, playerID, move, args, dice).G;
  }
  return states;
}
