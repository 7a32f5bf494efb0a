import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { assaultOdds, passagesOf } from '../../../../client/boards/salamis-ad-actium/campaign/CampaignSlip.js';
import { en } from '../../../../client/boards/salamis-ad-actium/words/en/index.js';
import type { FleetOrder } from '../../../../src/games/salamis-ad-actium/campaign/state.js';
import { salamisAdActium } from '../../../../src/games/salamis-ad-actium/index.js';
import type { Salamis } from '../../../../src/games/salamis-ad-actium/state.js';
import { quickDice } from '../../../../src/kit/dice.js';
import { about } from '../../../kit/about.js';
import { lay, rules } from './table.js';

afterEach(cleanup);

const text = en.campaign;
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const dice = quickDice(4);

function campaignAt(step: string, change: (G: Salamis) => void = () => {}): Salamis {
  let { G } = rules.open({ mode: 'campaign', campaign: { battles: 'ask' } }, dice);
  for (let i = 0; i < 60; i++) {
    const [player] = Object.keys(rules.awaiting(G));
    if (rules.awaiting(G)[player] === step) break;
    const view = rules.view(G, player);
    const choice = step === 'campAdmin' ? { move: 'ready', args: [] } : salamisAdActium.captain(view, player, dice);
    G = rules.play(G, player, choice.move, choice.args, dice).G;
  }
  const copy = structuredClone(G);
  change(copy);
  return copy;
}

function pointsAt(step: string, setup: object = {}): { G: Salamis; player: string } {
  let { G } = rules.open({ mode: 'points', ...setup }, dice);
  for (let i = 0; i < 20; i++) {
    const [player] = Object.keys(rules.awaiting(G));
    if (rules.awaiting(G)[player] === step) return { G, player };
    const view = rules.view(G, player);
    const choice = rules.awaiting(G)[player] === 'muster' ? rules.choices(view, player)[0] : salamisAdActium.captain(view, player, dice);
    G = rules.play(G, player, choice.move, choice.args, dice).G;
  }
  throw new Error(`never came to ${step}`);
}

describe('the orders of a month', () => {
  it('12.5 are written with areas and stances, then sealed', () => {
    const G = campaignAt('campOrders');
    const { place, sent, action, page } = lay(G, '0');
    fireEvent.click(place('mylae'));
    expect(page.container.querySelector('.wg-ordered')).not.toBeNull();
    fireEvent.click(place('panormus'));
    fireEvent.click(button(text.stances.assault));
    fireEvent.click(action('send') as HTMLElement);
    const [{ move, args }] = sent;
    expect(move).toBe('orders');
    expect(args[0]).toEqual([{ fleet: 'ro-f1', path: ['mylae', 'panormus'], stance: 'assault' }]);
    expect(rules.refusal(G, '0', 'orders', args)).toBeUndefined();
  });

  it('12.5 say why an area is too far, with the case', () => {
    const { place, page } = lay(campaignAt('campOrders'), '0');
    fireEvent.click(place('hadrumetum'));
    expect(page.container.querySelector('.wg-action-notice .wg-case')?.textContent).toBe('12.5');
  });

  it('12.6 show the exact chances of a perilous route', () => {
    const G = campaignAt('campOrders');
    const { page, place } = lay(G, '0');
    fireEvent.click(page.container.querySelectorAll<HTMLElement>('.wg-fleet-card button')[0]);
    fireEvent.click(
      [...page.container.querySelectorAll<HTMLElement>('.wg-fleet-card button')].find((each) =>
        each.textContent?.includes('Home squadron'),
      ) as HTMLElement,
    );
    fireEvent.click(place('olbia'));
    const { camp } = structuredClone(G);
    if (!camp) throw new Error('no campaign');
    const [passage] = passagesOf(camp, 'ro-f2', ['olbia']);
    // In March the roll is 2d6 - 2. Up to 3 is a storm, up to 5 scatters the fleet. Without a commander no wind is fair.
    camp.fleets['ro-f2'].officer.mod = 0;
    const [plain] = passagesOf(camp, 'ro-f2', ['olbia']);
    expect([plain.storm, plain.scattered, plain.safe, plain.fair].map((chance) => Math.round(chance * 36))).toEqual([10, 11, 15, 0]);
    const shown = page.container.querySelector('.wg-passage')?.textContent ?? '';
    expect(shown).toContain(`${Math.round(passage.storm * 100)} %`);
  });

  it('12.2 gives the exact chance of an assault', () => {
    const { camp } = campaignAt('campOrders');
    if (!camp) throw new Error('no campaign');
    const { chance } = assaultOdds(camp, 'ro-f1', 'lipara', 'lipara');
    expect(chance).toBeGreaterThan(0.5);
    expect(chance).toBeLessThanOrEqual(1);
  });

  it('shows reports of a side’s own fleets only to that side', () => {
    const G = campaignAt('campOrders');
    const { page } = lay(G, '0');
    expect(page.container.querySelectorAll('.wg-reports li').length).toBe(G.camp?.notices[0]?.length ?? 0);
    cleanup();
    expect(lay(G, null).page.container.querySelector('.wg-reports')).toBeNull();
  });
});

describe('a meeting at sea', () => {
  it('12.7 12.8 shows the chances of a quick resolution, and takes the answer', () => {
    const G = campaignAt('campOrders', (state) => {
      const { camp } = state;
      if (!camp) return;
      camp.fleets['ca-f1'].area = 'straits';
      camp.encounters = [{ area: 'straits', forced: false, answers: [null, null] }];
      state.await = { kind: 'campBattle', sides: [0, 1] };
    });
    const { page, sent, action } = lay(G, '0');
    const total = [...page.container.querySelectorAll('.wg-chance-bar b')].reduce(
      (sum, each) => sum + Number.parseInt(each.textContent ?? '0', 10),
      0,
    );
    expect(Math.abs(total - 100)).toBeLessThan(5);
    fireEvent.click(action('false-quick') as HTMLElement);
    expect(sent).toEqual([{ move: 'battleAnswer', args: [false, 'quick'] }]);
  });
});

describe('the end of a month', () => {
  /** Both Roman fleets in Latium, with one damaged ship and ample money. */
  const together = () =>
    campaignAt('campAdmin', ({ camp }) => {
      if (!camp) return;
      camp.fleets['ro-f1'].area = 'latium';
      camp.ships[camp.fleets['ro-f1'].ships[0]].dmg = 2;
      camp.ships[camp.fleets['ro-f1'].ships[1]].heavy = 4;
      camp.treasury = [500, 500];
    });
  const pick = (work: keyof typeof text.trades) => fireEvent.click(button(text.trades[work]));

  it('12.9 moves ships, splits and merges fleets, and transfers men', () => {
    const G = together();
    const { sent, page, action } = lay(G, '0');
    pick('moveShips');
    fireEvent.click(page.container.querySelectorAll('.wg-craft-list input')[1]);
    fireEvent.click(action('work') as HTMLElement);
    pick('splitFleet');
    fireEvent.click(page.container.querySelectorAll('.wg-craft-list input')[0]);
    fireEvent.change(screen.getByLabelText(text.form.name), { target: { value: 'Scouts' } });
    fireEvent.click(action('work') as HTMLElement);
    pick('mergeFleets');
    fireEvent.click(action('work') as HTMLElement);
    pick('moveTroops');
    fireEvent.click(screen.getAllByRole('button', { name: /One factor more/ })[0]);
    const ships = G.camp?.fleets['ro-f1'].ships ?? [];
    fireEvent.change(screen.getByLabelText(text.form.to), { target: { value: ships[1] } });
    fireEvent.click(action('work') as HTMLElement);
    expect(sent.map(({ move }) => move)).toEqual(['moveShips', 'splitFleet', 'mergeFleets', 'moveTroops']);
    expect(sent[1].args[2]).toBe('Scouts');
    for (const { move, args } of sent) about(move, () => expect(rules.refusal(G, '0', move, args)).toBeUndefined());
  });

  it('12.10 12.11 repairs, hires, trains and builds, or says why not', () => {
    const G = together();
    const { sent, page, action } = lay(G, '0');
    const list = () => page.container.querySelector('.wg-works .wg-offer-list') as HTMLElement;
    pick('repairShip');
    fireEvent.click(within(list()).getAllByRole('button')[0]);
    pick('refit');
    fireEvent.change(screen.getByLabelText(text.form.ship), { target: { value: G.camp?.fleets['ro-f1'].ships[1] } });
    fireEvent.click(button(text.form.missing));
    fireEvent.click(action('work') as HTMLElement);
    pick('buyShip');
    fireEvent.click(
      within(list())
        .getAllByRole('button')
        .find((each) => !each.hasAttribute('aria-disabled')) as HTMLElement,
    );
    fireEvent.click(
      within(list())
        .getAllByRole('button')
        .find((each) => each.hasAttribute('aria-disabled')) as HTMLElement,
    );
    expect(page.container.querySelector('.wg-action-notice .wg-case')?.textContent).toMatch(/^1[12]\./);
    pick('train');
    expect(within(list()).getAllByRole('button')).toHaveLength(2);
    fireEvent.click(action('ready') as HTMLElement);
    expect(sent.map(({ move }) => move)).toEqual(['repairShip', 'refit', 'buyShip', 'ready']);
    for (const { move, args } of sent) about(move, () => expect(rules.refusal(G, '0', move, args)).toBeUndefined());
  });
});

describe('the yards', () => {
  it('12.11 14.2 build a ship with the chosen equipment, at its price', () => {
    const G = campaignAt('campAdmin', ({ camp }) => {
      if (camp) camp.treasury = [500, 500];
    });
    const { sent, page } = lay(G, '0');
    fireEvent.click(button(text.trades.buyShip));
    const line = () =>
      [...page.container.querySelectorAll<HTMLElement>('.wg-works .wg-offer-list li')].find((each) =>
        each.textContent?.includes('Quinquereme'),
      ) as HTMLElement;
    const price = () => Number(/: (\d+)/.exec(line().textContent ?? '')?.[1]);
    const plain = price();
    const fitting = () => within(line()).getByRole('button', { name: /^Corvus/ });
    fireEvent.click(fitting());
    expect(fitting().getAttribute('aria-pressed')).toBe('true');
    expect(price()).toBeGreaterThan(plain);
    fireEvent.click(within(line()).getAllByRole('button')[0]);
    const [{ move, args }] = sent;
    expect([move, args[2], args[3]]).toEqual(['buyShip', null, ['corvus']]);
    expect(rules.refusal(G, '0', move, args)).toBeUndefined();
    fireEvent.click(fitting());
    expect(price()).toBe(plain);
  });

  it('14.2 show no equipment that the side cannot have', () => {
    const { page } = lay(
      campaignAt('campAdmin', ({ camp }) => {
        if (camp) camp.treasury = [0, 0];
      }),
      '1',
    );
    fireEvent.click(button(text.trades.buyShip));
    expect(page.container.querySelector('.wg-works')?.textContent).not.toContain('Corvus');
  });
});

describe('a perilous route', () => {
  it('12.6 asks which ships are damaged first if the fleet is scattered, and keeps the answer when the stance changes', () => {
    const G = campaignAt('campOrders');
    const { page, place, sent, action } = lay(G, '0');
    const card = () =>
      [...page.container.querySelectorAll<HTMLElement>('.wg-fleet-card')].find((each) =>
        each.textContent?.includes('Home squadron'),
      ) as HTMLElement;
    const group = () => within(card()).queryByRole('group', { name: text.exposed });
    fireEvent.click(within(card()).getAllByRole('button')[0]);
    fireEvent.click(place('campania'));
    expect(group()).toBeNull();
    fireEvent.click(within(card()).getByRole('button', { name: text.hold }));
    fireEvent.click(place('olbia'));
    const ship = (i: number) =>
      within(group() as HTMLElement)
        .getAllByRole('button')
        .filter((each) => !each.classList.contains('wg-case'))[i];
    fireEvent.click(ship(2));
    fireEvent.click(ship(0));
    fireEvent.click(within(card()).getByRole('button', { name: text.stances.avoid }));
    fireEvent.click(action('keep') as HTMLElement);
    const ships = G.camp?.fleets['ro-f2'].ships ?? [];
    const [{ args }] = sent;
    expect((args[0] as FleetOrder[]).find(({ fleet }) => fleet === 'ro-f2')).toMatchObject({
      path: ['olbia'],
      stance: 'avoid',
      exposed: [ships[2], ships[0]],
    });
    expect(rules.refusal(G, '0', 'orders', args)).toBeUndefined();
  });
});

describe('a player without a decision', () => {
  it('12.3 sees the campaign map, and only own fleets in the panels', () => {
    const { page } = lay(campaignAt('campOrders'), null);
    expect(page.container.querySelector('.wg-campaign-map')).not.toBeNull();
    expect(page.container.querySelectorAll('.wg-fleet-card')).toHaveLength(0);
  });
});

describe('the muster', () => {
  it('2.1 15 adds a ship, shows a fault with its case, and confirms a legal fleet', () => {
    const { G } = rules.open({ mode: 'points' }, quickDice(1));
    const { page, sent, action } = lay(G, '0');
    const dearest = [...page.container.querySelectorAll<HTMLElement>('.wg-yard button:not(.wg-case)')].at(7) as HTMLElement;
    fireEvent.click(dearest);
    fireEvent.click(dearest);
    expect(page.container.querySelector('.wg-muster-page .wg-slip-warning .wg-case')?.textContent).toMatch(/\d/);
    expect(action('seal')?.getAttribute('aria-disabled')).toBe('true');
    fireEvent.keyDown(document.body, { key: 'Escape' });
    fireEvent.click(action('seal') as HTMLElement);
    expect(sent[0].move).toBe('setFleet');
    expect(rules.refusal(G, '0', 'setFleet', sent[0].args)).toBeUndefined();
  });
});

describe('deployment', () => {
  it('2.8 suggests a position, moves one ship alone, and places the squadron', () => {
    const { G, player } = pointsAt('deploy');
    const { page, sent, action, place } = lay(G, player);
    fireEvent.click(action('usual') as HTMLElement);
    const berths = page.container.querySelectorAll('.wg-berth');
    expect(berths.length).toBeGreaterThan(2);
    fireEvent.click(action('place') as HTMLElement);
    expect(rules.refusal(G, player, 'placeSquadron', sent[0].args)).toBeUndefined();
    const [ship] = (sent[0].args[1] as { id: string }[]).map(({ id }) => id);
    fireEvent.click(place(ship));
    fireEvent.click(button('↻ 15°'));
    fireEvent.click(action('place') as HTMLElement);
    const turned = (each: number) => (sent[each].args[1] as { h: number }[]).map(({ h }) => h);
    expect(turned(1).slice(1)).toEqual(turned(0).slice(1));
    expect(turned(1)[0]).toBe((turned(0)[0] + 15) % 360);
  });

  it('2.8 exchanges the officers of two squadrons before the first is placed', () => {
    const { G, player } = pointsAt('deploy');
    const { sent } = lay(G, player);
    fireEvent.click(screen.getAllByRole('button', { name: /^Swap with/ })[0]);
    expect(sent[0].move).toBe('swapOfficers');
    expect(rules.refusal(G, player, 'swapOfficers', sent[0].args)).toBeUndefined();
  });

  it('2.8 a press chooses an edge', () => {
    const { G, player } = pointsAt('edge');
    const { sent, action } = lay(G, player);
    fireEvent.click(action('N') as HTMLElement);
    expect(sent).toEqual([{ move: 'chooseEdge', args: ['N'] }]);
  });
});

describe('a written order', () => {
  it('12.5 is legal for every highlighted area', () => {
    const G = campaignAt('campOrders');
    const { page, place, sent, action } = lay(G, '0');
    const lit = [...page.container.querySelectorAll<HTMLElement>('.wg-place.wg-lively')].map((each) => each.dataset.place ?? '');
    for (const area of lit.slice(0, 8)) {
      fireEvent.click(place('straits'));
      fireEvent.click(place(area));
      fireEvent.click(action('keep') as HTMLElement);
    }
    for (const { args } of sent) expect(rules.refusal(G, '0', 'orders', args as [FleetOrder[]])).toBeUndefined();
    expect(sent.length).toBe(Math.min(8, lit.length));
  });
});
