import { cleanup, fireEvent } from '@testing-library/react';
import { layout, SHEET } from '../../../../client/boards/right-fierce-and-terrible/chart/land.js';
import { fleetsPart } from '../../../../client/boards/right-fierce-and-terrible/chart/ZwinChart.js';
import { sentenceOf } from '../../../../client/boards/right-fierce-and-terrible/sentences.js';
import { LEADERS } from '../../../../src/games/right-fierce-and-terrible/data/units.js';
import { hexOf } from '../../../../src/games/right-fierce-and-terrible/rules/forces.js';
import type { Ask, Sluys, Step } from '../../../../src/games/right-fierce-and-terrible/state.js';
import { type Dice, quickDice } from '../../../../src/kit/dice.js';
import type { Choice } from '../../../../src/kit/rules.js';
import { sea as fleetAt } from '../../../games/right-fierce-and-terrible/fixtures.js';
import { about } from '../../../kit/about.js';
import { asked, at, atQuestion, atStep, atTable, choicesIn, playthrough, putting, rules, viewOf } from './table.js';

afterEach(cleanup);

describe('the list of all choices', () => {
  it('has a unique sentence for every legal choice', () => {
    const moves = new Set<string>();
    for (const [seed, setup] of [
      [1, { deployment: 'standard' }],
      [2, { deployment: 'standard', scenario: 's1' }],
      [3, { scenario: 's7' }],
    ] as const) {
      let state = 0;
      for (const { G } of playthrough(seed, setup, 500)) {
        if (G.over || state++ % 8) continue;
        const choices = choicesIn(G);
        const sentences = choices.map((choice) => sentenceOf(viewOf(G), choice));
        for (const { move } of choices) moves.add(move);
        for (const sentence of sentences) expect(sentence).not.toMatch(/undefined|^[a-z]+[A-Z]/);
        about(sentences.join(' | ').slice(0, 2000), () => expect(new Set(sentences).size).toBe(sentences.length));
      }
    }
    expect(moves.size).toBeGreaterThan(15);
  });
});

describe('deployment', () => {
  it('suggests the standard deployment until all units are placed (12.1)', () => {
    const accents = (G: Sluys) =>
      atTable(G, asked(G))
        .plan()
        .actions.filter(({ main, why }) => main && !why)
        .map(({ id }) => id);
    const start = rules.setup({}, quickDice(1));
    expect(accents(start)).toEqual(['useStandardDeployment']);
    expect(accents(rules.play(start, asked(start), 'useStandardDeployment', [], quickDice(1)).G)).toEqual(['confirmDeployment']);
  });
});

describe('the map before a decision', () => {
  it('shows both fleets as soon as they are in the water', () => {
    const one = fleetAt({ '1210': 'E02' });
    expect(fleetsPart(one)).toBeUndefined();
    const [left, top, right, bottom] = fleetsPart(fleetAt({ '1210': 'E02', '1812': 'F05' })) ?? [1, 1, 0, 0];
    for (const hex of ['1210', '1812']) {
      const [x, y] = layout.at(hex) ?? [0, 0];
      expect([x / SHEET.width > left, x / SHEET.width < right, y / SHEET.height > top, y / SHEET.height < bottom]).toEqual(
        Array(4).fill(true),
      );
    }
  });
});

/** Makes one decision with highlighted places and buttons, without the list of choices. */
function answer(G: Sluys, dice: Dice): Choice {
  const player = asked(G);
  const { session, plan: planned, sent } = atTable(G, player);
  for (let press = 0; press < 500; press++) {
    const plan = planned();
    about(session.step, () => expect(plan.ask).not.toBe(''));
    const buttons = plan.actions.filter(({ run, id }) => run && !/^(plot|takeUp|ashore|execute|useStandard)/.test(id));
    const ended = buttons.filter(({ id }) => id !== 'endSegment' && id !== 'passChoice');
    const from = ended.length && dice.die(8) > 1 ? ended : buttons;
    const places = [...plan.marks.keys()];
    if (places.length && (dice.die(2) > 1 || !from.length)) plan.press?.(places[dice.die(places.length) - 1]);
    else if (from.length) from[dice.die(from.length) - 1].run?.();
    else if (session.step === 'deploy') plan.actions.find(({ id }) => id === 'useStandardDeployment')?.run?.();
    if (sent.length) return sent[0];
  }
  throw new Error(`a dead end at ${session.step}: ${JSON.stringify(session.choices.slice(0, 3))}`);
}

describe('a whole match by highlighted places and buttons only', () => {
  for (const [seed, setup] of [
    [1, { deployment: 'standard', shortGame: true, turnLimit: 9 }],
    [2, { scenario: 's6', turnLimit: 7 }],
    [3, { scenario: 's4', deployment: 'standard', turnLimit: 8, queen: true, squadronCommand: true }],
  ] as const) {
    it(`ends from seed ${seed}`, () => {
      const dice = quickDice(seed);
      let G = rules.setup(setup, dice);
      const made = new Set<string>();
      for (let move = 0; !G.over; move++) {
        expect(move).toBeLessThan(4000);
        const choice = answer(G, dice);
        about(JSON.stringify(choice), () => expect(rules.refusal(G, asked(G), choice.move, choice.args)).toBeUndefined());
        made.add(choice.move);
        G = rules.play(G, asked(G), choice.move, choice.args, dice).G;
      }
      expect(made.size).toBeGreaterThan(8);
    });
  }
});

describe('every step', () => {
  const steps: Step[] = [
    'sailsOars',
    'ram',
    'archery',
    'grapple',
    'boarding',
    'melee',
    'maneuver',
    'sallyArchery',
    'sallyBoarding',
    'sallyMelee',
    'rally',
  ];
  for (const step of [...steps, 'drawChit', 'chooseCommand', 'deploy'] as const) {
    it(`${step}: highlighted places and buttons send legal moves`, () => {
      const G =
        step === 'deploy'
          ? atStep(step, undefined, [{}])
          : atStep(step, (state) => rules.choices(state, asked(state)).length > 1 || step === 'drawChit' || step === 'ram');
      for (const seed of [1, 2, 3]) {
        const { move, args } = answer(G, quickDice(seed));
        expect(rules.refusal(G, asked(G), move, args)).toBeUndefined();
      }
    });
  }

  const sides = ['english', 'french'] as const;
  const seldom: { readonly [kind in Ask['kind']]?: () => Sluys } = {
    sacrifice: () =>
      putting((G) =>
        Object.keys(G.leaders).flatMap((leader): Ask[] => {
          const hex = hexOf(G, leader);
          return hex && G.leaders[leader].status === 'free' ? [{ kind: 'sacrifice', side: LEADERS[leader].side, hex, leader }] : [];
        }),
      ),
    avertCollapse: () => putting(() => sides.map((side): Ask => ({ kind: 'avertCollapse', side }))),
    flemishTarget: () => putting(() => [{ kind: 'flemishTarget', side: 'english' }], [{ deployment: 'standard', scenario: 's6' }]),
  };
  const kinds: Ask['kind'][] = ['assignCommand', 'takeLoss', 'heroism', 'reroll', 'sacrifice', 'avertCollapse', 'flemishTarget'];
  for (const kind of kinds) {
    it(`${kind}: the panel has every answer with its cost`, () => {
      const G = (seldom[kind] ?? (() => atQuestion(kind)))();
      const player = asked(G);
      const { page, sent } = at(G, player);
      const buttons = [...page.container.querySelectorAll<HTMLElement>('.wg-offer [data-offer]:not([aria-disabled])')];
      expect(buttons.length).toBe(rules.choices(G, player).length);
      expect(page.container.querySelector('.wg-offer .wg-case')).not.toBeNull();
      for (const button of buttons) fireEvent.click(button);
      const seen = sent.map(({ move, args }) => JSON.stringify([move, args])).sort();
      expect(seen).toEqual(
        rules
          .choices(G, player)
          .map(({ move, args }) => JSON.stringify([move, args]))
          .sort(),
      );
    });
  }
});

describe('the main button', () => {
  it('is not the end of a segment while a unit can still act', () => {
    const acting = (G: Sluys) => {
      const moves = new Set(choicesIn(G).map(({ move }) => move));
      return moves.has('endSegment') && moves.size > 2;
    };
    const end = atTable(atStep('sailsOars', acting))
      .plan()
      .actions.find(({ id }) => id === 'endSegment');
    expect(end?.main && !end.forgoes).toBeFalsy();
  });
});
