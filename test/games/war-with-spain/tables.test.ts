import { scripted } from '../../kit/scripted.js';
import { E, play, rules, run, S, scene, told } from './fixtures.js';

// Every cell of the printed tables.

const cells = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/));
const slash = (...numbers: unknown[]): string => numbers.map((number) => (number ? String(number) : '-')).join('/');
const DICE = [1, 2, 3, 4, 5, 6];

const WIND = cells(`
  10/8 20/10 20/10 20/10
  10/6 20/8  20/8  20/10
  8/-  20/4  20/8  20/8
  6/-  20/2  20/8  20/8
  4/-  18/-  15/2  20/8
  2/-  10/-  15/-  18/6
  -/-  10/-  8/-   15/2
  -/-  10/-  6/-   15/-
  -/-  10/-  4/-   10/-
  -/-  5/-   -/-   5/-
  -/-  -/-   -/-   -/-
`);

const NAVAL = cells(`
  -/- -/- -/- -/- -/- -/-
  -/- -/- -/- -/- -/- -/1
  -/- -/- 1/- 1/1 -/1 -/2
  1/- 1/1 2/1 1/2 1/1 1/1
  2/1 1/1 1/2 2/2 2/2 2/3
  3/2 3/2 2/3 3/3 2/3 3/4
`);

const LAND = cells(`
  -/-  -/-  -/-  -/-  -/-  -/-
  -/-  -/-  -/-  -/-  -/-  -/-
  1r/- 1/1  1/1  1/1  1/2r -/1r
  2r/- 1/1  1/1  1/2r 1/2r 1/2r
  2r/- 1/1  2r/1 2/2  2/3r 2/3r
  2r/1 2r/1 1/2r 2/2  2/3r 2/3r
`);

const IRISH = cells(`
  0 0 0  0
  0 0 2  3
  0 2 4  5
  2 4 6  7
  3 6 8  9
  5 8 11 11
`);

describe('the printed tables', () => {
  it('Wind Effects: every total, with and against the wind, in summer and from October (6.7)', () => {
    const read = (sum: number, turn: number, path: readonly string[]) => {
      const G = scene({ turn, fleets: { E1: ['1616', ['EG1', 'EG2', 'EG3', 'EG4', 'EG5', 'EG6']] } });
      const first = Math.min(6, sum - 1);
      const { ma, steps } = told(play(G, E, 'sail', [1, path], [first, sum - first]).chronicle, 'wind')[0].values ?? {};
      return slash(ma, steps);
    };
    const [fair, foul] = [
      ['1617', '1718'],
      ['1617', '1517'],
    ];
    const table = WIND.map((_, at) => [read(at + 2, 5, fair), read(at + 2, 5, foul), read(at + 2, 8, fair), read(at + 2, 8, foul)]);
    expect(table).toEqual(WIND);
  });

  it('Naval Combat Results: every die in every column (7.2)', () => {
    const galleons = (count: number) => ['EG1', 'EG2', 'EG3', 'EG4'].slice(0, count);
    // English ships of 8 against Spanish ships of 9. Neither side has the wind across zones. Differentials: -27, -11, -1, +7, +15, +23.
    const stacks = [
      [1, 4],
      [2, 3],
      [1, 1],
      [2, 1],
      [3, 1],
      [4, 1],
    ] as const;
    const read = (die: number, [ours, theirs]: readonly [number, number]) => {
      const G = scene({
        stage: 'attacks',
        fleets: { E1: ['1718', galleons(ours)], S1: ['1719', ['SP1', 'SP2', 'SP3', 'SC1'].slice(0, theirs)] },
      });
      const { chronicle } = play(run(G, [E, 'attackFleet', [[1], '1719']]), E, 'fightRound', [], [die]);
      const { lost, inflicted } = told(chronicle, 'round')[0].values ?? {};
      return slash(lost, inflicted);
    };
    expect(DICE.map((die) => stacks.map((stack) => read(die, stack)))).toEqual(NAVAL);
  });

  it('Land Combat Results: every die in every column (9.3)', () => {
    // Strengths of 3, 4, 10, 18, 24 and 32 against 8.
    const columns = [['SLT10'], ['SLT8'], ['SLT2'], ['SLT2', 'SLT3'], ['SLT2', 'SLT3', 'SLT6'], ['SLT2', 'SLT3', 'SLT4', 'SLT6']];
    const read = (die: number, landIds: string[]) => {
      const G = scene({
        phase: 'landSpanish',
        stage: 'assaults',
        armies: { ...Object.fromEntries(landIds.map((id) => [id, '2113'])), EL3: '2013' },
      });
      const { chronicle } = play(run(G, [S, 'assault', ['2113', landIds, [], '2013']]), E, 'answerSiege', [false], [die]);
      const { lost, retreat } = (told(chronicle, 'battle')[0].values ?? {}) as { lost: number[]; retreat: boolean[] };
      return lost.map((steps, at) => `${steps || '-'}${retreat[at] ? 'r' : ''}`).join('/');
    };
    expect(DICE.map((die) => columns.map((column) => read(die, column)))).toEqual(LAND);
  });

  it('Irish Revolt: every die for every strength ashore (15.4)', () => {
    // Strengths of 4, 10, 14 and 20 land, one for each column.
    const armies = [['SLT8'], ['SLT2'], ['SLT2', 'SLT8'], ['SLT1']];
    const read = (die: number, landIds: string[]) => {
      const G = scene({
        phase: 'navalSpanish',
        fleets: { S1: ['1113', ['SU1', 'SU2', 'SU3', 'SU4']] },
        armies: Object.fromEntries(landIds.map((id) => [id, 'S1'])),
      });
      const ashore = play(G, S, 'debark', ['S1', landIds, []]).G;
      return String(told(play(ashore, S, 'finishNavalMovement', [], [die]).chronicle, 'irishRevolt')[0].values?.strength);
    };
    expect(DICE.map((die) => armies.map((landed) => read(die, landed)))).toEqual(IRISH);
  });

  it('English Catholic Revolt and 15.6 Scottish Intervention: every die (15.5)', () => {
    const read = (die: number) => {
      const G = scene({ phase: 'navalSpanish', fleets: { S1: ['1909', ['SL1']] }, armies: { SLT8: 'S1' } });
      const ashore = play(G, S, 'debark', ['S1', ['SLT8'], []]).G;
      const { chronicle } = play(ashore, S, 'finishNavalMovement', [], [die, die]);
      return ['englishRevolt', 'scottishRevolt'].map((table) => told(chronicle, table)[0].values?.strength);
    };
    expect(DICE.map(read)).toEqual([
      [0, 0],
      [1, 0],
      [2, 2],
      [3, 4],
      [5, 8],
      [8, 10],
    ]);
  });

  it('Income: every die (11.4)', () => {
    const read = (die: number) => rules.setup({}, scripted([die, die])).treasury;
    expect(DICE.map((die) => [read(die).S, read(die).E])).toEqual([
      [2300, 1000],
      [2400, 1100],
      [2500, 1200],
      [2600, 1300],
      [2600, 1300],
      [2700, 1400],
    ]);
  });

  it('interception, 7.52 and 7.53 disengagement, 14.1 attrition: every die (6.4)', () => {
    const channel = scene({ phase: 'navalSpanish', fleets: { S1: ['1818', ['SY1']], E1: ['1716', ['EG3']] } });
    const asked = play(channel, S, 'sail', [1, ['1817']]).G;
    const caught = (die: number) => Boolean(play(asked, E, 'intercept', [1], die < 5 ? [die, 6, 6] : [die]).G.fleets.S1?.stopped);
    expect(DICE.map(caught)).toEqual([true, true, true, true, false, false]);
    const away = (defender: string) =>
      DICE.map((die) => {
        const G = scene({ stage: 'attacks', fleets: { E1: ['1718', ['EG1', 'EG2']], S1: ['1719', [defender]] } });
        const fought = run(G, [E, 'attackFleet', [[1], '1719']], [E, 'fightRound', [], [1]]);
        return play(fought, S, 'tryDisengage', [], [die]).G.battle === null;
      });
    expect([away('SP1'), away('SY1')]).toEqual([
      [false, false, false, false, true, true],
      [false, false, false, true, true, true],
    ]);
    const winter = scene({ turn: 9, phase: 'landEnglish', armies: { EL10: '2114' } });
    const marches = (die: number) => play(winter, E, 'march', [['EL10'], [], ['2113']], [die]).G.land.EL10;
    expect(DICE.map((die) => marches(die) === undefined)).toEqual([true, true, false, false, false, false]);
  });
});
