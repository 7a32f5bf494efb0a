import type { GameDefinition } from '../../src/kit/definition.js';
import { playerAt } from '../../src/kit/levels.js';
import { about } from './about.js';
import { type Player, playMatch } from './properties.js';
import { seed } from './seed.js';

/** The share of so many matches that a seat wins. */
export function strength<G>(
  definition: GameDefinition<G>,
  seat: '0' | '1',
  matches: number,
  options: { readonly setupData?: unknown; readonly players: { readonly [playerID: string]: Player<G> } },
): number {
  let won = 0;
  for (let n = 1; n <= matches; n++) {
    const { last } = playMatch(definition, { ...options, seed: seed(n) });
    if (definition.rules.result(last)?.winner === seat) won += 1;
  }
  return won / matches;
}

/** That the admiral wins more over all scenarios against the captain than the captain does, from either seat, in so many matches of each. */
export function expectAdmiral<G>(definition: GameDefinition<G>, matches: number): void {
  const { captain, scenarios } = definition;
  const winners = (players: { readonly [playerID: string]: Player<G> }) =>
    scenarios.flatMap(({ setupData }) =>
      Array.from({ length: matches }, (_, n) => {
        const { last } = playMatch(definition, { setupData, players, seed: seed(n + 1) });
        return definition.rules.result(last)?.winner;
      }),
    );
  const wonBy = (seat: string, of: readonly (string | undefined)[]) => of.filter((winner) => winner === seat).length;
  const captains = { '0': captain, '1': captain };
  const between = winners(captains);
  const admiral = playerAt(definition, 'admiral');
  for (const seat of ['0', '1'] as const)
    about(`seat ${seat}`, () => expect(wonBy(seat, winners({ ...captains, [seat]: admiral }))).toBeGreaterThan(wonBy(seat, between)));
}
