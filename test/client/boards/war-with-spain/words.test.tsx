import { cleanup, fireEvent } from '@testing-library/react';
import { words as guideWords } from '../../../../client/boards/war-with-spain/guide/words/index.js';
import { rulebook } from '../../../../client/boards/war-with-spain/rulebook/index.js';
import { sentenceOf } from '../../../../client/boards/war-with-spain/sentences.js';
import { words } from '../../../../client/boards/war-with-spain/words/index.js';
import { chapterOf, entryFor } from '../../../../client/kit/rulebook.js';
import { words as kitWords } from '../../../../client/kit/words/index.js';
import { warWithSpain } from '../../../../src/games/war-with-spain/index.js';
import { quickDice } from '../../../../src/kit/dice.js';
import { english } from '../../../../src/kit/language.js';
import { E, run, scene } from '../../../games/war-with-spain/fixtures.js';
import { atTable, byHand, lay, rules } from './table.js';

afterEach(cleanup);

const plymouth = { E1: ['1616', ['EG5', 'EM1'], { munitions: 3 }] } as const;

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

  it('the guide links every chapter, and each link has a text of its own', () => {
    const linked = guide.flatMap(({ paragraphs }) =>
      paragraphs.flatMap((line) => [...line.matchAll(/\[\[(.+?)\]\]/g)].map(([, ruleCase]) => ruleCase)),
    );
    const known = cases.map((entry) => entry.case);
    expect(linked.filter((ruleCase) => !known.includes(ruleCase))).toEqual([]);
    expect([...new Set(known.map(chapterOf))].filter((each) => !linked.map(chapterOf).includes(each))).toEqual([]);
    expect(known).toHaveLength(new Set(known).size);
  });

  it('every sign of the map is explained in the key, beside the map and in the guide', () => {
    const { page } = lay(scene({ fleets: plymouth }), E);
    expect(page.container.querySelector('.papers .map-key')).toBeNull();
    fireEvent.keyDown(document.body, { key: 'g' });
    const shown = page.container.querySelector('.papers .map-key')?.textContent ?? '';
    for (const sign of ['nosea', 'noland', 'none', 'hs', 'zone', 'wind', 'siege', 'value'] as const) {
      expect(shown).toContain(words.en.mapKey[sign]);
    }
    expect(guide.some(({ picture }) => picture === 'key')).toBe(true);
  });

  it('every case that charts, actions and the guide name has its line in the rules', () => {
    const named = [
      ...warWithSpain.chartsFor(english).map((chart) => chart.case),
      ...Object.values(warWithSpain.sequence).flatMap(({ steps }) =>
        Object.values(steps).flatMap((actions) => actions.map((action) => action.case)),
      ),
      ...guide.flatMap(({ paragraphs }) => paragraphs.flatMap((line) => [...line.matchAll(/\[\[(.+?)\]\]/g)].map(([, each]) => each))),
    ];
    expect([...new Set(named)].filter((each) => entryFor(cases, each) === undefined)).toEqual([]);
  });

  it('a spectator sees the table and is asked nothing', () => {
    const { page } = lay(run(scene({ fleets: plymouth }), [E, 'finishNavalMovement']), null);
    expect(page.container.querySelector('.ask')?.textContent).toContain(kitWords.en.watching);
    expect(page.container.querySelectorAll('[data-action]')).toHaveLength(0);
  });
});
