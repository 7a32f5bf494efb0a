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

  it('4.2 ends a Game-Turn with what it has changed, and how the war stands', () => {
    const G = scene({
      phase: 'landSpanish',
      armies: { SLT2: '2715' },
      change: (state) => {
        state.control.dover = 'S';
        state.changes = { treasury: { E: 1200, S: 0 }, steps: { E: 0, S: 0 }, cities: {}, ships: { E: ['EG1'], S: [] } };
        state.stepsLost.E = 2;
      },
    });
    const marched = run(G, [S, 'march', [['SLT2'], [], ['2714']]]);
    const { chronicle, G: next } = play(run(marched, [E, 'finishAdministration']), S, 'finishAdministration');
    const [entry] = told(chronicle, 'turnEnds');
    expect(entry.values).toMatchObject({
      turn: 2,
      england: { taken: [], ships: ['EG1'], steps: 2, ducats: marched.treasury.E - 1200 },
      spain: { taken: ['2714'], ships: [], steps: 0, ducats: marched.treasury.S },
    });
    expect(sentence(entry)).toMatch(/England loses 2 steps \(.+\),? and is \d+ ducats poorer\./);
    expect(next.changes).toEqual({ treasury: marched.treasury, steps: marched.stepsLost, cities: {}, ships: { E: [], S: [] } });
  });

  it('4.2 a town that is lost and won back has not changed hands, and a quiet month is told as one', () => {
    const G = scene({ phase: 'administration', change: (state) => Object.assign(state.changes, { cities: { dover: 'E' } }) });
    Object.assign(G.changes, { treasury: { ...G.treasury } });
    openBooks(G);
    const [entry] = told(play(run(G, [E, 'finishAdministration']), S, 'finishAdministration').chronicle, 'turnEnds');
    expect(entry.values).toMatchObject({ england: { taken: [] } });
    expect(sentence(entry)).toContain('England neither wins nor loses. Spain neither wins nor loses.');
  });
});
