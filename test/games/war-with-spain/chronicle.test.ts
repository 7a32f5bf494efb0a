import { warWithSpain } from '../../../src/games/war-with-spain/index.js';
import { openBooks } from '../../../src/games/war-with-spain/rules/turn/books.js';
import type { Entry } from '../../../src/kit/chronicle.js';
import { E, play, run, S, scene, told } from './fixtures.js';
import { sentenceIn } from './sentence.js';

const sentence = (entry: Entry): string => sentenceIn(warWithSpain.texts, entry);

describe('the chronicle', () => {
  it('10.34 never tells of more months of hunger than a place can stand', () => {
    const G = scene({
      turn: 9,
      phase: 'landEnglish',
      stage: 'assaults',
      armies: { DL5: ['2813', { besieged: true }], SLT2: '2813', DL1: '2713', SLT3: '2714' },
      change: (state) => {
        state.sieges['2813'] = { land: 'E', naval: null, clock: 4 };
      },
    });
    const { chronicle } = play(G, E, 'finishLandCombat');
    expect(told(chronicle, 'hunger').map(({ values }) => values)).toEqual([{ clock: 6, limit: 6 }]);
  });

  it('15.32 and 15.33 says that nobody rises where nobody does', () => {
    for (const key of ['irishRevolt', 'englishRevolt', 'scottishRevolt']) {
      const said = (strength: number) => sentence({ key, case: '15.3', by: S, values: { landed: 4, strength } });
      expect(said(0)).toMatch(/nobody rises\.$/);
      expect(said(5)).toMatch(/of strength 5 rise\.$/);
    }
  });

  it('10.13 tells of no attack from where one stands', () => {
    const values = { counters: 2, withBesieged: false };
    const said = (from: string, to: string) => sentence({ key: 'armiesAttack', case: '9.0', by: S, at: [from, to], values });
    expect(said('2114', '2114')).not.toContain('from');
    expect(said('2113', '2114')).toContain('from');
  });

  it('4.2 ends a Game-Turn with how the war stands', () => {
    const G = scene({ phase: 'administration', change: (state) => Object.assign(state.control, { dover: 'S' }) });
    openBooks(G);
    const { chronicle } = play(run(G, [E, 'finishAdministration']), S, 'finishAdministration');
    const [entry] = told(chronicle, 'turnEnds');
    expect(entry.values).toMatchObject({ turn: 2, english: 0, taken: 0, lost: 1 });
    expect(sentence(entry)).toContain('Spain 1 town');
  });
});
