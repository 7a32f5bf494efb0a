import { act, cleanup, fireEvent } from '@testing-library/react';
import { reading } from '../../../../client/boards/war-with-spain/chart/legends.js';
import { budgetOf } from '../../../../client/boards/war-with-spain/forecast.js';
import { guide } from '../../../../client/boards/war-with-spain/guide/index.js';
import { namesIn } from '../../../../client/boards/war-with-spain/names.js';
import { blocksOf } from '../../../../client/boards/war-with-spain/pieces.js';
import { words } from '../../../../client/boards/war-with-spain/words/index.js';
import { words as kitWords } from '../../../../client/kit/words/index.js';
import { TERRAIN } from '../../../../src/games/war-with-spain/data/map.js';
import { E, play, run, S, scene } from '../../../games/war-with-spain/fixtures.js';
import { lay, rules } from './table.js';

afterEach(cleanup);

const plymouth = { E1: ['1616', ['EG5', 'EM1'], { munitions: 3 }] } as const;
const key = (key: string) => fireEvent.keyDown(document.body, { key });
const english = words.en;

describe('sailing', () => {
  it('one click on a far hex plots a route, a second click sails; every hex in play has a name (6.22)', () => {
    const { place, sent, paper, page } = lay(scene({ fleets: plymouth }));
    expect(page.container.querySelectorAll('[data-place]')).toHaveLength(TERRAIN.filter((terrain) => terrain !== 'out').length);
    const label = place('1616').getAttribute('aria-label') ?? '';
    for (const part of ['Plymouth', english.terrain.coast, english.state.fortress, 'Fleet 1', english.state.munitions(3)]) {
      expect(label).toContain(part);
    }
    expect(place('0420').getAttribute('aria-label')).toContain('Western Ocean');
    fireEvent.click(place('1616'));
    expect(place('1918').getAttribute('aria-label')).toContain(english.mark.reach(3));
    expect(place('1918').className).toContain('wg-lively');
    fireEvent.click(place('1918'));
    expect(sent).toEqual([]);
    expect(paper('voyage-slip')).not.toBeNull();
    fireEvent.click(place('1918'));
    expect(sent.map(({ move }) => move)).toEqual(['sail']);
    expect((sent[0].args[1] as string[]).at(-1)).toBe('1918');
  });

  it('says why a route is refused, with the case; Escape removes the route hex by hex, then deselects the fleet', () => {
    const { place, page } = lay(scene({ fleets: plymouth }));
    fireEvent.click(place('1616'));
    fireEvent.click(place('1733'));
    const notice = page.container.querySelector('.wg-action-notice');
    expect(notice?.textContent).toMatch(/\S/);
    expect(notice?.querySelector('.wg-case')?.textContent).toMatch(/^\d+\.\d/);
    fireEvent.click(place('1617'));
    expect(page.container.querySelector('.wg-voyage-slip')).not.toBeNull();
    key('Escape');
    expect(page.container.querySelector('.wg-voyage-slip')).toBeNull();
    expect(page.container.querySelector('.wg-group-slip')).not.toBeNull();
    key('Escape');
    expect(page.container.querySelector('.wg-group-slip')).toBeNull();
  });
});

describe('actions', () => {
  it('are buttons and keys; a refused action shows its case', () => {
    const fleets = { E1: ['1718', ['EG1', 'EG2']], S1: ['1818', ['SP1', 'SG1']] } as const;
    const fought = run(scene({ stage: 'attacks', fleets }), [E, 'attackFleet', [[1], '1818']], [E, 'fightRound', [], [1]]);
    const { action, sent, page } = lay(fought, S);
    expect(action('disengage')?.textContent).toContain(kitWords.en.percent(2 / 6));
    expect(page.container.querySelector('.wg-ask')?.textContent).toContain(english.ask.disengage);
    expect(page.container.querySelector('.wg-place.wg-lively')?.getAttribute('data-place')).toBe('1818');
    key('a');
    fireEvent.click(action('stand') as HTMLElement);
    expect(sent.map(({ move }) => move)).toEqual(['tryDisengage', 'standFast']);
    cleanup();
    const storm = play(
      scene({ fleets: { E1: ['1616', ['EM1', 'EM2']] }, armies: { EL8: 'E1', EL11: 'E1' } }),
      E,
      'sail',
      [1, ['1617', '1517']],
      [1, 4],
    );
    const due = play(storm.G, E, 'takeNavalLosses', [[{ unitId: 'EM1', steps: 2 }]]).G;
    const drowning = lay(due, E).page.container;
    for (const picked of drowning.querySelectorAll('.wg-papers [aria-pressed="true"]')) fireEvent.click(picked);
    expect(drowning.querySelector('.wg-action.wg-refused .wg-why .wg-case')?.textContent).toBe('6.52');
  });
});

describe('secrets', () => {
  const G = scene({
    phase: 'navalSpanish',
    fleets: plymouth,
    ships: { EG1: '2114' },
    armies: { EL3: '2114', SLT2: '2716' },
  });

  it('an enemy fleet shows its number and munitions, an enemy stack its count, and neither shows names (7.0)', () => {
    const { page, place } = lay(G, S);
    expect(place('1616').getAttribute('aria-label')).toContain(english.state.munitions(3));
    expect(place('2114').getAttribute('aria-label')).toContain(english.state.counters(1));
    expect(page.container.innerHTML).not.toMatch(/Queen’s Galleons 5|Armed Merchantmen 1/);
    expect(page.container.querySelectorAll('.wg-war-counter.wg-back').length).toBeGreaterThan(0);
  });

  it('the owner sees the counters and the maintenance due', () => {
    const { place, page } = lay(G, E);
    expect(place('1616').getAttribute('aria-label')).toContain('Queen’s Galleons 5');
    expect(page.container.querySelector('.wg-ledger')?.textContent).toContain(`−${budgetOf(G, 'E').upkeep}`);
  });

  it('a spectator sees the board without a decision', () => {
    const { page } = lay(G, null);
    expect(page.container.querySelector('.wg-ask')?.textContent).toContain(kitWords.en.watching);
    expect(page.container.querySelectorAll('[data-action]')).toHaveLength(0);
  });
});

describe('money', () => {
  it('the Treasury panel forecasts the maintenance that is then paid (11.1)', () => {
    const G = scene({ phase: 'landSpanish', stage: 'assaults', fleets: plymouth, armies: { EL3: '2114' } });
    const budget = budgetOf(G, 'E');
    const after = play(G, S, 'finishLandCombat').G;
    expect(after.treasury.E).toBe(budget.left);
    expect(budgetOf(after, 'E').dueOn).toBe(after.turn + 1);
  });

  it('says what happens if it cannot be paid (11.3)', () => {
    const G = scene({
      phase: 'landSpanish',
      stage: 'assaults',
      armies: { EL3: '2114' },
      change: ({ treasury }) => Object.assign(treasury, { E: 3 }),
    });
    const { page } = lay(G, E);
    expect(page.container.querySelector('.wg-ledger .wg-slip-warning')?.textContent).toContain(english.slip.short(13));
  });
});

describe('stacks', () => {
  it('spread out by a click, also those of the enemy, or by a key in the focused hex, and close again', () => {
    const { place, page } = lay(scene({ phase: 'landEnglish', armies: { EL3: '2014', EL6: '2014', SLT2: '2716', SLT3: '2716' } }), E);
    const fan = () => page.container.querySelectorAll('.wg-fan .wg-war-counter').length;
    expect(fan()).toBe(0);
    fireEvent.click(place('2716'));
    expect(fan()).toBe(2);
    key('Escape');
    expect(fan()).toBe(0);
    fireEvent.click(place('2716'));
    fireEvent.click(place('0420'));
    expect(fan()).toBe(0);
    key('Escape');
    act(() => place('2716').focus());
    key('f');
    expect(fan()).toBe(2);
    key('f');
    expect(fan()).toBe(0);
    fireEvent.click(place('2014'));
    expect(fan()).toBe(0);
    act(() => place('2014').focus());
    key('f');
    expect(fan()).toBe(2);
  });

  it('N goes to the next army that may march, in a cycle', () => {
    const { page, action } = lay(scene({ phase: 'landEnglish', armies: { EL3: '2014', EL6: '1616' } }), E);
    const title = () => page.container.querySelector('.wg-army-slip h2')?.textContent;
    expect(action('next')?.textContent).toContain(english.act.next('Plymouth'));
    // The next army is the main action until a stack is selected.
    expect(page.container.querySelector('.wg-actionbar .wg-primary')?.textContent).toContain(english.act.next('Plymouth'));
    for (const stack of ['Plymouth', '2014', 'Plymouth']) {
      key('n');
      expect(title()).toBe(stack);
    }
  });
});

describe('the map', () => {
  it('has its switches, and explains every symbol in the map key and in the guide', () => {
    const { page } = lay(scene({ fleets: plymouth }), E);
    for (const name of ['region', 'key']) expect(page.container.querySelector(`.wg-chart-room > .wg-${name}-switch`)).not.toBeNull();
    expect(page.container.querySelector('.wg-papers .wg-map-key')).toBeNull();
    key('g');
    const shown = page.container.querySelector('.wg-papers .wg-map-key')?.textContent ?? '';
    for (const sign of ['nosea', 'noland', 'none', 'hs', 'zone', 'wind', 'siege', 'value'] as const) {
      expect(shown).toContain(english.mapKey[sign]);
    }
    expect(guide.words.en.sections.some(({ picture }) => picture === 'key')).toBe(true);
  });

  it('shows overlays for the selected stack, and a ruler from the focused hex to the next hex clicked', () => {
    const G = scene({ phase: 'navalEnglish', fleets: { ...plymouth, S1: ['1819', ['SP1'], { munitions: 2 }] } });
    const view = rules.view(G, E);
    const { page, place, sent } = lay(G, E);
    const shown = (selector: string) => page.container.querySelectorAll(selector).length;
    key('v');
    fireEvent.click(place('1819'));
    expect(shown('.wg-reach')).toBe(0);
    fireEvent.click(place('1616'));
    expect([shown('.wg-instrument-legend'), shown('.wg-reach') > 0]).toEqual([1, true]);
    // Each overlay replaces the previous one.
    key('d');
    expect([shown('.wg-instrument-legend'), shown('.wg-ring-dutch') > 0]).toEqual([1, true]);
    key('p');
    expect([shown('.wg-instrument-legend'), shown('.wg-market')]).toEqual([1, 2]);
    expect(page.container.querySelector('.wg-of-powder')?.textContent).toContain(english.lay.powder.here('Fleet 1', 3));
    act(() => place('1616').focus());
    fireEvent.keyDown(place('1616'), { key: 't' });
    fireEvent.click(place('1819'));
    const { short, long } = reading({ words: english, names: namesIn(english) }, view, blocksOf(view), '1616', '1819');
    expect(page.container.querySelector('.wg-ruler-text')?.textContent).toBe(short);
    expect(page.container.querySelector('.wg-of-ruler')?.textContent).toContain(long);
    expect(sent).toEqual([]);
  });
});
