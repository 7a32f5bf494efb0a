import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { SEA_COLUMNS, seaColumn } from '../../../../client/boards/war-with-spain/forecast.js';
import { windOdds } from '../../../../client/boards/war-with-spain/routes.js';
import { words } from '../../../../client/boards/war-with-spain/words/index.js';
import { words as kitWords } from '../../../../client/kit/words/index.js';
import { newShip } from '../../../../src/games/war-with-spain/setup.js';
import { E, play, S, scene } from '../../../games/war-with-spain/fixtures.js';
import { at, rules } from './table.js';

afterEach(cleanup);

const { slip } = words.en;
const plymouth = { E1: ['1616', ['EG5', 'EM1'], { munitions: 3 }] } as const;

describe('a naval move', () => {
  it('shows the exact chances of the wind (6.23)', () => {
    const G = scene({ fleets: plymouth });
    const { press, paper } = at(G);
    press('1616');
    for (const hex of ['1517', '1417']) press(hex);
    const odds = windOdds(G, ['EG5', 'EM1'], true, 2);
    const bar = within(paper('voyage-slip') as HTMLElement)
      .getByText(words.en.slip.arrives)
      .closest('li');
    expect(bar?.textContent).toContain(kitWords.en.percent(odds.whole));
    // The Merchantmen have 18 MP. Against the wind in summer, rolls of 2 to 6 take at least 18.
    expect(odds.none).toBeCloseTo((1 + 2 + 3 + 4 + 5) / 36);
    expect(odds.storm.get(10)).toBeCloseTo(1 / 36);
  });

  it('names the fleets that may intercept, and marks the hexes where they may (6.4)', () => {
    const { press, paper, plan } = at(scene({ fleets: { ...plymouth, S1: ['1819', ['SP1'], { munitions: 2 }] } }));
    press('1616');
    for (const hex of ['1617', '1718']) press(hex);
    expect(paper('voyage-slip')?.textContent).toContain('Armada 1');
    expect(plan().marks.get('1718')?.meaning).toContain(words.en.mark.risk(kitWords.en.percent(4 / 6)));
  });

  it('plans landings on the route (6.54)', () => {
    const G = scene({ fleets: plymouth, armies: { EL6: 'E1' } });
    const { sent, press, order } = at(G);
    press('1616');
    press('1716');
    order('land-here');
    press('1716');
    const { move, args } = sent[0];
    expect(args.at(-1)).toEqual([{ hex: '1716', debark: { landIds: ['EL6'], leaderIds: [] } }]);
    expect(rules.refusal(G, E, move, args)).toBeUndefined();
  });

  it('warns before a move that violates French neutrality (15.11)', () => {
    const { sent, press, order, paper } = at(scene({ fleets: { E1: ['2214', ['EG3'], {}] } }));
    press('2214');
    press('2215');
    press('2316');
    order('sail');
    expect(sent).toEqual([]);
    expect(paper('voyage-slip')?.textContent).toContain(words.en.warn.france);
    order('sail');
    expect(sent.map(({ move }) => move)).toEqual(['sail']);
  });
});

describe('battles', () => {
  it('each differential leads to the column of the printed table (7.2)', () => {
    const names = [-40, -21, -20, -11, -10, 0, 1, 10, 11, 20, 21, 40].map((differential) => seaColumn(differential).name);
    const printed = SEA_COLUMNS.map(({ name }) => name);
    expect(names).toEqual(printed.flatMap((name) => [name, name]));
    expect(SEA_COLUMNS[5].expected[1]).toBeCloseTo((0 + 1 + 2 + 1 + 3 + 4) / 6);
  });

  const beside = { E1: ['1617', ['EG5'], { munitions: 3 }], S1: ['1618', ['SP1'], { munitions: 2 }] } as const;

  it('before an attack, show the odds for every strength that a hidden enemy might have (9.0)', () => {
    const { press, paper } = at(scene({ stage: 'attacks', fleets: beside }));
    press('1617');
    expect(paper('battle-slip')?.querySelector('.wg-ranges')).not.toBeNull();
    expect(paper('battle-slip')?.textContent).not.toContain('Galleons of Portugal');
  });

  it('with both stacks revealed, show strengths by part, the differential and the result of each roll (7.2)', () => {
    const G = play(scene({ stage: 'attacks', fleets: beside }), E, 'attackFleet', [[1], '1618']).G;
    const { action, paper } = at(G, E);
    const slip = paper('battle-slip');
    // Galleons of 8 attack galleons of 9. The English have the wind and gain 1.
    expect(slip?.textContent).toContain(`${words.en.slip.differential}${kitWords.en.signed(8 + 1 - 9)}`);
    const rows = [...(slip?.querySelectorAll('.wg-result-table tbody tr') ?? [])].map((row) =>
      [...row.querySelectorAll('td')].slice(0, 6).map((cell) => cell.textContent),
    );
    expect(rows).toEqual([
      ['–', '–', '1', '2', '1', '2'],
      ['–', '–', '–', '1', '2', '3'],
    ]);
    expect(action('fight')?.run).toBeDefined();
  });

  it('on land, show odds, fortress and leaders by name (9.3)', () => {
    const G = scene({
      phase: 'landSpanish',
      stage: 'assaults',
      armies: { SLT2: '2716', EL5: '2714', IT2: '2715' },
      leaders: { parma: '2716' },
    });
    const { press, paper } = at(G, S);
    press('2715');
    expect(paper('battle-slip')?.querySelector('.wg-ranges')).not.toBeNull();
    expect(paper('battle-slip')?.textContent).toContain(words.en.slip.unseen);
  });
});

describe('money', () => {
  it('the panel of a track lists units to build with prices, and gives the order (5.22)', () => {
    const G = scene({ phase: 'activation' });
    const { sent, press, paper } = at(G, E);
    press('2114');
    const yard = within(paper('yard-slip') as HTMLElement);
    fireEvent.click(yard.getByText(words.en.act.build('Queen’s Galleons 1')));
    expect(paper('yard-slip')?.textContent).toContain(words.en.slip.price(75));
    expect(sent).toEqual([{ move: 'buildNaval', args: ['EG1', 'london'] }]);
  });

  it('one button buys 1 munitions point for every fleet (12.11)', () => {
    const G = scene({ phase: 'administration', fleets: { E1: ['1616', ['EG1']], E2: ['1616', ['EG2']] } });
    const { sent, action, order } = at(G, E);
    expect(action('buy-all')?.hint).toContain(words.en.act.ducats(24));
    order('buy-all');
    expect(sent).toEqual([{ move: 'buyMunitions', args: [1, 1] }]);
  });
});

describe('forecasts of rolls', () => {
  it('the panel of a naval move lists all wind rolls, with chances that add up to 1 (6.23)', () => {
    const { page, press } = at(scene({ fleets: { E1: ['1616', ['EG5', 'EM1']] } }), E);
    press('1616');
    for (const hex of ['1517', '1417']) press(hex);
    const rows = [...page.container.querySelectorAll('.wg-wind-table tbody tr')].map((row) =>
      [...row.children].map(({ textContent }) => textContent),
    );
    // Against the wind in summer, the merchantmen have 18 MP left on a 12, 13 on an 11, and 8 on 7 to 10.
    expect(rows.at(-1)).toEqual(['12', kitWords.en.percent(1 / 36), '18', '–']);
    expect(rows[0]).toEqual(['2', kitWords.en.percent(1 / 36), '0', '10']);
    const { throws } = windOdds(scene({ fleets: { E1: ['1616', ['EG5', 'EM1']] } }), ['EG5', 'EM1'], true, 2);
    expect(throws.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
    expect(throws).toHaveLength(rows.length);
  });

  it('shows possible wind losses of a fleet that stays on the high seas (6.26)', () => {
    const { page } = at(scene({ fleets: { E1: ['1518', ['EG5']] } }), E);
    const idle = page.container.querySelector('.wg-idle-slip');
    expect(idle?.textContent).toContain('Fleet 1');
    expect(idle?.textContent).toContain(slip.storm(8));
  });

  it('shows the winter attrition of a marching army (14.1)', () => {
    const { page, press } = at(scene({ turn: 9, phase: 'landEnglish', armies: { EL3: '2014' } }), E);
    press('2014');
    expect(page.container.querySelector('.wg-army-slip .wg-slip-warning')?.textContent).toContain(
      slip.winterMarch(kitWords.en.percent(2 / 6)),
    );
  });
});

const dice = { die: () => 1 };
const book = () => {
  const G = scene({ phase: 'activation' });
  G.naval.SP1 = newShip('lisbon:2');
  return rules.play(G, S, 'setHold', ['SP1', false], dice).G;
};

describe('the list of orders', () => {
  it('cancels an order whether or not a port is open (5.0)', () => {
    const { sent, press } = at(book(), S);
    fireEvent.click(screen.getByRole('button', { name: /^Cancel/ }));
    press('0834');
    fireEvent.click(screen.getByRole('button', { name: /^Cancel/ }));
    expect(sent).toEqual([
      { move: 'cancelOrder', args: [0] },
      { move: 'cancelOrder', args: [0] },
    ]);
  });

  it('keeps cancelled orders, which can be repeated (5.0)', () => {
    const { sent } = at(rules.play(book(), S, 'cancelOrder', [0], dice).G, S);
    expect(screen.queryByRole('button', { name: /^Cancel/ })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: /^Repeat/ }));
    expect(sent).toEqual([{ move: 'setHold', args: ['SP1', false] }]);
  });
});
