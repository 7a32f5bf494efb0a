import { act, cleanup, fireEvent } from '@testing-library/react';
import { windOdds } from '../../../../client/boards/war-with-spain/wind.js';
import { words } from '../../../../client/boards/war-with-spain/words/index.js';
import { words as kitWords } from '../../../../client/kit/words/index.js';
import { E, scene } from '../../../games/war-with-spain/fixtures.js';
import { at } from './table.js';

afterEach(cleanup);

const { slip } = words.en;

describe('many actions', () => {
  const armies = { EL3: '2014', EL6: '1616' };

  it('N goes to the next army that may march, and round again', () => {
    const { key, page, action } = at(scene({ phase: 'landEnglish', armies }), E);
    const title = () => page.container.querySelector('.army-slip h2')?.textContent;
    expect(action('next')?.textContent).toContain(words.en.act.next('Plymouth'));
    key('n');
    expect(title()).toBe('Plymouth');
    key('n');
    expect(title()).toBe('2014');
    key('n');
    expect(title()).toBe('Plymouth');
  });

  it('12.11 a point of munitions for every fleet by one button', () => {
    const G = scene({ phase: 'administration', fleets: { E1: ['1616', ['EG1']], E2: ['1616', ['EG2']] } });
    const { action, sent } = at(G, E);
    expect(action('buy-all')?.textContent).toContain(words.en.act.ducats(24));
    fireEvent.click(action('buy-all') as HTMLElement);
    expect(sent).toEqual([{ move: 'buyMunitions', args: [1, 1] }]);
  });
});

describe('stacks', () => {
  const G = scene({ phase: 'landEnglish', armies: { EL3: '2014', EL6: '2014', SLT2: '2716', SLT3: '2716' } });

  it('fan out by a press, also those of the enemy, and close again', () => {
    const { place, page, key } = at(G, E);
    const fan = () => page.container.querySelectorAll('.fan .war-counter').length;
    expect(fan()).toBe(0);
    fireEvent.click(place('2716'));
    expect(fan()).toBe(2);
    key('Escape');
    expect(fan()).toBe(0);
    fireEvent.click(place('2716'));
    fireEvent.click(place('0420'));
    expect(fan()).toBe(0);
  });

  it('fan out by a key where the keyboard is, and with an army that is picked', () => {
    const { place, page, key } = at(G, E);
    const fan = () => page.container.querySelectorAll('.fan .war-counter').length;
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
});

describe('dice that are still to fall', () => {
  it('6.23 every throw of the wind stands in the paper of the voyage, and they make up the whole', () => {
    const { place, page } = at(scene({ fleets: { E1: ['1616', ['EG5', 'EM1']] } }), E);
    fireEvent.click(place('1616'));
    for (const hex of ['1517', '1417']) fireEvent.click(place(hex));
    const rows = [...page.container.querySelectorAll('.wind-table tbody tr')].map((row) =>
      [...row.children].map(({ textContent }) => textContent),
    );
    // Against the wind in summer: 18 is left to the merchantmen at 12, 13 at 11, 8 from 7 to 10.
    expect(rows.at(-1)).toEqual(['12', kitWords.en.percent(1 / 36), '18', '–']);
    expect(rows[0]).toEqual(['2', kitWords.en.percent(1 / 36), '0', '10']);
    const { throws } = windOdds(scene({ fleets: { E1: ['1616', ['EG5', 'EM1']] } }), ['EG5', 'EM1'], true, 2);
    expect(throws.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
    expect(throws).toHaveLength(rows.length);
  });

  it('6.26 a fleet that would lie still on the high seas: what the wind may cost it', () => {
    const { page } = at(scene({ fleets: { E1: ['1518', ['EG5']] } }), E);
    const idle = page.container.querySelector('.idle-slip');
    expect(idle?.textContent).toContain('Fleet 1');
    expect(idle?.textContent).toContain(slip.storm(8));
  });

  it('14.1 an army that marches in winter: how many die on the road', () => {
    const { place, page } = at(scene({ turn: 9, phase: 'landEnglish', armies: { EL3: '2014' } }), E);
    fireEvent.click(place('2014'));
    expect(page.container.querySelector('.army-slip .slip-warning')?.textContent).toContain(slip.winterMarch(kitWords.en.percent(2 / 6)));
  });
});

describe('the switches of the map', () => {
  it('lie on the chart, not on the papers beside it', () => {
    const { page } = at(scene({ phase: 'landEnglish' }), E);
    for (const name of ['region', 'key']) expect(page.container.querySelector(`.chart-room > .${name}-switch`)).not.toBeNull();
  });
});
