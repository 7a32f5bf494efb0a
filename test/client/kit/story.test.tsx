import { cleanup, render } from '@testing-library/react';
import { games } from '../../../client/app/games.js';
import { entryOf, shownProps } from '../../../client/app/table/shown.js';
import { LanguageContext } from '../../../client/kit/language.js';
import { LookingBackContext } from '../../../client/kit/lookingBack.js';
import { storyOf, type Telling } from '../../../client/kit/story.js';
import type { Entry } from '../../../src/kit/chronicle.js';
import { quickDice } from '../../../src/kit/dice.js';
import { english, type Language } from '../../../src/kit/language.js';
import { pseudoLanguage } from '../pseudo.js';

const aside = { takenBack: (moves: number) => `${moves} taken back` };
const logged = (chronicles: readonly (readonly Entry[])[]) =>
  chronicles.map((chronicle, index) => entryOf(index, 'battle', '0', 'sail', [], chronicle));

function telling(voice: string) {
  const asked: string[] = [];
  const sentence = ({ key }: Entry) => {
    asked.push(key);
    return `${voice} ${key}`;
  };
  return { asked, telling: { sentence, before: 'Before', turn: (turn) => `Turn ${turn}` } satisfies Telling };
}

describe('a story that grows', () => {
  const turn: Entry = { key: 'turn', case: '', values: { turn: 2 } };
  const log = logged([[{ key: 'sails', case: '5.1' }, turn, { key: 'fires', case: '6.1' }], [{ key: 'sinks', case: '7.1' }]]);

  it('is told once, line by line, by one telling', () => {
    const one = telling('one');
    const before = storyOf(log.slice(0, 1), [], one.telling, aside);
    const now = storyOf(log, [], one.telling, aside);
    expect(one.asked).toEqual(['sails', 'fires', 'sinks']);
    expect(now.map(({ sentence, heading }) => [sentence, heading])).toEqual([
      ['one sails', 'Before'],
      ['one fires', 'Turn 2'],
      ['one sinks', undefined],
    ]);
    expect(now[0]).toBe(before[0]);
    expect(now[1]).toBe(before[1]);
  });

  it('is told anew by another telling', () => {
    expect(storyOf(log, [], telling('one').telling, aside).map(({ sentence }) => sentence)).toContain('one sinks');
    expect(storyOf(log, [], telling('other').telling, aside).map(({ sentence }) => sentence)).toEqual([
      'other sails',
      'other fires',
      'other sinks',
    ]);
  });

  it('puts a line anew where its heading or its place in the match is another', () => {
    const { telling: one } = telling('one');
    const [first] = storyOf(log, [], one, aside);
    const [headless] = storyOf(log, undefined, one, aside);
    expect([first.heading, headless.heading]).toEqual(['Before', undefined]);
    const [later] = storyOf([{ ...log[0], _stateID: 7 }], [], one, aside);
    expect(later.id).toBe('7.0');
  });
});

/** A board of a position with one entry in its chronicle, which is the same object each time. */
async function boardWith(slug: string, entry: Entry) {
  const card = games.find((game) => game.slug === slug);
  if (!card) throw new Error('no such game');
  const [module, Board] = await Promise.all([card.loadModule(), card.loadBoard()]);
  const G = module.rules.setup(module.scenarios[0].setupData, quickDice(1)) as { readonly options: object };
  const log = logged([[entry]]);
  const board = (options: object, language: Language) => (
    <LanguageContext.Provider value={language}>
      <LookingBackContext.Provider value={null}>
        <Board
          {...shownProps(module, { G: { ...G, options: { ...G.options, ...options } }, playerID: null, log, ledger: {}, matchID: 'one' })}
        />
      </LookingBackContext.Provider>
    </LanguageContext.Provider>
  );
  const { rerender } = render(board({}, english));
  const sentence = () => document.querySelector('.told-sentence')?.textContent;
  return {
    sentence,
    show(options: object, language = english) {
      rerender(board(options, language));
      return sentence();
    },
  };
}

afterEach(cleanup);

describe('a sentence on a board is told anew', () => {
  it('when another language is read', async () => {
    const { sentence, show } = await boardWith('grand-armada', { key: 'declines', case: '11.1', by: '0' });
    const before = sentence();
    expect(before).toMatch(/^English: /);
    expect(show({}, pseudoLanguage)).not.toBe(before);
    expect(show({})).toBe(before);
  });

  it('when the seats of the Grand Armada are dealt otherwise', async () => {
    const { show } = await boardWith('grand-armada', { key: 'declines', case: '11.1', by: '0' });
    expect(show({ swapSeats: true })).toMatch(/^Spanish: /);
    expect(show({ swapSeats: false })).toMatch(/^English: /);
  });

  it('when Santa Cruz sails in Sidonia’s place [17.1.2]', async () => {
    const { show } = await boardWith('invincible-armada', { key: 'breaks', case: '7.1', who: ['sidonia'] });
    const [historical, other] = [show({ santaCruzLives: false }), show({ santaCruzLives: true })];
    expect(historical).toContain('Sidonia is Broken');
    expect(other).toContain('Santa Cruz is Broken');
  });
});
