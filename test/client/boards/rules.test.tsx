import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import { type ComponentType, createElement } from 'react';
import { fieldsOf } from '../../../client/app/options/fields.js';
import { LanguageContext } from '../../../client/kit/language.js';
import type { HowToPlay } from '../../../client/kit/rules/Guide.js';
import { entryFor, isSameCase, type Rulebook } from '../../../client/kit/rules/rulebook.js';
import { words as kitWords } from '../../../client/kit/words/index.js';
import type { GameModule } from '../../../src/boardgame/module.js';
import { modules } from '../../../src/index.js';
import { quickDice } from '../../../src/kit/dice.js';
import { english, type Language, type Languages } from '../../../src/kit/language.js';
import { plainEnglish, pseudoLanguage } from '../pseudo.js';

afterEach(cleanup);

const { tabs } = kitWords.en;
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

/** Names of captains and ships on the pictures, which are the same in every language. */
const PROPER = ['Drake', 'Howard', 'Hawkins', 'Recalde', 'Moncada', 'Medina', 'Oquendo', 'Queen', 'Galleons', 'Pinnaces'];

const CLIENT = join(__dirname, '../../../client/boards');
const GAMES = join(__dirname, '../../../src/games');

/** A board in which the test looks only at the panels. */
type AnyBoard = ComponentType<Record<string, unknown>>;

async function open(module: GameModule, language: Language = english) {
  const { default: Board }: { default: AnyBoard } = await import(join(CLIENT, module.slug, 'index.tsx'));
  const G = module.rules.setup(module.scenarios[0].setupData, quickDice(1));
  const props = { G: module.rules.view(G, null), moves: {}, playerID: null, log: [], isConnected: true, plugins: {}, _stateID: 0 };
  render(<LanguageContext.Provider value={language}>{createElement(Board, props)}</LanguageContext.Provider>);
  return { tab: (id: keyof typeof tabs) => fireEvent.click(all('[role="tab"]')[Object.keys(tabs).indexOf(id)]) };
}

const rulebookOf = async (slug: string): Promise<Rulebook> => {
  const { rulebook }: { rulebook: Languages<Rulebook> } = await import(join(CLIENT, slug, 'rulebook/index.ts'));
  return english.of(rulebook);
};
const guideOf = async (slug: string): Promise<HowToPlay> => (await import(join(CLIENT, slug, 'guide/index.tsx'))).guide;

/** Returns the TypeScript sources in a folder, without drawings, whose numbers are not cases. */
const sourcesOf = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((each) => {
    const path = join(folder, each.name);
    if (each.isDirectory()) return ['chart', 'rulebook'].includes(each.name) ? [] : sourcesOf(path);
    return /\.tsx?$/.test(path) && each.name !== 'meta.ts' ? [readFileSync(path, 'utf8')] : [];
  });

/** Returns the cases that a game and its board name. */
const casesNamed = (slug: string): string[] =>
  [join(GAMES, slug), join(CLIENT, slug)]
    .flatMap(sourcesOf)
    .flatMap((source) => [...source.matchAll(/['"]([1-9]\d?(?:\.\d+)+[a-z]?(?:\([a-z]\))?)['"]/g)].map(([, ruleCase]) => ruleCase));

describe.each(Object.values(modules) as GameModule[])('the rules of $slug', (module) => {
  const { slug, charts } = module;

  it('are opened by a chip with their text, and with the chart that belongs to it', async () => {
    const rulebook = await rulebookOf(slug);
    const [chart] = charts.filter((each) => entryFor(rulebook, each.case)?.chart !== undefined);
    const { tab } = await open(module);
    tab('charts');
    await waitFor(() => expect(all('.wg-chart-list button')).toHaveLength(charts.length));
    fireEvent.click(all('.wg-chart-list button')[charts.indexOf(chart)]);
    fireEvent.click(all('.wg-panel-body .wg-chart button.wg-case')[0]);
    await waitFor(() => expect(all('dialog .wg-case-body')).toHaveLength(1));
    const entry = entryFor(rulebook, chart.case);
    const [dialog] = all('dialog');
    expect(dialog.querySelector('h2')?.textContent).toBe(`${entry?.case} ${entry?.title}`);
    expect(dialog.textContent).toContain(entry?.text[0].split('[[')[0]);
    expect(dialog.querySelector('.wg-chart h3')?.textContent).toContain(charts.find(({ id }) => id === entry?.chart)?.title);
  });

  it('have every case that the guide names, by its own number', async () => {
    const cases = (await rulebookOf(slug)).map((entry) => entry.case);
    const { sections } = english.of((await guideOf(slug)).words);
    const linked = sections.flatMap(({ paragraphs }) => [...paragraphs.join().matchAll(/\[\[(.+?)\]\]/g)].map(([, named]) => named));
    expect(linked.length).toBeGreaterThan(15);
    expect(linked.filter((named) => !cases.includes(named))).toEqual([]);
  });

  it('have a text for every case that the game, its set-up and its board name', async () => {
    const rulebook = await rulebookOf(slug);
    const asked = fieldsOf(module.options).flatMap((field) => [field, ...(field.kind === 'group' ? field.fields : [])]);
    const named = [...new Set([...casesNamed(slug), ...asked.flatMap((field) => field.case ?? [])])];
    expect(named.length).toBeGreaterThan(15);
    const missed = named.filter((ruleCase) => {
      const entry = entryFor(rulebook, ruleCase);
      return !entry || !isSameCase(entry.case, ruleCase.replace(/[a-z(].*$/, ''));
    });
    expect(missed).toEqual([]);
  });

  it('are beside the board by chapter, with how to play, in the language of the reader', async () => {
    const rulebook = await rulebookOf(slug);
    const guide = await guideOf(slug);
    const { tab } = await open(module, pseudoLanguage);
    const { sections } = pseudoLanguage.of(guide.words);
    tab('guide');
    await waitFor(() => expect(all('.wg-guide > section')).toHaveLength(sections.length));
    expect(all('.wg-guide > section').filter((section) => section.querySelector('h3 + :not(p)'))).toHaveLength(
      sections.filter(({ picture }) => picture).length,
    );
    expect(plainEnglish(all('.wg-guide')[0], PROPER)).toEqual([]);
    fireEvent.click(all('.wg-leaves button')[1]);
    await waitFor(() => expect(all('.wg-rule-search')).toHaveLength(1));
    expect(document.querySelectorAll('.wg-rule')).toHaveLength(rulebook.length);
    expect(plainEnglish(all('.wg-guide')[0], [])).toEqual([]);
  });
});

it('a second link into the rules shows its case, also after a search', async () => {
  const { tab } = await open(modules['grand-armada'] as GameModule);
  tab('guide');
  const lead = async (chip: HTMLElement) => {
    fireEvent.click(chip);
    await waitFor(() => expect(all('dialog .wg-case-body')).toHaveLength(1));
    fireEvent.click(all('dialog .wg-case-ways button')[0]);
  };
  const here = () => all('.wg-rule[aria-current]').map((rule) => rule.querySelector('.wg-case')?.textContent);
  await waitFor(() => expect(all('.wg-guide > section').length).toBeGreaterThan(0));
  const [chip] = all('.wg-guide button.wg-case').filter(({ textContent }) => textContent === '8.4');
  await lead(chip);
  expect(here()).toEqual(['8.4']);
  const [field] = all('input[type="search"]');
  fireEvent.change(field, { target: { value: '8.4 broken' } });
  expect(here()).toEqual([]);
  const [again] = all('.wg-rule button.wg-case').filter(({ textContent }) => textContent === '8.4');
  await lead(again);
  expect(here()).toEqual(['8.4']);
});
