/** @jest-environment node */
import type { StepView } from '../../../../client/boards/salamis-ad-actium/session.js';
import { en } from '../../../../client/boards/salamis-ad-actium/words/en/index.js';
import { defaultFleet } from '../../../../src/games/salamis-ad-actium/rules/points/plainFleet.js';
import { termsOf } from '../../../../src/games/salamis-ad-actium/rules/settingUp/muster.js';
import { PREFERENCES, standing } from '../../../../src/games/salamis-ad-actium/standing.js';
import type { Salamis } from '../../../../src/games/salamis-ad-actium/state.js';
import { quickDice } from '../../../../src/kit/dice.js';
import { chosenOf } from '../../../../src/kit/standing.js';
import { afloat, emptySeas, firstMonth } from '../../../games/salamis-ad-actium/campaign.js';
import { bind, sea } from '../../../games/salamis-ad-actium/sea.js';
import { about } from '../../../kit/about.js';
import { hand, inEnglish, playthrough, rules } from './table.js';

describe('the main button', () => {
  /** While actions remain, the button that ends a step says how many, and is not the main button. */

  const { left } = en.act;

  /** Returns whether a button is the main button, and its hint. */
  function face(plan: StepView, id: string) {
    const { main, forgoes = 0, hint } = plan.actions.find((each) => each.id === id) ?? {};
    return { accent: main === true && forgoes === 0, hint };
  }
  const quiet = (hint: string) => ({ accent: false, hint });
  const done = { accent: true, hint: undefined };

  /** Two galleys in side 0's Action Phase. An enemy is 60 mm away, or 1,000 mm if `far`. */
  const battle = (step: 'move' | 'shoot', far = false): Salamis =>
    sea({ A: { side: 0, at: [600, 500, 0] }, C: { side: 0, at: [700, 500, 0] }, B: { side: 1, at: [650, far ? 1500 : 560] } }, (G) => {
      G.acting = 0;
      G.step = step;
      G.await = { kind: 'act', sides: [0] };
      for (const id of ['A', 'C']) G.ships[id].archers = 3;
    });

  const acted = (G: Salamis, ...ids: string[]): Salamis => ids.reduce((now, id) => rules.play(now, '0', 'pass', [id], quickDice(1)).G, G);

  describe('the button that ends a step', () => {
    it('4.3 says how many ships may still act, then how many may still shoot', () => {
      const start = hand(battle('move'), '0').plan();
      expect([face(start, 'shooting'), face(start, 'end')]).toEqual([quiet(left.act(2, 0)), quiet(left.act(2, 0))]);
      const one = hand(acted(battle('move'), 'A'), '0');
      expect(face(one.plan(), 'shooting')).toEqual(quiet(left.act(1, 0)));
      one.press('C');
      expect(face(one.plan(), 'shooting')).toEqual(quiet(left.act(1, 0)));
      const sailed = hand(acted(battle('move'), 'A', 'C'), '0').plan();
      expect([face(sailed, 'shooting'), face(sailed, 'end')]).toEqual([done, quiet(left.shoot(2))]);
      const alone = hand(acted(battle('move', true), 'A', 'C'), '0').plan();
      expect([face(alone, 'shooting').accent, face(alone, 'end')]).toEqual([false, done]);
    });

    it('2.9 counts reserves that may still enter', () => {
      const G = battle('move', true);
      G.squadrons.R = { ...G.squadrons[G.ships.C.sq], entry: null, tried: false };
      Object.assign(G.ships.C, { sq: 'R', status: 'offTable' });
      const plan = hand(G, '0').plan();
      expect(plan.actions.find(({ id }) => id === 'bringOn-R')?.run).toBeDefined();
      expect([face(plan, 'shooting'), face(plan, 'end')]).toEqual([quiet(left.act(1, 1)), quiet(left.act(1, 1))]);
    });

    it('6.1 suggests a ship with a target, then its best shot', () => {
      const { plan, press } = hand(battle('shoot'), '0');
      const accents = () => plan().actions.filter(({ main, forgoes }) => main && !forgoes);
      expect(accents().map(({ id }) => id)).toEqual(['next']);
      expect(
        hand(battle('shoot', true), '0')
          .plan()
          .actions.map(({ id }) => id),
      ).toEqual(['end']);
      press('A');
      expect(accents()).toHaveLength(1);
      const chances = plan().actions.flatMap(({ id, hint = '' }) => (id.startsWith('shoot-') ? [Number.parseFloat(hint)] : []));
      expect(Number.parseFloat(accents()[0].hint ?? '')).toBe(Math.max(...chances));
    });

    it('6.1 says how many may still shoot', () => {
      expect(face(hand(battle('shoot'), '0').plan(), 'end')).toEqual(quiet(left.shoot(2)));
      expect(face(hand(battle('shoot', true), '0').plan(), 'end')).toEqual(done);
    });

    it('8.2 “All defend” says which ships could assault; the main button seals orders', () => {
      const G = sea({ A: { side: 0, at: [600, 500] }, B: { side: 1, at: [616, 500] } });
      bind(G, 'A', 'B');
      G.inter = 'orders';
      G.await = { kind: 'board', sides: [0] };
      const { plan, press } = hand(G, '0');
      expect(face(plan(), 'orders')).toEqual(quiet(left.assault(1)));
      press('A', 'B');
      expect(face(plan(), 'orders')).toEqual(done);
    });

    it('4.4 the accent is on seizing the initiative while there are counters, not on passing', () => {
      const asked = (counters: number) => {
        const G = battle('move');
        G.await = { kind: 'seize', sides: [0] };
        G.ti[0] = counters;
        return hand(G, '0').plan();
      };
      expect([face(asked(2), 'let').accent, face(asked(2), 'seize').accent]).toEqual([false, true]);
      expect(face(asked(0), 'let').accent).toBe(true);
    });

    it('2.1 the button that seals a fleet has no accent while points for another ship are left', () => {
      const { G } = rules.open({ mode: 'points' }, quickDice(1));
      const { plan, from, draft } = hand(G, '0');
      const whole = defaultFleet(termsOf(G), 0);
      const [right, wing] = whole.squadrons;
      from({ ...draft(), fleet: { ...whole, squadrons: [right, { ...wing, ships: wing.ships.slice(0, -1) }] } });
      expect(face(plan(), 'seal')).toEqual(quiet(left.muster));
      from({ ...draft(), fleet: whole });
      expect(face(plan(), 'seal')).toEqual(done);
    });

    it('12.5 the main button seals orders once every fleet has one', () => {
      const { G } = firstMonth({}, quickDice(1));
      const { plan, from, session } = hand(G, '0');
      const fleets = Object.keys(session.G.camp?.fleets ?? {}).filter((id) => session.G.camp?.fleets[id].side === 0);
      from({ ...hand(G, '0').draft(), month: [] });
      expect(face(plan(), 'send')).toEqual(quiet(left.orders(fleets.length, false)));
      from({ ...hand(G, '0').draft(), month: fleets.map((fleet) => ({ fleet, path: [], stance: 'avoid' })) });
      expect(face(plan(), 'send')).toEqual(done);
    });

    it('12.9 the main button ends the month when nothing is left to repair, train or build', () => {
      const month = (talents: number) => {
        const G = emptySeas();
        Object.assign(G.camp, { stage: 'admin', treasury: [talents, 0] });
        G.await = { kind: 'campAdmin', sides: [0, 1] };
        afloat(G, 'punic', 0, 'carthage', 1);
        const { session, plan } = hand(G, '0');
        return { ready: face(plan(), 'ready'), moves: session.choices.map(({ move }) => move) };
      };
      expect(month(200).ready).toEqual(quiet(left.month([en.campaign.trades.buyShip])));
      expect([month(0).ready, month(0).moves]).toEqual([done, ['ready']]);
    });

    it('never has the accent while something is left in played battles and campaigns, and says what', () => {
      const ends: Readonly<Record<string, string>> = { act: 'end', board: 'orders', house: 'ready', campAdmin: 'ready' };
      const uses = /^(moveShip|shoot|fortShoot|transfer|repair|repairShip|train|buyShip|refit|moveTroops)$/;
      const seen = new Set<string>();
      for (const [seed, setup, moves] of [
        [5, { scenario: 'solent-896' }, 200],
        [6, { mode: 'campaign' }, 60],
      ] as const) {
        let step = 0;
        for (const G of playthrough(seed, setup, moves)) {
          for (const player of Object.keys(rules.awaiting(G))) {
            const kind = rules.awaiting(G)[player];
            const id = ends[kind];
            if (!id || step++ % 7) continue;
            const { session, plan } = hand(G, player);
            const { accent, hint } = face(plan(), id);
            const useful = session.choices.some(({ move }) => uses.test(move));
            seen.add(kind);
            about(kind, () => expect(accent && useful).toBe(false));
            about(kind, () => expect(useful && hint === undefined).toBe(false));
          }
        }
      }
      expect([...seen]).toEqual(expect.arrayContaining(['act', 'house', 'campAdmin']));
    });
  });
});

/** A trireme with archers in side 0's Action Phase, with an enemy `mm` away. */
const facing = (mm: number, step: 'move' | 'shoot') =>
  sea({ A: { side: 0, at: [600, 500, 0] }, B: { side: 1, at: [600, 500 + mm, 90] } }, (G) => {
    Object.assign(G, { acting: 0, step, await: { kind: 'act', sides: [0] } });
    G.ships.A.archers = 3;
  });
const answer = (G: ReturnType<typeof facing>, shooting?: 'asked') =>
  standing.answer(inEnglish(G, '0').G, '0', chosenOf(PREFERENCES, { shooting }));

describe('4.3 the end of an Action Phase', () => {
  it('ends by itself if no ship has a target', () => {
    expect(answer(facing(400, 'shoot'))).toEqual({ move: 'endAction', args: [] });
    expect(answer(facing(60, 'shoot'))).toBeUndefined();
    expect(answer(facing(400, 'shoot'), 'asked')).toBeUndefined();
    expect(answer(facing(400, 'move'))).toBeUndefined();
  });

  it('is offered before shooting if all ships have moved and none has a target', () => {
    const offered = (mm: number) => {
      const G = facing(mm, 'move');
      G.ships.A.act = { ...G.ships.A.act, done: true };
      return hand(G, '0')
        .plan()
        .actions.filter(({ id }) => id === 'shooting' || id === 'end')
        .map(({ id, main }) => `${id}${main ? ' main' : ''}`);
    };
    expect(offered(400)).toEqual(['shooting', 'end main']);
    expect(offered(60)).toEqual(['shooting main', 'end']);
  });
});
