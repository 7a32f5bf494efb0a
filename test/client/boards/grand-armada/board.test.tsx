import { act, cleanup, fireEvent, within } from '@testing-library/react';
import { EDGES, edgePlace } from '../../../../client/boards/grand-armada/chart/geography.js';
import { words as guideWords } from '../../../../client/boards/grand-armada/guide/words/index.js';
import { describeShip } from '../../../../client/boards/grand-armada/names.js';
import { sentenceOf } from '../../../../client/boards/grand-armada/sentences.js';
import { words as boardWords } from '../../../../client/boards/grand-armada/words/index.js';
import { words as kitWords } from '../../../../client/kit/words/index.js';
import { grid } from '../../../../src/games/grand-armada/data/map.js';
import { grandArmada } from '../../../../src/games/grand-armada/index.js';
import { boardingOdds, shotsOf } from '../../../../src/games/grand-armada/preview.js';
import { closeOrders } from '../../../../src/games/grand-armada/rules/gunnery.js';
import type { GrandArmada } from '../../../../src/games/grand-armada/state.js';
import { quickDice } from '../../../../src/kit/dice.js';
import { english } from '../../../../src/kit/language.js';
import { activated, lay, only, playthrough, position, rules, viewOf } from './table.js';

afterEach(cleanup);

const boardText = english.of(boardWords);
const kit = english.of(kitWords);
const guide = english.of(guideWords);

const shown = (container: HTMLElement, selector: string) => container.querySelector(selector)?.textContent ?? '';

const near = () =>
  only(
    position(1, {
      revenge: { hex: 'J-10', heading: 1 },
      victory: { hex: 'K-10' },
      grin: { hex: 'L-10', heading: 1 },
      sanmartin: { hex: 'M-10', heading: 1 },
    }),
    ['revenge', 'victory', 'grin', 'sanmartin'],
  );

const knot = (rest: Partial<GrandArmada>, setupData = {}) =>
  only(
    position(
      1,
      { revenge: { hex: 'K-9' }, victory: { hex: 'K-10' }, sanjuan: { hex: 'L-9' }, sanmartin: { hex: 'L-10' }, sanmateo: { hex: 'L-8' } },
      { turn: 3, ...rest },
      setupData,
    ),
    ['revenge', 'victory', 'sanjuan', 'sanmartin', 'sanmateo'],
  );

it('shows no panel of turns for a crippled ship (11.0)', () => {
  for (const G of playthrough(1, { scenario: 5 })) {
    const { hex, done } = G.ships.rosario ?? {};
    if (!['must', 'choose'].includes(rules.awaiting(G)['1'] ?? '') || !hex || done) continue;
    const { page, place } = lay(G);
    fireEvent.click(place(hex));
    expect(page.container.querySelector('.wg-begin-slip')).not.toBeNull();
    expect(page.container.querySelector('.wg-course-slip')).toBeNull();
    return;
  }
  throw new Error('the Rosario never moves');
});

it('does not speak of a tie-break after the end (10.0)', () => {
  const G = rules.play(position(1, {}), '0', 'concede', [], quickDice(1)).G;
  const { container } = lay(G, '0').page;
  expect(shown(container, '.wg-ending .wg-points')).toContain(boardText.sides.S);
  expect(shown(container, '.wg-ending')).not.toContain('VP were tied');
});

describe('the map', () => {
  it('has a labelled button on every hex and edge', () => {
    const G = position(2, {});
    const { place, page } = lay(G);
    const buttons = [...page.container.querySelectorAll<HTMLElement>('[data-place]')];
    expect(buttons.filter((each) => each.getAttribute('aria-label')).map((each) => each.dataset.place)).toEqual([
      ...grid.labels,
      ...EDGES.map(edgePlace),
    ]);
    expect(place('F-6').getAttribute('aria-label')).toContain(describeShip(G, 'lorenzo', boardText));
    expect(place('Q-9').getAttribute('aria-label')).toContain(boardText.sheet.sandActs);
    expect(place('edge-W').getAttribute('aria-label')).toContain(boardText.sheet.exit('English'));
  });

  it('shows wind, tide, next wind roll, turns and both sides’ VP', () => {
    const { page } = lay(position(2, {}, { turn: 3 }));
    const rose = within(page.container.querySelector('.wg-wind-panel') as HTMLElement).getByRole('img');
    expect(rose.getAttribute('aria-label')).toContain('south-west');
    expect(rose.getAttribute('aria-label')).toContain(boardText.rose.tide('south-east'));
    expect(rose.getAttribute('aria-label')).toContain(boardText.rose.check(6));
    expect(page.container.querySelectorAll('.wg-turn-box:not(.wg-beyond)')).toHaveLength(9);
    expect(shown(page.container, '.wg-turn-box.wg-now')).toBe('3');
    expect([...page.container.querySelectorAll('.wg-point-figure')].map((each) => each.textContent)).toEqual(['0', '0']);
  });

  it('marks hits, losses, holds, silencing, broken crews, unguarded prizes and tows (5.6, 8.1, 8.4, 9)', () => {
    const G = only(
      position(
        1,
        {
          revenge: { hex: 'K-9', hull: 2, crewLoss: 1, heldBy: ['sanjuan'], silenced: true },
          sanjuan: { hex: 'L-9' },
          victory: { hex: 'E-5', crewLoss: 4 },
          sanmateo: { hex: 'C-15', status: 'captured', captor: 'E' },
          ark: { hex: 'F-15', towing: 'sanfelipe' },
          sanfelipe: { hex: 'F-16', status: 'captured', captor: 'E' },
        },
        { turn: 4, engaged: [['revenge', 'sanjuan']] },
      ),
      ['revenge', 'sanjuan', 'victory', 'sanmateo', 'ark', 'sanfelipe'],
    );
    const { page } = lay(G);
    const piece = (id: string) => page.container.querySelector(`[data-piece="${id}"]`) as Element;
    expect(piece('revenge').querySelector('.wg-warship-hits')?.textContent).toBe('2');
    expect(piece('revenge').querySelector('.wg-warship-losses')?.textContent).toBe('1');
    for (const badge of ['held', 'silenced']) expect(piece('revenge').querySelector(`.wg-badge-${badge}`)).not.toBeNull();
    expect(piece('victory').querySelector('.wg-badge-broken')).not.toBeNull();
    expect(piece('sanmateo').querySelector('.wg-badge-unguarded')).not.toBeNull();
    expect(piece('sanmateo').querySelector('.wg-warship-ensign.wg-fleet-E')).not.toBeNull();
    expect(page.container.querySelector('[data-tow="ark-sanfelipe"]')).not.toBeNull();
    expect(page.container.querySelector('[data-hold="revenge-sanjuan"]')).not.toBeNull();
    expect(page.container.querySelector('[data-guard="sanfelipe-ark"]')).not.toBeNull();
    expect(piece('sanfelipe').querySelector('.wg-badge-unguarded')).toBeNull();
  });

  it('shows any ship’s targets with roll, chance and blocking ships (8.2, 8.3)', () => {
    const G = near();
    const { page, place } = lay(G, '1');
    fireEvent.keyDown(document.body, { key: 'i' });
    fireEvent.click(place('J-10'));
    const slip = page.container.querySelector('.wg-ship-slip') as HTMLElement;
    for (const shot of shotsOf(G, 'revenge', 'guns', true)) {
      const row = within(slip)
        .getAllByText(new RegExp(shot.target === 'grin' ? 'Gran Grin' : 'San Martín'))[0]
        .closest('li');
      if (shot.refused) expect(row?.textContent).toContain(shot.refused.case);
      else expect(row?.textContent).toContain(`${boardText.fire.least(shot.need)} (${kit.percent(shot.chance)})`);
    }
    expect(page.container.querySelectorAll('.wg-sight-line.wg-blocked .wg-sight-cross').length).toBeGreaterThan(0);
    expect(page.container.querySelectorAll('.wg-arc-hexes').length).toBeGreaterThan(0);
  });
});

describe('keys', () => {
  it('steer the moving ship; arrow keys without focus', () => {
    const { sent } = lay(activated(near(), 'victory'));
    for (const key of ['w', 'q', 'x']) fireEvent.keyDown(document.body, { key });
    fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    expect(sent.map(({ move }) => move)).toEqual(expect.arrayContaining(['turn', 'endActivation']));
    expect(sent.at(-1)).toEqual({ move: 'turn', args: ['R', 1] });
  });

  it('leaves arrow keys to a hex with focus', () => {
    const { sent, place } = lay(activated(near(), 'victory'));
    act(() => place('C-5').focus());
    fireEvent.keyDown(place('C-5'), { key: 'ArrowRight' });
    expect(document.activeElement).toBe(place('D-5'));
    fireEvent.keyDown(place('A-5'), { key: 'ArrowLeft' });
    expect(document.activeElement).toBe(place('edge-W'));
    expect(sent).toEqual([]);
  });

  it('steps back with Escape', () => {
    const { page, place } = lay(activated(near(), 'revenge'));
    fireEvent.click(place('L-10'));
    expect(shown(page.container, '.wg-ask')).toContain(boardText.ask.aimed('Revenge', 'Gran Grin', true));
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(shown(page.container, '.wg-ask')).not.toContain(boardText.ask.aimed('Revenge', 'Gran Grin', true));
  });

  it('warns that firing guns ends the movement only if it does (3.3)', () => {
    const ended = activated(near(), 'revenge');
    if (ended.active) ended.active.ended = true;
    const { page, place } = lay(ended);
    fireEvent.click(place('L-10'));
    expect(shown(page.container, '.wg-ask')).toContain(boardText.ask.aimed('Revenge', 'Gran Grin', false));
    expect(boardText.ask.aimed('Revenge', 'Gran Grin', false)).not.toMatch(/ends its movement/);
  });

  it('says why a hex is refused, with the case', () => {
    const { page, place } = lay(activated(near(), 'revenge'));
    fireEvent.click(place('T-18'));
    expect(shown(page.container, '.wg-action-notice')).toMatch(/\S/);
    expect(shown(page.container, '.wg-action-notice .wg-case')).toMatch(/^\d+\.\d/);
  });

  it('chooses the final heading on the small hexagon', () => {
    const { page, place } = lay(activated(only(position(1, { revenge: { hex: 'J-10', heading: 2 } }), ['revenge', 'grin']), 'revenge'));
    fireEvent.click(place('K-10'));
    fireEvent.click(page.container.querySelector('[data-facing="2"]') as HTMLElement);
    const [last] = [...page.container.querySelectorAll('.wg-course-slip li')].slice(-1);
    expect(last.textContent).toMatch(/south-east/);
  });
});

describe('secrets', () => {
  it('hides fire orders from the opponent and spectators (3.3)', () => {
    const G = knot({ phase: 'closeFire', step: 'commit' });
    const [first] = closeOrders(G, 'E');
    const after = (orders: readonly unknown[]) => rules.play(G, '0', 'commitVolley', [orders], quickDice(1)).G;
    const seen = [[], [first]].map((orders) => {
      const html = [lay(after(orders), '1'), lay(after(orders), null)].map(({ page }) =>
        page.container.innerHTML.replace(/«r\w+»|_r_\w+_|:r\w+:/g, ''),
      );
      cleanup();
      return html.join();
    });
    expect(seen[0]).toBe(seen[1]);
  });

  it('shows a player their confirmed orders and that they wait (3.3)', () => {
    const G = knot({ phase: 'closeFire', step: 'commit' });
    const [first] = closeOrders(G, 'E');
    const { page } = lay(rules.play(G, '0', 'commitVolley', [[first]], quickDice(1)).G, '0');
    expect(shown(page.container, '.wg-ask')).toContain(boardText.ask.waitingBoth);
    expect(page.container.querySelectorAll('.wg-sealed li')).toHaveLength(1);
  });

  it('takes a target or none from the form (3.3)', () => {
    const { page, sent, action } = lay(knot({ phase: 'closeFire', step: 'commit' }), '0');
    for (const picker of page.container.querySelectorAll('select')) fireEvent.change(picker, { target: { value: '' } });
    fireEvent.click(action('commitVolley') as HTMLElement);
    expect(sent).toEqual([{ move: 'commitVolley', args: [[]] }]);
  });
});

describe('boarding', () => {
  it('shows totals and all chances before the roll, to both sides (8.1)', () => {
    const G = knot({ phase: 'boarding', step: 'boarding', toAct: 'S' }, { multiBoarding: 'grouped' });
    for (const player of ['1', '0']) {
      const { page } = lay(G, player);
      const combats = [...page.container.querySelectorAll('.wg-combat')];
      expect(combats.length).toBe(2);
      const odds = boardingOdds(G, { single: 'revenge', group: ['sanmateo'] });
      const text = combats.map((each) => each.textContent).join();
      expect(text).toContain(kit.percent(odds.held.S));
      expect(page.container.querySelectorAll('.wg-boarding-arrow').length).toBe(player === '1' ? 3 : 0);
      cleanup();
    }
  });

  it('lets the Spanish player change the order of combats (8.1)', () => {
    const { page, sent, action } = lay(knot({ phase: 'boarding', step: 'boarding', toAct: 'S' }, { multiBoarding: 'grouped' }));
    fireEvent.click(action('orderBoardings') as HTMLElement);
    fireEvent.click(page.container.querySelector('.wg-combat-earlier') as HTMLElement);
    fireEvent.click(action('orderBoardings') as HTMLElement);
    const singles = sent.map(({ args }) => (args[0] as { single: string }[]).map(({ single }) => single));
    expect(singles[1]).toEqual([...singles[0]].reverse());
  });
});

describe('around the map', () => {
  it('has the wind dial in a panel, not on the map (6)', () => {
    for (const player of ['0', '1', null]) {
      const { page } = lay(position(2, {}), player);
      expect(page.container.querySelectorAll('.wg-papers .wg-wind-panel')).toHaveLength(1);
      expect(page.container.querySelectorAll('.wg-wind-panel')).toHaveLength(1);
      cleanup();
    }
  });

  it('has every chart with its provenance, and the guide with its pictures', async () => {
    const { page } = lay(position(1, {}));
    const tab = (name: string) => fireEvent.click(page.getByRole('tab', { name: new RegExp(name) }));
    tab(kit.tabs.charts);
    const charts = grandArmada.chartsFor(english);
    await page.findByText(charts[0].title);
    for (const chart of charts) expect(page.container.textContent).toContain(chart.title);
    tab(kit.tabs.guide);
    await page.findByText(guide.sections[0].title);
    for (const section of guide.sections) expect(page.container.textContent).toContain(section.title);
    expect(page.container.querySelectorAll('.wg-guide-picture')).toHaveLength(guide.sections.filter(({ picture }) => picture).length);
    tab(kit.tabs.forces);
    expect(page.container.textContent).toContain('San Juan de Portugal');
  });

  it('concedes by the game’s own move, after a confirmation (10)', () => {
    const { page, sent } = lay(position(1, {}));
    fireEvent.click(page.getByLabelText(kit.concede));
    fireEvent.click(page.getByText(kit.concedeYes));
    expect(sent).toEqual([{ move: 'concede', args: [] }]);
  });

  it('logs each ship’s course in one line, shots with dice, and the acts of a side', () => {
    const G = activated(near(), 'victory');
    const steps = [['turn', 'L', 1], ['endActivation']] as const;
    const chronicle = steps.reduce<{ G: GrandArmada; told: ReturnType<typeof rules.play>['chronicle'] }>(
      (at, [move, ...args]) => {
        const next = rules.play(at.G, '0', move, args, quickDice(3));
        return { G: next.G, told: [...at.told, ...next.chronicle] };
      },
      { G, told: [] },
    );
    const { page } = lay(chronicle.G, '0', { chronicle: [...chronicle.told, { key: 'forces', case: '4.0', by: '0' }] });
    const text = page.container.querySelector('.wg-chronicle')?.textContent ?? '';
    expect(text).toContain('Victory turns 1 hexside to ');
    expect(text).toContain('The English pass: the Spanish must move a ship.');
    expect(page.container.querySelectorAll('.wg-chronicle .wg-die').length).toBeGreaterThan(0);
  });

  it('words every choice of whole matches differently', () => {
    for (const [seed, setup] of [
      [5, { scenario: 2 }],
      [6, { scenario: 5, passingFire: 'react' }],
    ] as const) {
      let step = 0;
      for (const G of playthrough(seed, setup, 160)) {
        if (step++ % 5) continue;
        for (const player of Object.keys(rules.awaiting(G))) {
          const view = rules.view(G, player);
          const sentences = grandArmada.rules.choices(view, player).map((choice) => sentenceOf(viewOf(view, player), choice));
          expect(sentences.every((words) => words.length > 3 && !/undefined|\[object/.test(words))).toBe(true);
          expect(sentences.filter((words, i) => sentences.indexOf(words) < i)).toEqual([]);
        }
      }
    }
  });

  it('tells spectators and the loser how it ended', () => {
    const G = rules.play(position(1, {}), '0', 'concede', [], quickDice(1)).G;
    const { page } = lay(G, null);
    expect(shown(page.container, '.wg-ending h2')).toBe(boardText.over.title.S);
    expect(shown(page.container, '.wg-ask')).toContain(boardText.over.reason.resign.S);
  });

  it('works with swapped seats', () => {
    const { page } = lay(position(1, {}, {}, { swapSeats: true }), '1');
    expect(shown(page.container, '.wg-ask')).toContain(boardText.ask.opening);
    expect(page.container.querySelector('.wg-topbar.wg-side-english')).not.toBeNull();
  });
});
