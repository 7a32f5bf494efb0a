import { rightFierceAndTerrible } from '../../../src/games/right-fierce-and-terrible/index.js';
import { luckSource } from '../../../src/games/right-fierce-and-terrible/luck/index.js';
import { sideOf } from '../../../src/games/right-fierce-and-terrible/state.js';
import { corpusLaws } from '../../kit/corpusLaws.js';
import { effort } from '../../kit/effort.js';
import { corpusStories, luckLaws, type Says } from '../../kit/luckLaws.js';
import { noDice } from '../../kit/properties.js';
import { appraises } from '../evaluationLaws.js';
import { sources } from './corpus.js';
import { rules } from './fixtures.js';
import { alsoAllowed } from './slow.js';

corpusLaws({ definition: rightFierceAndTerrible, sources, unmade: ['unplace', 'saveMarines'], also: alsoAllowed });

it('choices are fast in the position with the most', () => {
  const wide = rules.setup({ scenario: 's7', freeSetup: { wind: 'S', current: 'S' } }, noDice);
  expect(effort(() => rules.choices(wide, '1'))).toBeLessThan(200_000);
});

it('has no hidden information, and determinizes to the view itself', () => {
  const G = rules.setup({ deployment: 'standard' }, noDice);
  for (const watcher of ['0', '1', null]) {
    expect(rules.view(G, watcher)).toEqual(G);
    expect(rightFierceAndTerrible.determinize(G, watcher, noDice)).toBe(G);
  }
});

describe('the luck ledger', () => {
  const says: Says = {
    ...{ grappled: 1, grappleFailed: 0, disengaged: 1, disengageFailed: 0, fireOut: 1, fireBurns: 0, windTurns: 1, windHolds: 0 },
    ...{ currentTurns: 1, currentHolds: 0, flemingsCome: 1, flemingsWait: 0, collapseHeld: 1, collapseFailed: 0 },
    shot: ({ values }) => Number(values?.steps),
    casualtyCheck: ({ values }) => Number(!values?.hit),
    rippleCheck: ({ values }) => Number(!values?.hit),
    alarmDie: ({ values }) => Number(values?.wakes),
  };

  luckLaws(rightFierceAndTerrible, luckSource, () => corpusStories(rightFierceAndTerrible), { chosen: true, says });
});

describe('win chances', () => {
  appraises({
    definition: rightFierceAndTerrible,
    matches: ['s1-1', 's3-1', 's5-2', 's7-3'],
    more: ['s1-4', 's2-1', 's2-3', 's3-4', 's4-2', 's4-4', 's5-4', 's6-2', 's6-4', 's7-4'],
    brier: 0.248,
    without(G, playerID) {
      const free = Object.entries(G.squadrons).find(
        ([, { side, status, hex, chain }]) =>
          side === sideOf(playerID) && status === 'map' && !chain && !G.grapples.some((pair) => pair.split('|').includes(hex ?? '')),
      );
      if (!free) return undefined;
      const [id, squadron] = free;
      return { ...G, squadrons: { ...G.squadrons, [id]: { ...squadron, status: 'sunk' as const, hex: null } } };
    },
  });
});
