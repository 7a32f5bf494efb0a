import type { MatchExport } from '../../src/boardgame/matchFile.js';
import type { GameModule } from '../../src/boardgame/module.js';
import { matchDice, quickDice } from '../../src/kit/dice.js';
import type { Choice, PlayerID } from '../../src/kit/rules.js';
import { asRead, SEED } from './matchFiles.js';

const NO_SALTS = ['0', '1'].map((playerID) => ({ playerID, by: null, salt: null, receipt: null }));

/** Makes the match file of a branch from any state. The moves in it have no events. */
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

/** Returns the first state in which a player must decide, as read from a file. */
export const openingOf = ({ rules }: GameModule, setupData: unknown): unknown => asRead(rules.open(setupData, matchDice(SEED).setup).G);

/** Returns states of a random match, one every `stride` moves. */
export function statesOf({ rules }: GameModule, setupData: unknown, seed: number, moves: number, stride: number): unknown[] {
  const random = quickDice(seed);
  const dice = quickDice(seed + 1);
  const states: unknown[] = [];
  let G = rules.setup(setupData, dice);
  for (let i = 0; i <= moves && !rules.result(G); i++) {
    if (i % stride === 0) states.push(asRead(G));
    const seats = Object.keys(rules.awaiting(G));
    const playerID = seats[random.die(seats.length) - 1];
    const choices = rules.choices(rules.view(G, playerID), playerID).filter(({ move }) => move !== 'concede');
    const { move, args } = choices[random.die(choices.length) - 1];
    G = rules.play(G, playerID, move, args, dice).G;
  }
  return states;
}
