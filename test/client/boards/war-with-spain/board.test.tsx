import { cleanup, fireEvent, within } from '@testing-library/react';
import { elevation } from '../../../../client/boards/war-with-spain/chart/coast.js';
import { layout } from '../../../../client/boards/war-with-spain/chart/geography.js';
import { budgetOf } from '../../../../client/boards/war-with-spain/forecast.js';
import { SEA_COLUMNS, seaColumn } from '../../../../client/boards/war-with-spain/odds.js';
import { coursesOf } from '../../../../client/boards/war-with-spain/story.js';
import { windOdds } from '../../../../client/boards/war-with-spain/wind.js';
import { words } from '../../../../client/boards/war-with-spain/words/index.js';
import { words as kitWords } from '../../../../client/kit/words/index.js';
import { CITIES, CITY_IDS } from '../../../../src/games/war-with-spain/data/cities.js';
import { grid, TERRAIN } from '../../../../src/games/war-with-spain/data/map.js';
import type { Step, WarWithSpain } from '../../../../src/games/war-with-spain/state.js';
import type { Entry } from '../../../../src/kit/chronicle.js';
import { E, play, S, scene } from '../../../games/war-with-spain/fixtures.js';
import { about } from '../../../kit/about.js';
import { asked, lay, rules } from './table.js';

afterEach(cleanup);

const plymouth = { E1: ['1616', ['EG5', 'EM1'], { munitions: 3 }] } as const;

describe('the map', () => {
  it('is land where armies stand and sea where ships alone sail', () => {
    const wrong = grid.labels.filter((hex, i) => {
      const [x, y] = layout.at(hex) ?? [0, 0];
      if (TERRAIN[i] === 'land') return elevation(x, y) <= 0;
      return TERRAIN[i] === 'sea' && elevation(x, y) >= 0;
    });
    expect(wrong).toEqual([]);
  });

  it('has every city on dry ground', () => {
    const drowned = CITY_IDS.filter((id) => elevation(...(layout.at(CITIES[id].hex) ?? [0, 0])) <= 0);
    expect(drowned).toEqual([]);
  });

  it('names every hex in play for those who cannot see it: city, country or sea, terrain, what lies there', () => {
    const { place, page } = lay(scene({ fleets: plymouth }), E);
    expect(page.container.querySelectorAll('[data-place]')).toHaveLength(TERRAIN.filter((terrain) => terrain !== 'out').length);
    const label = place('1616').getAttribute('aria-label') ?? '';
    for (const part of ['Plymouth', words.en.terrain.coast, words.en.state.fortress, 'Fleet 1', words.en.state.munitions(3)]) {
      expect(label).toContain(part);
    }
    expect(place('0420').getAttribute('aria-label')).toContain('Western Ocean');
  });
});

describe('secrets', () => {
  const G = scene({
    phase: 'navalSpanish',
    fleets: plymouth,
    ships: { EG1: '2114' },
    armies: { EL3: '2114', SLT2: '2716' },
  });

  it('7.0 an enemy fleet shows its number and munitions, an enemy stack its count, and neither a name', () => {
    const { page, place } = lay(G, S);
    expect(place('1616').getAttribute('aria-label')).toContain(words.en.state.munitions(3));
    expect(place('2114').getAttribute('aria-label')).toContain(words.en.state.counters(1));
    expect(page.container.innerHTML).not.toMatch(/Queen's Galleons 5|Armed Merchantmen 1/);
    expect(page.container.querySelectorAll('.war-counter.back').length).toBeGreaterThan(0);
  });

  it('their owner sees them face up', () => {
    const { place } = lay(G, E);
    expect(place('1616').getAttribute('aria-label')).toContain("Queen's Galleons 5");
  });
});

describe('sailing', () => {
  it('6.22 a far hex lays a course; nothing is sailed before it is pressed again', () => {
    const { place, sent, paper } = lay(scene({ fleets: plymouth }));
    fireEvent.click(place('1616'));
    expect(place('1918').getAttribute('aria-label')).toContain(words.en.mark.reach(3));
    fireEvent.click(place('1918'));
    expect(sent).toEqual([]);
    expect(paper('voyage-slip')).not.toBeNull();
    fireEvent.click(place('1918'));
    expect(sent.map(({ move }) => move)).toEqual(['sail']);
    expect((sent[0].args[1] as string[]).at(-1)).toBe('1918');
  });

  it('6.23 the paper shows the exact chances of the wind', () => {
    const G = scene({ fleets: plymouth });
    const { place, paper } = lay(G);
    fireEvent.click(place('1616'));
    for (const hex of ['1517', '1417']) fireEvent.click(place(hex));
    const odds = windOdds(G, ['EG5', 'EM1'], true, 2);
    const bar = within(paper('voyage-slip') as HTMLElement)
      .getByText(words.en.slip.arrives)
      .closest('li');
    expect(bar?.textContent).toContain(kitWords.en.percent(odds.whole));
    // Against the wind in summer the Merchantmen keep 18: 2 to 5 take all of it, or 20, and 6 all 18.
    expect(odds.none).toBeCloseTo((1 + 2 + 3 + 4 + 5) / 36);
    expect(odds.storm.get(10)).toBeCloseTo(1 / 36);
  });

  it('6.4 names the fleets that may come out, and marks the hexes where they may', () => {
    const { place, paper } = lay(scene({ fleets: { ...plymouth, S1: ['1819', ['SP1'], { munitions: 2 }] } }));
    fireEvent.click(place('1616'));
    for (const hex of ['1617', '1718']) fireEvent.click(place(hex));
    expect(paper('voyage-slip')?.textContent).toContain('Armada 1');
    expect(place('1718').getAttribute('aria-label')).toContain(words.en.mark.risk(kitWords.en.percent(4 / 6)));
  });

  it('6.54 troops are landed on the way, as the course is laid', () => {
    const G = scene({ fleets: plymouth, armies: { EL6: 'E1' } });
    const { place, action, sent } = lay(G);
    fireEvent.click(place('1616'));
    fireEvent.click(place('1716'));
    fireEvent.click(action('land-here') as HTMLElement);
    fireEvent.click(place('1716'));
    const { move, args } = sent[0];
    expect(args.at(-1)).toEqual([{ hex: '1716', debark: { landIds: ['EL6'], leaderIds: [] } }]);
    expect(rules.refusal(G, E, move, args)).toBeUndefined();
  });

  it('15.11 what breaks the peace of France is said before it is done', () => {
    const { place, action, sent, paper } = lay(scene({ fleets: { E1: ['2214', ['EG3'], {}] } }));
    fireEvent.click(place('2214'));
    fireEvent.click(place('2215'));
    fireEvent.click(place('2316'));
    fireEvent.click(action('sail') as HTMLElement);
    expect(sent).toEqual([]);
    expect(paper('voyage-slip')?.textContent).toContain(words.en.warn.france);
    fireEvent.click(action('sail') as HTMLElement);
    expect(sent.map(({ move }) => move)).toEqual(['sail']);
  });

  it('says why a course is refused, with the case', () => {
    const { place, page } = lay(scene({ fleets: plymouth }));
    fireEvent.click(place('1616'));
    fireEvent.click(place('1733'));
    const notice = page.container.querySelector('.notice');
    expect(notice?.textContent).toMatch(/\S/);
    expect(notice?.querySelector('.case')?.textContent).toMatch(/^\d+\.\d/);
  });

  it('Escape takes back the course hex by hex, then lets the fleet go', () => {
    const { place, page } = lay(scene({ fleets: plymouth }));
    fireEvent.click(place('1616'));
    fireEvent.click(place('1617'));
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(page.container.querySelector('.voyage-slip')).toBeNull();
    expect(page.container.querySelector('.group-slip')).not.toBeNull();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(page.container.querySelector('.group-slip')).toBeNull();
  });
});

describe('battles', () => {
  it('7.2 each differential reads the column of the printed table', () => {
    const names = [-40, -21, -20, -11, -10, 0, 1, 10, 11, 20, 21, 40].map((differential) => seaColumn(differential).name);
    const printed = SEA_COLUMNS.map(({ name }) => name);
    expect(names).toEqual(printed.flatMap((name) => [name, name]));
    expect(SEA_COLUMNS[5].expected[1]).toBeCloseTo((0 + 1 + 2 + 1 + 3 + 4) / 6);
  });

  const beside = { E1: ['1617', ['EG5'], { munitions: 3 }], S1: ['1618', ['SP1'], { munitions: 2 }] } as const;

  it('9.0 before an attack the odds are for every strength that a hidden enemy might have', () => {
    const { place, paper } = lay(scene({ stage: 'attacks', fleets: beside }));
    fireEvent.click(place('1617'));
    expect(paper('battle-slip')?.querySelector('.ranges')).not.toBeNull();
    expect(paper('battle-slip')?.textContent).not.toContain('Galleons of Portugal');
  });

  it('7.2 once both lie open, strengths by name, the differential and what each face of the die brings', () => {
    const G = play(scene({ stage: 'attacks', fleets: beside }), E, 'attackFleet', [[1], '1618']).G;
    const { paper, action } = lay(G, E);
    const slip = paper('battle-slip');
    // Galleons 8 against 9; south of Plymouth the wind blows to the south-east, so the English have it and gain one.
    expect(slip?.textContent).toContain(`${words.en.slip.differential}${kitWords.en.signed(8 + 1 - 9)}`);
    const rows = [...(slip?.querySelectorAll('.result-table tbody tr') ?? [])].map((row) =>
      [...row.querySelectorAll('td')].slice(0, 6).map((cell) => cell.textContent),
    );
    expect(rows).toEqual([
      ['–', '–', '1', '2', '1', '2'],
      ['–', '–', '–', '1', '2', '3'],
    ]);
    expect(action('fight')).not.toBeNull();
  });

  it('9.3 on land: odds, walls and leaders by name', () => {
    const G = scene({
      phase: 'landSpanish',
      stage: 'assaults',
      armies: { SLT2: '2716', EL5: '2714', IT2: '2715' },
      leaders: { parma: '2716' },
    });
    const { place, paper } = lay(G, S);
    fireEvent.click(place('2715'));
    expect(paper('battle-slip')?.querySelector('.ranges')).not.toBeNull();
    expect(paper('battle-slip')?.textContent).toContain(words.en.slip.unseen);
  });
});

describe('money', () => {
  it('11.1 the ledger forecasts the upkeep that is then paid', () => {
    const G = scene({ phase: 'landSpanish', stage: 'assaults', fleets: plymouth, armies: { EL3: '2114' } });
    const budget = budgetOf(G, 'E');
    const { page } = lay(G, E);
    expect(page.container.querySelector('.ledger')?.textContent).toContain(`−${budget.upkeep}`);
    const after = play(G, S, 'finishLandCombat').G;
    expect(after.treasury.E).toBe(budget.left);
    expect(budgetOf(after, 'E').dueOn).toBe(after.turn + 1);
  });

  it('11.3 says what breaks when it cannot be paid', () => {
    const G = scene({
      phase: 'landSpanish',
      stage: 'assaults',
      armies: { EL3: '2114' },
      change: ({ treasury }) => Object.assign(treasury, { E: 3 }),
    });
    const { page } = lay(G, E);
    expect(page.container.querySelector('.ledger .slip-warning')?.textContent).toContain(words.en.slip.short(13));
  });

  it('5.22 a yard lists what may be built there, with its price, and orders it', () => {
    const G = scene({ phase: 'activation' });
    const { place, paper, sent } = lay(G, E);
    fireEvent.click(place('2114'));
    const yard = within(paper('yard-slip') as HTMLElement);
    fireEvent.click(yard.getByText(words.en.act.build("Queen's Galleons 1")));
    expect(paper('yard-slip')?.textContent).toContain(words.en.slip.price(75));
    expect(sent).toEqual([{ move: 'buildNaval', args: ['EG1', 'london'] }]);
  });
});

describe('every step', () => {
  const besieged = { besieged: true } as const;
  const SCENES: { readonly [step in Step]?: () => WarWithSpain } = {
    activate: () => scene({ phase: 'activation' }),
    navalMove: () => scene({ fleets: plymouth }),
    sailOn: () => play(scene({ fleets: { E1: ['1616', ['EG5']] } }), E, 'sail', [1, ['1517', '1417', '1318']], [2, 4]).G,
    intercept: () => play(scene({ fleets: { ...plymouth, S1: ['1819', ['SP1']] } }), E, 'sail', [1, ['1617', '1718']], [6, 6]).G,
    navalAttack: () => scene({ stage: 'attacks', fleets: { E1: ['1617', ['EG5']], S1: ['1618', ['SP1']] } }),
    round: () =>
      play(scene({ stage: 'attacks', fleets: { E1: ['1617', ['EG5']], S1: ['1618', ['SP1']] } }), E, 'attackFleet', [[1], '1618']).G,
    march: () => scene({ phase: 'landEnglish', armies: { EL3: '2014', EL6: '2014' } }),
    assault: () => scene({ phase: 'landEnglish', stage: 'assaults', armies: { EL3: '2714', WL1: '2814', EL6: ['2813', besieged] } }),
    administer: () => scene({ phase: 'administration', fleets: plymouth }),
  };
  for (const [step, state] of Object.entries(SCENES)) {
    it(`${step} is decided on the page: lit hexes and buttons send a legal move`, () => {
      const G = state();
      const player = Object.keys(rules.awaiting(G)).find((each) => rules.awaiting(G)[each] === step) ?? asked(G);
      expect(rules.awaiting(G)[player]).toBe(step);
      const { page, sent } = lay(G, player);
      for (let press = 0; press < 6 && !sent.length; press++) {
        const lit = page.container.querySelector<HTMLElement>('.place.lively:not([aria-label*="chosen"])');
        const button = page.container.querySelector<HTMLElement>(
          '.papers .offer-list button, .actionbar .action:not(.refused) > button.main',
        );
        const finish = page.container.querySelector<HTMLElement>('[data-action="finish"]');
        fireEvent.click((press > 3 ? finish : press % 2 ? button : (lit ?? button)) ?? page.container);
      }
      about(step, () => expect(sent.length).toBeGreaterThan(0));
      expect(rules.refusal(rules.view(G, player), player, sent[0].move, sent[0].args)).toBeUndefined();
    });
  }
});

describe('movement is shown', () => {
  it('a fleet comes along the hexes it sailed, an army along those it marched', () => {
    const sailed = play(scene({ fleets: plymouth }), E, 'sail', [1, ['1617', '1718', '1818']], [6, 6]);
    const told = (chronicle: readonly Entry[]) => chronicle.map((entry, i) => ({ id: String(i), entry, sentence: '' }));
    const course = coursesOf(told(sailed.chronicle)).get('E1');
    expect(course?.at(-1)).toEqual(layout.at('1818'));
    expect(course?.length).toBeGreaterThan(2);
    const marched = play(scene({ phase: 'landEnglish', armies: { EL5: '2014' } }), E, 'march', [['EL5'], [], ['1914', '1814']]);
    expect(coursesOf(told(marched.chronicle)).get('E:land:1814')?.at(-1)).toEqual(layout.at('1814'));
  });
});
