/** @jest-environment node */
import { words as guideWords } from '../../../../client/boards/war-with-spain/guide/words/index.js';
import { rulebook } from '../../../../client/boards/war-with-spain/rulebook/index.js';
import { sentenceOf } from '../../../../client/boards/war-with-spain/sentences.js';
import { chapterOf, entryFor } from '../../../../client/kit/rules/rulebook.js';
import { chartsFor } from '../../../../src/games/war-with-spain/chartsFor.js';
import { warWithSpain } from '../../../../src/games/war-with-spain/index.js';
import { quickDice } from '../../../../src/kit/dice.js';
import { english } from '../../../../src/kit/language.js';
import { faultsOf } from '../../kit/rulebook.js';
import { atTable, byHand, rules } from './table.js';

const { sections: guide } = guideWords.en;
const cases = rulebook.en;

describe('words', () => {
  it('every legal choice of a played match has a sentence of its own', () => {
    const dice = quickDice(11);
    let G = rules.setup({ income: 'average' }, dice);
    for (let move = 0; move < 130 && !G.result; move++) {
      const players = Object.keys(rules.awaiting(G));
      const player = players[dice.die(players.length) - 1];
      const { session } = atTable(G, player);
      const choices = new Map(session.choices.map((choice) => [JSON.stringify(choice), choice]));
      const sentences = [...choices.values()].map((choice) => sentenceOf(session, choice));
      for (const sentence of sentences) expect(sentence).not.toMatch(/undefined|NaN|^[a-z]+[A-Z]/);
      const twice = sentences.filter((sentence, i) => sentences.indexOf(sentence) !== i);
      expect(twice).toEqual([]);
      const choice = byHand(G, player, dice);
      G = rules.play(G, player, choice.move, choice.args, dice).G;
    }
  });

  it('the guide links every chapter, and no two links have the same text', () => {
    const linked = guide.flatMap(({ paragraphs }) =>
      paragraphs.flatMap((line) => [...line.matchAll(/\[\[(.+?)\]\]/g)].map(([, ruleCase]) => ruleCase)),
    );
    const known = cases.map((entry) => entry.case);
    expect(linked.filter((ruleCase) => !known.includes(ruleCase))).toEqual([]);
    expect([...new Set(known.map(chapterOf))].filter((each) => !linked.map(chapterOf).includes(each))).toEqual([]);
    expect(known).toHaveLength(new Set(known).size);
  });

  it('every case that charts, actions and the guide cite is in the rulebook', () => {
    const named = [
      ...warWithSpain.chartsFor(english).map((chart) => chart.case),
      ...Object.values(warWithSpain.sequence).flatMap(({ steps }) =>
        Object.values(steps).flatMap((actions) => actions.map((action) => action.case)),
      ),
      ...guide.flatMap(({ paragraphs }) => paragraphs.flatMap((line) => [...line.matchAll(/\[\[(.+?)\]\]/g)].map(([, each]) => each))),
    ];
    expect([...new Set(named)].filter((each) => entryFor(cases, each) === undefined)).toEqual([]);
  });
});

/** All cases of the rulebook. Cases 6.42 and 6.43 do not exist. The rulebook's second case 11.1 is 11.11 here. */
const CASES = [
  ...['1.0', '2.1', '2.2', '3.1', '3.2', '3.21', '3.22', '3.23', '3.3', '3.4', '4.1', '4.2'],
  ...['5.0', '5.11', '5.12', '5.13', '5.21', '5.22', '5.23', '5.24', '5.25', '5.31', '5.32', '5.41', '5.42'],
  ...['5.51', '5.52', '5.53', '5.54', '5.55', '5.56', '5.57', '5.61', '5.62', '5.63', '5.64', '5.71', '5.72'],
  ...['6.11', '6.12', '6.13', '6.14', '6.15', '6.21', '6.22', '6.23', '6.24', '6.25', '6.26', '6.27'],
  ...['6.31', '6.32', '6.33', '6.34', '6.35', '6.4', '6.41', '6.44', '6.45', '6.46', '6.51', '6.52', '6.53', '6.54'],
  ...['6.6', '6.7', '6.8'],
  ...['7.0', '7.11', '7.12', '7.13', '7.14', '7.2', '7.31', '7.32', '7.33', '7.41', '7.42', '7.43'],
  ...['7.51', '7.52', '7.53', '7.54', '7.61', '7.62', '7.63', '7.64', '7.71', '7.72', '7.73'],
  ...['8.11', '8.12', '8.13', '8.14', '8.21', '8.22', '8.23', '8.24', '8.25', '8.26', '8.27', '8.28', '8.3'],
  ...['9.0', '9.11', '9.12', '9.13', '9.14', '9.15', '9.21', '9.22', '9.23', '9.24', '9.3'],
  ...['10.0', '10.11', '10.12', '10.13', '10.14', '10.15', '10.16', '10.17', '10.21', '10.22', '10.23', '10.24', '10.25'],
  ...['10.31', '10.32', '10.33', '10.34', '10.4'],
  ...['11.0', '11.11', '11.12', '11.13', '11.14', '11.15', '11.16', '11.17', '11.18', '11.19'],
  ...['11.21', '11.22', '11.23', '11.24', '11.25', '11.26', '11.27', '11.3', '11.4', '11.5'],
  ...['12.11', '12.12', '12.13', '12.21', '12.22', '12.23', '12.3'],
  ...['13.11', '13.12', '13.13', '13.14', '13.15', '13.16', '13.17', '13.18', '13.19', '13.2'],
  ...['14.1', '14.21', '14.22', '14.23', '14.3'],
  ...['15.11', '15.12', '15.13', '15.14', '15.21', '15.22', '15.23', '15.24'],
  ...['15.31', '15.32', '15.33', '15.34', '15.35', '15.36', '15.4', '15.5', '15.6'],
  ...['16.1', '16.2', '16.3', '16.4', '17.0', '18.0'],
];

const charts = chartsFor(english);

it('every case has a text, and all its links and charts exist', () => {
  expect(faultsOf(rulebook.en, CASES, charts)).toEqual([]);
});

it('every chart finds its case', () => {
  const cases = new Set(rulebook.en.map((entry) => entry.case));
  expect(charts.filter((chart) => !cases.has(chart.case)).map(({ id }) => id)).toEqual([]);
});

it('cases are ordered by number, and each chapter follows its own case', () => {
  const numbers = rulebook.en.map((entry) => entry.case);
  const place = (ruleCase: string) => ruleCase.replace(/^(\d+)\./, (_, chapter: string) => `${chapter.padStart(2, '0')}.`);
  expect(numbers).toEqual([...numbers].sort((a, b) => (place(a) < place(b) ? -1 : 1)));
  const chapters = [...new Set(numbers.map((ruleCase) => ruleCase.split('.')[0]))];
  expect(chapters.filter((chapter) => !numbers.includes(`${chapter}.0`))).toEqual([]);
});
