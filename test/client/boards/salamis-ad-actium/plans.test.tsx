import { cleanup, fireEvent } from '@testing-library/react';
import { courseTowards, roomOf } from '../../../../client/boards/salamis-ad-actium/plans/helm.js';
import { sentenceOf } from '../../../../client/boards/salamis-ad-actium/sentences.js';
import { emptyDraft } from '../../../../client/boards/salamis-ad-actium/session.js';
import { en } from '../../../../client/boards/salamis-ad-actium/words/en/index.js';
import { watersOf } from '../../../../src/games/salamis-ad-actium/rules/movement/memory.js';
import { runPath } from '../../../../src/games/salamis-ad-actium/rules/movement/path.js';
import { defaultFleet } from '../../../../src/games/salamis-ad-actium/rules/points/plainFleet.js';
import { termsOf } from '../../../../src/games/salamis-ad-actium/rules/settingUp/muster.js';
import type { BoardOrder, Salamis } from '../../../../src/games/salamis-ad-actium/state.js';
import { quickDice } from '../../../../src/kit/dice.js';
import { firstMonth } from '../../../games/salamis-ad-actium/campaign.js';
import { bind, sea } from '../../../games/salamis-ad-actium/sea.js';
import { about } from '../../../kit/about.js';
import { hand, inEnglish, lay, playthrough, rules, typed } from './table.js';

/** Two triremes and a distant enemy in side 0's Action Phase. */
const apart = (step: 'move' | 'shoot' = 'move', at: readonly [number, number] = [600, 900]) =>
  sea({ A: { side: 0, at: [600, 500, 0] }, C: { side: 0, at: [700, 500, 0] }, B: { side: 1, at } }, (G) => {
    G.acting = 0;
    G.step = step;
    G.await = { kind: 'act', sides: [0] };
  });

describe('a course', () => {
  it('5.1 leads to the point pressed, and the button sails it', () => {
    const { press, point, plan, act, sent } = hand(apart(), '0');
    press('A');
    point(600, 600);
    expect(plan().course?.order.steps).toEqual([['F', 100]]);
    act('sail');
    expect(sent).toEqual([{ move: 'moveShip', args: ['A', { steps: [['F', 100]], contact: 'ram' }] }]);
  });

  it('comes within a hull’s length of any point that the ship can reach', () => {
    const G = apart();
    const { most } = roomOf(G, 'A', emptyDraft);
    for (const [dx, dy] of [
      [0, most],
      [40, 100],
      [-60, 80],
      [70, 50],
      [-20, 60],
    ]) {
      const steps = courseTowards(G, 'A', emptyDraft, 600 + dx, 500 + dy);
      const order = { mode: 'oars', approach: false, burst: false, contact: 'halt', steps: steps.map(([k, n]) => [k, n]) } as const;
      const { place } = runPath(G, 'A', { ...order, steps: steps.map(([kind, n]) => [kind, n]) }, watersOf(G, 'A'));
      about(`${dx},${dy}`, () => expect(Math.hypot(place.x - 600 - dx, place.y - 500 - dy)).toBeLessThan(20));
    }
  });

  it('keys plot it leg by leg, with the run that a turn needs', () => {
    const { press, plan } = hand(apart(), '0');
    press('A');
    plan().keys?.w();
    plan().keys?.w();
    plan().keys?.d();
    expect(plan().course?.order.steps).toEqual([
      ['F', 30],
      ['T', 5],
    ]);
    plan().keys?.Backspace();
    expect(plan().course?.order.steps).toEqual([['F', 30]]);
    plan().keys?.b();
    expect(plan().course?.order.burst).toBe(true);
  });

  it('5.3 begins with a pivot if the first leg is a turn', () => {
    const { press, plan } = hand(apart(), '0');
    press('A');
    plan().keys?.f();
    expect(plan().course?.order.steps).toEqual([['P', -5]]);
  });

  it('moves the whole squadron with one order', () => {
    const at = hand(apart(), '0');
    at.press('A');
    at.plan().press?.('C', true);
    at.point(600, 560);
    at.act('sail');
    expect(at.sent[0]).toMatchObject({ move: 'moveGroup', args: [['A', 'C'], {}] });
  });

  it('of a group is no longer than its slowest ship can move', () => {
    const G = apart();
    G.ships.C.port = 2;
    G.ships.C.stbd = 2;
    const room = (group: readonly string[]) => roomOf(G, 'A', { ...emptyDraft, group });
    expect(room(['C']).left).toBe(roomOf(G, 'C', emptyDraft).left);
    expect(room(['C']).left).toBeLessThan(room([]).left);
    expect(roomOf(G, 'C', { ...emptyDraft, group: ['A'] }).left).toBe(room(['C']).left);
  });

  it('5.6 a ship ashore is refloated first: no course, and the button is the main one', () => {
    const G = apart();
    G.ships.A.aground = 'beached';
    const at = hand(G, '0');
    at.press('A');
    const { ask, point, cone, actions } = at.plan();
    expect([ask, point, cone]).toEqual([en.ask.stranded('a A'), undefined, undefined]);
    expect(actions.filter(({ main }) => main).map(({ label }) => label)).toEqual([en.say.refloat]);
  });

  it('2.8 a ship that starts ashore and cannot be refloated yet is not counted as able to act', () => {
    const { G } = rules.open({ scenario: 'solent-896' }, quickDice(1));
    Object.assign(G, { turn: 1, acting: 1, step: 'move', await: { kind: 'act', sides: [1] } });
    const [ashore] = G.order.filter((id) => G.ships[id].aground);
    const afloat = G.order.filter((id) => G.ships[id].side === 1 && !G.ships[id].aground);
    const at = hand(G, '1');
    expect(at.plan().actions.find(({ id }) => id === 'end')?.forgoes).toBe(afloat.length);
    at.press(ashore);
    expect(at.plan().ask).toContain(en.ask.stuck(''));
  });

  it('a second click on the same point moves the ship, a click elsewhere plots another course', () => {
    const at = hand(apart(), '0');
    at.press('A');
    at.point(600, 560);
    at.point(500, 600);
    expect(at.sent).toEqual([]);
    const course = at.plan().course?.order;
    at.point(504, 596);
    expect(at.sent).toEqual([{ move: 'moveShip', args: ['A', course] }]);
  });

  it('a press on the end of the course sails it, dragging the end does not', () => {
    const at = hand(apart(), '0');
    at.press('A');
    expect(at.plan().agree).toBeUndefined();
    at.point(600, 560);
    at.plan().point?.(600, 561, true);
    at.plan().point?.(600, 561, true);
    expect(at.sent).toEqual([]);
    at.plan().agree?.();
    expect(at.sent).toMatchObject([{ move: 'moveShip' }]);
  });

  it('7.2 “Ram” is offered only to ships with a ram', () => {
    const G = apart();
    const policies = (ram: 'none' | 'standard'): string[] => {
      G.ships.A.ram = ram;
      const { place, page: drawn } = lay(G, '0');
      fireEvent.click(place('A'));
      const names = [...drawn.container.querySelectorAll(`[aria-label="${en.helm.contact}"] button`)].map((each) => each.textContent ?? '');
      cleanup();
      return names;
    };
    expect(policies('standard')).toContain(en.helm.policies.ram);
    expect(policies('none')).not.toContain(en.helm.policies.ram);
  });

  it('7.3 shows the odds of a ram before it is ordered', () => {
    const { press, plan } = hand(apart('move', [600, 640]), '0');
    press('A', 'B');
    const { preview } = plan().course ?? {};
    expect(preview?.path.contact?.target).toBe('B');
    expect(preview?.ram?.target.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1);
  });
});

describe('shooting', () => {
  it('6.1 aims at the first press and shoots at the second', () => {
    const G = apart('shoot', [650, 500]);
    G.ships.A.archers = 3;
    const { press, plan, sent } = hand(G, '0');
    press('A');
    expect(plan().marks.get('B')?.kind).toBe('target');
    press('B', 'B');
    expect(sent[0]).toMatchObject({ move: 'shoot', args: ['A', 'archers', 'B', 'plain'] });
  });
});

describe('boarding', () => {
  const locked = () => {
    const G = sea({ A: { side: 0, at: [600, 500] }, B: { side: 1, at: [616, 500] } });
    bind(G, 'A', 'B');
    G.inter = 'orders';
    G.await = { kind: 'board', sides: [0] };
    return G;
  };

  it('8.2 orders an assault by two presses, cancels it by another, and seals it', () => {
    const { press, draft, act, sent } = hand(locked(), '0');
    press('A', 'B');
    expect(draft().orders).toEqual([{ ship: 'A', action: 'assault', target: 'B' }] satisfies BoardOrder[]);
    press('B');
    expect(draft().orders).toEqual([]);
    press('B');
    act('orders');
    expect(sent).toEqual([{ move: 'boardOrders', args: [[{ ship: 'A', action: 'assault', target: 'B' }]] }]);
  });
});

describe('muster', () => {
  it('2.1 proposes a legal fleet, and checks it again before sealing', () => {
    const { G } = rules.open({ mode: 'points' }, quickDice(1));
    const { plan, act, sent } = hand(G, '0');
    expect(plan().page).toBeDefined();
    act('seal');
    expect(sent.map(({ move }) => move)).toEqual(['setFleet', 'ready']);
    expect(sent[0].args).toEqual([defaultFleet(termsOf(G), 0)]);
  });
});

describe('deployment', () => {
  it('2.8 proposes a position, places a squadron at the point pressed, or says why not', () => {
    const { G } = rules.open({ scenario: 'salamis-480', options: { freeDeployment: true } }, quickDice(3));
    const player = Object.keys(rules.awaiting(G))[0] ?? '0';
    const { act, plan, sent, point } = hand(G, player);
    act('usual');
    act('place');
    expect(rules.refusal(G, player, 'placeSquadron', sent[0].args)).toBeUndefined();
    point(10, 10);
    expect(plan().actions.find(({ id }) => id === 'place')?.why?.case).toBeDefined();
  });
});

describe('the campaign', () => {
  it('12.5 sends a fleet by a press on a highlighted area', () => {
    const { G } = firstMonth({}, quickDice(1));
    const { plan, act, sent } = hand(G, '0');
    expect(plan().page).toBeDefined();
    act('send');
    expect(sent.map(({ move }) => move)).toEqual(['orders', 'ready']);
  });
});

describe('the list of all choices', () => {
  it('has a sentence for every choice of played battles and campaigns, without raw arguments', () => {
    const raw = new Set<string>();
    for (const [seed, setup] of [
      [1, { scenario: 'mylae-260' }],
      [2, { scenario: 'bosporus-717' }],
      [3, { mode: 'campaign' }],
      [4, { mode: 'points' }],
    ] as const) {
      let step = 0;
      for (const G of playthrough(seed, setup, 90)) {
        if (step++ % 9) continue;
        for (const player of Object.keys(rules.awaiting(G))) {
          const view = rules.view(G, player);
          const choices = typed.choices(view, player);
          for (const choice of choices) {
            const sentence = sentenceOf(inEnglish(view, player), choice);
            if (!sentence || /[{}[\]]|undefined/.test(sentence)) raw.add(choice.move);
          }
        }
      }
    }
    expect([...raw]).toEqual([]);
  });
});

describe('every decision', () => {
  const offered = (G: Salamis, player: string) => {
    const { plan } = hand(G, player);
    const { actions, ask } = plan();
    return { runs: actions.filter(({ run }) => run).length, ask };
  };

  it('has a sentence as its prompt, and an action', () => {
    const seen = new Set<string>();
    for (const [seed, setup, moves] of [
      [5, { scenario: 'solent-896' }, 220],
      [6, { mode: 'campaign' }, 40],
      [7, { mode: 'campaign', campaign: { battles: 'tactical' } }, 60],
      [8, { mode: 'points', options: { hiddenReserves: true } }, 40],
    ] as const) {
      let step = 0;
      for (const G of playthrough(seed, setup, moves)) {
        for (const player of Object.keys(rules.awaiting(G))) {
          const kind = rules.awaiting(G)[player];
          if (seen.has(kind) && step++ % 23) continue;
          seen.add(kind);
          const { runs, ask } = offered(G, player);
          about(kind, () => expect(ask.length).toBeGreaterThan(8));
          about(kind, () => expect(runs).toBeGreaterThan(0));
        }
      }
    }
    expect([...seen]).toEqual(
      expect.arrayContaining(['act', 'seize', 'board', 'house', 'muster', 'edge', 'deploy', 'campOrders', 'campAdmin']),
    );
  });
});
