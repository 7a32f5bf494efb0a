import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { en } from '../../../../client/boards/salamis-ad-actium/words/en/index.js';
import { en as kit } from '../../../../client/kit/words/en.js';
import { movePreview } from '../../../../src/games/salamis-ad-actium/preview/moves.js';
import type { Salamis } from '../../../../src/games/salamis-ad-actium/state.js';
import { bind, officer, sea } from '../../../games/salamis-ad-actium/sea.js';
import { lay, rules } from './table.js';

afterEach(cleanup);

/** Side 0's Action Phase with two triremes, an enemy directly ahead of the first, and a squadron in reserve. */
const acting = (change: (G: Salamis) => void = () => {}) =>
  sea(
    {
      A: { side: 0, at: [600, 500, 0], flag: officer(1, true) },
      C: { side: 0, at: [700, 500, 0] },
      R: { side: 0, at: [0, 0, 0], sq: 'r', but: { status: 'offTable' } },
      B: { side: 1, at: [600, 640, 90] },
    },
    (G) => {
      Object.assign(G, { acting: 0, step: 'move', await: { kind: 'act', sides: [0] } });
      G.libations.left = [1, 1];
      G.squadrons.r.name = 'Late Comers';
      change(G);
    },
  );

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const pressed = (container: HTMLElement, action: string) =>
  fireEvent.click(container.querySelector(`[data-action="${action}"]`) as HTMLElement);

describe('sailing', () => {
  it('5.0 shows fan, allowance and course; the button sails it', () => {
    const { page, place, sent, action } = lay(acting(), '0');
    fireEvent.click(place('C'));
    expect(page.container.querySelector('.wg-move-cone')).not.toBeNull();
    expect(page.container.querySelector('.wg-allowance')?.textContent).toContain('14.0 of 14.0');
    fireEvent.click(button(en.helm.allShort));
    expect(page.container.querySelector('.wg-course-track')).not.toBeNull();
    fireEvent.click(action('sail') as HTMLElement);
    expect(sent).toEqual([{ move: 'moveShip', args: ['C', expect.objectContaining({ steps: [['F', 140]] })] }]);
    expect(rules.refusal(acting(), '0', 'moveShip', sent[0].args)).toBeUndefined();
  });

  it('7.3 gives every level of damage its exact chance before a ram', () => {
    const G = acting();
    const { page, place } = lay(G, '0');
    fireEvent.click(place('A'));
    fireEvent.click(place('B'));
    const order = { mode: 'oars', approach: false, burst: false, contact: 'ram', steps: [['F', 140]] } as const;
    const odds = movePreview(G, 'A', { ...order, steps: [['F', 140]] }).ram;
    const meeting = page.container.querySelector('.wg-meeting')?.textContent ?? '';
    for (const chance of odds?.target ?? []) if (chance > 0) expect(meeting).toContain(kit.percent(chance));
    expect(odds?.target.some((chance) => chance > 0)).toBe(true);
  });

  it('works by keys alone: next ship, run, turn, sail', () => {
    const { sent } = lay(acting(), '0');
    for (const key of ['n', 'w', 'w', 'w', 'd', 'w', 'a']) fireEvent.keyDown(document.body, { key });
    expect(sent[0].move).toBe('moveShip');
    expect((sent[0].args[1] as { steps: unknown[] }).steps).toEqual([
      ['F', 30],
      ['T', 5],
      ['F', 10],
    ]);
  });

  it('says why a ship that has moved cannot sail, with the case', () => {
    const G = acting();
    const after = rules.play(G, '0', 'pass', ['C'], { die: () => 5 }).G;
    const { page, place } = lay(after, '0');
    fireEvent.click(place('C'));
    expect(page.container.querySelector('.wg-slip-warning .wg-case')?.textContent).toMatch(/^\d/);
  });

  it('shows the distances from the selected ship', () => {
    const { place } = lay(acting(), '0');
    fireEvent.click(place('A'));
    expect(place('B').getAttribute('aria-label')).toContain('cm from');
    expect(place('B').getAttribute('aria-label')).toContain('heading 90°');
  });
});

describe('before anything moves', () => {
  it('3.1 pours a libation after the choice of god, wish and chance', () => {
    const { page, sent } = lay(acting(), '0');
    pressed(page.container, 'pray');
    fireEvent.click(button(/Mars/));
    const slip = page.container.querySelector('.wg-prayer-slip') as HTMLElement;
    expect([...slip.querySelectorAll('.wg-chance-bar b')].map((each) => each.textContent)).toEqual(['10 %', '40 %', '40 %', '10 %']);
    fireEvent.click(button('Pour a libation to Mars'));
    expect(sent[0].move).toBe('libation');
    expect(rules.refusal(acting(), '0', 'libation', sent[0].args)).toBeUndefined();
  });

  it('2.9 brings a reserve on at a chosen point and heading, with its odds', () => {
    const { page, sent } = lay(acting(), '0');
    pressed(page.container, 'bringOn-r');
    const slip = page.container.querySelector('.wg-entry-slip') as HTMLElement;
    expect(page.container.querySelector('.wg-entry-mark')).not.toBeNull();
    // With officer +1, own edge +1 and behind the rear +1, d10 rolls become 4 to 13.
    expect(within(slip).getByText(en.entry.enters).closest('li')?.textContent).toContain('90 %');
    fireEvent.change(within(slip).getByRole('slider'), { target: { value: '400' } });
    fireEvent.click(within(slip).getByRole('button', { name: '↻ 5°' }));
    fireEvent.click(button('Roll for Late Comers'));
    const [{ move, args }] = sent;
    expect([move, args[0], (args[1] as { at: number }).at]).toEqual(['enter', 'r', 400]);
    expect(rules.refusal(acting(), '0', 'enter', args)).toBeUndefined();
  });

  it('2.9 refuses the enemy’s edge with its case', () => {
    const { page } = lay(acting(), '0');
    pressed(page.container, 'bringOn-r');
    const foe = page.container.querySelector('.wg-entry-slip [aria-disabled="true"]') as HTMLElement;
    fireEvent.click(foe);
    expect(page.container.querySelector('.wg-action-notice .wg-case')?.textContent).toBe('2.9');
  });
});

describe('the ruler', () => {
  it('measures between two selected ships, and shows the distance', () => {
    const { page, place, sent } = lay(acting(), '0');
    fireEvent.click(button(kit.instruments.ruler));
    fireEvent.click(place('A'));
    fireEvent.click(place('B'));
    expect(page.container.querySelector('.wg-of-ruler')?.textContent).toMatch(/^\d+\.\d cm from/);
    expect(page.container.querySelector('.wg-ship-card')).toBeNull();
    expect(sent).toEqual([]);
  });
});

describe('shooting', () => {
  it('6.1 draws both ranges, marks the target with its chance, and shoots', () => {
    const G = acting((state) => {
      state.step = 'shoot';
      state.ships.B.at.y = 545;
      state.ships.A.archers = 3;
    });
    const { page, place, sent, action } = lay(G, '0');
    fireEvent.click(place('A'));
    expect(page.container.querySelectorAll('.wg-arc')).toHaveLength(1);
    expect(page.container.querySelector('.wg-mark-label')?.textContent).toMatch(/hits/);
    fireEvent.click(action('shoot-A-archers-B-plain') as HTMLElement);
    expect(sent).toEqual([{ move: 'shoot', args: ['A', 'archers', 'B', 'plain'] }]);
  });
});

describe('seizing', () => {
  const window = (G: Salamis) =>
    Object.assign(G, { acting: null, step: null, seizing: true, await: { kind: 'seize', sides: [0, 1] }, ti: [3, 3] });

  it('4.4 passes, and passes automatically if asked again this turn', () => {
    const G = acting(window);
    const { sent, again } = lay(G, '0');
    fireEvent.click(button(en.act.alwaysPass));
    expect(sent).toEqual([{ move: 'seize', args: [false] }]);
    again({ G: rules.view(structuredClone(G), '0'), _stateID: 2 });
    expect(sent).toHaveLength(2);
    again({ G: rules.view({ ...structuredClone(G), turn: 3 }, '0'), _stateID: 3 });
    expect(sent).toHaveLength(2);
  });
});

describe('boarding', () => {
  const locked = () => {
    const G = sea({ A: { side: 0, at: [600, 500], equip: ['grapnelCapsize'] }, B: { side: 1, at: [616, 500], type: 'pentekonter' } });
    bind(G, 'A', 'B');
    return Object.assign(G, { inter: 'orders', await: { kind: 'board', sides: [0] } });
  };

  it('8.2 9.7 orders an assault for one round, or a capsizing, with its odds', () => {
    const { page, place, sent, action } = lay(locked(), '0');
    fireEvent.click(place('A'));
    expect(place('B').getAttribute('aria-label')).toContain(en.mark.assaultable);
    fireEvent.click(place('B'));
    expect(page.container.querySelector('.wg-fight .wg-chances')).not.toBeNull();
    fireEvent.click(button(en.boarding.oneRound));
    fireEvent.click(action('orders') as HTMLElement);
    expect(sent[0].args).toEqual([[{ ship: 'A', action: 'assault', target: 'B', oneRound: true }]]);
    fireEvent.click(button(/Capsize it/));
    fireEvent.click(action('orders') as HTMLElement);
    expect(sent[1].args).toEqual([[{ ship: 'A', action: 'capsize', target: 'B' }]]);
    for (const { args } of sent) expect(rules.refusal(locked(), '0', 'boardOrders', JSON.parse(JSON.stringify(args)))).toBeUndefined();
  });

  it('8.5 sends the default prize crew, or one entered by numbers', () => {
    const G = Object.assign(locked(), {
      inter: 'boarding',
      boarding: { round: 1, orders: [[], []], left: [[], []], next: 0, first: 0, fought: [], captures: [{ ship: 'B', by: 'A' }] },
      await: { kind: 'prize', sides: [0] },
    });
    const { sent, action } = lay(G, '0');
    fireEvent.click(action('crew') as HTMLElement);
    expect(sent[0].args).toEqual(['B', expect.any(Object)]);
    expect(rules.refusal(G, '0', 'prizeCrew', sent[0].args)).toBeUndefined();
    fireEvent.click(screen.getAllByRole('button', { name: /One factor more/ })[0]);
    fireEvent.click(action('crew') as HTMLElement);
    expect(sent[1].args[1]).not.toEqual(sent[0].args[1]);
  });
});

describe('between the fights', () => {
  it('10.4 10.5 transfers men and repairs the rudder', () => {
    const G = sea({
      A: { side: 0, at: [600, 500], but: { rudder: false, normal: 2 } },
      C: { side: 0, at: [615, 500] },
      B: { side: 1, at: [900, 900] },
    });
    Object.assign(G, { inter: 'house', await: { kind: 'house', sides: [0, 1] } });
    const { place, sent, action } = lay(G, '0');
    fireEvent.click(place('A'));
    fireEvent.click(action('repair-rudder') as HTMLElement);
    fireEvent.click(place('C'));
    fireEvent.click(screen.getAllByRole('button', { name: /One factor more/ })[0]);
    fireEvent.click(action('transfer') as HTMLElement);
    fireEvent.click(action('ready') as HTMLElement);
    expect(sent.map(({ move }) => move)).toEqual(['repair', 'transfer', 'ready']);
    for (const { move, args } of sent) expect(rules.refusal(G, '0', move, args)).toBeUndefined();
  });
});

describe('the table', () => {
  it('animates a ship’s move, with its wake', () => {
    const animate = jest.fn();
    SVGElement.prototype.animate = animate;
    const G = acting();
    const { page, again } = lay(G, '1');
    const played = rules.play(
      G,
      '0',
      'moveShip',
      ['C', { mode: 'oars', approach: false, burst: false, contact: 'halt', steps: [['F', 90]] }],
      { die: () => 5 },
    );
    const log = [
      {
        action: { type: 'MAKE_MOVE', payload: { type: 'moveShip', playerID: '0', args: [] } },
        _stateID: 2,
        turn: 1,
        phase: '',
        metadata: played.chronicle,
      },
    ];
    again({ G: rules.view(played.G, '1'), _stateID: 2, log: log as never });
    expect(animate).toHaveBeenCalled();
    expect(page.container.querySelector('.wg-trail')).not.toBeNull();
  });

  it('hides the ships with H, opens the list of choices with M, and undoes', () => {
    const { page, sent } = lay(acting(), '0', { undo: '0' });
    expect(page.container.querySelectorAll('[data-ship]')).toHaveLength(3);
    fireEvent.keyDown(document.body, { key: 'h' });
    expect(page.container.querySelectorAll('[data-ship]')).toHaveLength(0);
    fireEvent.keyDown(document.body, { key: 'u' });
    expect(sent.map(({ move }) => move)).toEqual(['undo']);
    fireEvent.keyDown(document.body, { key: 'm' });
    expect(within(screen.getByRole('dialog')).getAllByRole('listitem').length).toBeGreaterThan(10);
  });

  it('highlights the ship of a log line, and marks where it sank', () => {
    const G = acting((state) => {
      state.ships.C.status = 'sunk';
    });
    const { page } = lay(G, '0', { chronicle: [{ key: 'sinking', case: '5.12', who: ['C'], values: { goes: true } }] });
    fireEvent.mouseEnter(page.container.querySelector('.wg-told') as HTMLElement);
    expect(page.container.querySelector('.wg-ghosts path')).not.toBeNull();
  });

  it('opens the rule of a case', async () => {
    const { page } = lay(acting(), '0', { chronicle: [{ key: 'sinking', case: '5.12', who: ['C'], values: { goes: true } }] });
    fireEvent.click(page.container.querySelector('.wg-told .wg-case') as HTMLElement);
    expect((await page.findByRole('article', { name: /^5\.12/ })).textContent).toMatch(/\S/);
  });
});
