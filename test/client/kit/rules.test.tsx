import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { LanguageContext } from '../../../client/kit/language.js';
import { useLoaded } from '../../../client/kit/loading/useLoaded.js';
import { CaseChip, CaseContext } from '../../../client/kit/rules/CaseChip.js';
import { CaseSheet } from '../../../client/kit/rules/CaseSheet.js';
import { searchChapters } from '../../../client/kit/rules/RuleSearch.js';
import { RulesByChapter } from '../../../client/kit/rules/RulesByChapter.js';
import { readableLoader } from '../../../client/kit/rules/readableLoader.js';
import {
  chaptersOf,
  entryFor,
  matchesCase,
  partsOf,
  pathTo,
  type Rulebook,
  searchWordsIn,
  splitAtMatches,
} from '../../../client/kit/rules/rulebook.js';
import { words } from '../../../client/kit/words/index.js';
import { type Chart, type PrintedCharts, rulebook as printed } from '../../../src/kit/charts.js';
import { english, type Language, type Languages } from '../../../src/kit/language.js';
import { plainEnglish, pseudoLanguage } from '../pseudo.js';

afterEach(cleanup);

const { rules, late } = words.en;
const entry = (ruleCase: string, text = `About ${ruleCase}.`): Rulebook[number] => ({
  case: ruleCase,
  title: `Title of ${ruleCase}`,
  text: [text],
});

const BOOK: Rulebook = [
  entry('7.0'),
  entry('8.0'),
  entry('8.2'),
  entry('8.3', 'Mêlée on deck; men go over [[8.3.6]].'),
  { ...entry('8.3.6', 'Losses are read from the chart [[8.2]].'), chart: 'losses' },
  entry('8.10'),
];
const DECIMAL: Rulebook = ['5.0', '5.1', '5.2', '5.21', '5.22', '5.3'].map((ruleCase) => entry(ruleCase));
const CHARTS: readonly Chart[] = [
  {
    id: 'losses',
    title: 'Losses',
    case: '8.3.6',
    provenance: printed('8.3.6'),
    columns: ['die', 'lost'],
    rows: [{ cells: [1, 'a step'] }],
  },
];

describe('the rules by case', () => {
  it('a case without an entry uses its nearest parent', () => {
    const found = (book: Rulebook, ...cases: readonly string[]) => cases.map((each) => entryFor(book, each)?.case);
    expect(found(BOOK, '8.3.6', '8.3.6a', '8.3.6(b)', '8.3.9', '8.3.9.2', '8.9', '8', '8.0')).toEqual([
      ...['8.3.6', '8.3.6', '8.3.6', '8.3', '8.3', '8.0', '8.0', '8.0'],
    ]);
    expect(found(DECIMAL, '5.21', '5.27', '5.3', '5.9')).toEqual(['5.21', '5.2', '5.3', '5.0']);
    expect(found([entry('9')], '9.0', '9.4')).toEqual(['9', '9']);
    expect(found(BOOK, '9.1', 'x', '', '.', '..', '[]')).toEqual(Array(6).fill(undefined));
  });

  it('are found with the chapter about the words first, then chapters with such a case', () => {
    const book: Rulebook = [
      entry('5.0', 'Speed depends on the wind.'),
      { ...entry('6.0'), title: 'Movement' },
      { ...entry('6.1'), title: 'Sailing with the wind' },
      { ...entry('7.0'), title: 'Wind' },
    ];
    const found = (query: string) => searchChapters(chaptersOf(book), searchWordsIn(query)).map(({ number }) => number);
    expect(found('wind')).toEqual(['7', '6', '5']);
    expect(found('speed')).toEqual(['5']);
  });

  it('are in chapters, each below its parent', () => {
    expect(chaptersOf(BOOK).map(({ number, own, cases }) => [number, own?.case, ...cases.map((each) => each.case)])).toEqual([
      ['7', '7.0'],
      ['8', '8.0', '8.2', '8.3', '8.3.6', '8.10'],
    ]);
    expect(pathTo(BOOK, '8.3.6').map((each) => each.case)).toEqual(['8.0', '8.3']);
    expect(pathTo(BOOK, '8.10').map((each) => each.case)).toEqual(['8.0']);
    expect(partsOf(BOOK, '8.0').map((each) => each.case)).toEqual(['8.2', '8.3', '8.10']);
    expect(partsOf(BOOK, '8.2')).toEqual([]);
    expect(partsOf(DECIMAL, '5.2').map((each) => each.case)).toEqual(['5.21', '5.22']);
    expect(pathTo(DECIMAL, '5.22').map((each) => each.case)).toEqual(['5.0', '5.2']);
  });

  it('are found by number, title and words, ignoring capitals and accents', () => {
    const finds = (query: string) => BOOK.filter((each) => matchesCase(each, searchWordsIn(query))).map((each) => each.case);
    expect(finds('MELEE')).toEqual(['8.3']);
    expect(finds('title 8.3')).toEqual(['8.3', '8.3.6']);
    expect(finds('.3')).toEqual(['8.3', '8.3.6']);
    expect(finds('deck losses')).toEqual([]);
    expect(splitAtMatches('Mêlée, melee', searchWordsIn('mêlée'))).toEqual(['', 'Mêlée', ', ', 'melee', '']);
  });
});

type Load = () => Promise<{ readonly rulebook: Languages<Rulebook> } & PrintedCharts>;
const loading = () => jest.fn<ReturnType<Load>, []>(async () => ({ rulebook: { en: BOOK }, chartsFor: () => CHARTS }));

function Table({ load, cases }: { readonly load: Load; readonly cases: readonly string[] }) {
  const [trail, setTrail] = useState<readonly string[]>([]);
  const [whole, setWhole] = useState<string>();
  const [opened] = useState(() => readableLoader(load));
  const rulebook = useLoaded(opened, trail.length > 0);
  return (
    <CaseContext.Provider value={(ruleCase) => setTrail((open) => [...open, ruleCase])}>
      {cases.map((ruleCase) => (
        <CaseChip key={ruleCase} case={ruleCase} />
      ))}
      <output>{whole}</output>
      <CaseSheet
        trail={trail}
        onBack={() => setTrail(trail.slice(0, -1))}
        onClose={() => setTrail([])}
        rulebook={rulebook}
        onWhole={setWhole}
        address={(ruleCase) => `/rules#${ruleCase}`}
      />
    </CaseContext.Provider>
  );
}

const lay = (cases: readonly string[], load = loading(), language: Language = english) => {
  render(
    <LanguageContext.Provider value={language}>
      <Table load={load} cases={cases} />
    </LanguageContext.Provider>,
  );
  return load;
};
const chip = (ruleCase: string, where: HTMLElement = document.body) =>
  within(where).getByRole('button', { name: words.en.caseChip(ruleCase) });
const sheet = () => screen.getByRole('dialog');
const readsFromTop = () => waitFor(() => expect(document.activeElement?.matches('article')).toBe(true));
const body = () => within(sheet()).findByRole('article', { name: /.+/ });

describe('a case button', () => {
  it('opens number, title, text, chart, parents, and links to the full rules', async () => {
    lay(['8.3.6']);
    fireEvent.click(chip('8.3.6'));
    expect((await body()).textContent).toContain('Losses are read from the chart');
    expect(within(sheet()).getByRole('heading', { level: 2 }).textContent).toBe('8.3.6 Title of 8.3.6');
    expect(within(sheet()).getByRole('table').textContent).toContain('a step');
    expect(within(within(sheet()).getByRole('navigation', { name: rules.belongs })).getAllByRole('listitem')).toHaveLength(2);
    expect(within(sheet()).getByRole('link', { name: rules.page }).getAttribute('href')).toBe('/rules#8.3.6');
    fireEvent.click(within(sheet()).getByRole('button', { name: rules.whole }));
    expect(document.querySelector('output')?.textContent).toBe('8.3.6');
  });

  it('loads the texts at the first click only', async () => {
    const load = lay(['8.2', '8.3']);
    expect(load).not.toHaveBeenCalled();
    fireEvent.click(chip('8.2'));
    expect(sheet().textContent).toContain(late.coming);
    await body();
    fireEvent.click(within(sheet()).getByRole('button', { name: words.en.close }));
    fireEvent.click(chip('8.3'));
    expect(sheet().textContent).toContain('Mêlée on deck');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('leads from case to case and back, each from its top', async () => {
    lay(['8.3']);
    fireEvent.click(chip('8.3'));
    await readsFromTop();
    fireEvent.click(chip('8.3.6', (await body()).querySelector('p') as HTMLElement));
    expect((await body()).textContent).toContain('Losses are read');
    await readsFromTop();
    fireEvent.click(within(sheet()).getByRole('button', { name: new RegExp(rules.back('8.3')) }));
    expect((await body()).textContent).toContain('Mêlée on deck');
    expect(within(sheet()).queryByRole('button', { name: new RegExp(rules.back('')) })).toBeNull();
  });

  it('says so if a case has no text', async () => {
    lay(['8.3.6(b)', '9.9']);
    fireEvent.click(chip('8.3.6(b)'));
    expect((await body()).textContent).toContain(rules.above('8.3.6(b)', '8.3.6'));
    fireEvent.keyDown(sheet(), { key: 'Escape' });
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.click(chip('9.9'));
    expect(sheet().textContent).toContain(rules.unwritten('9.9'));
  });

  it('retries after the texts failed to load', async () => {
    const load = loading();
    load.mockRejectedValueOnce(new Error('offline'));
    lay(['8.2'], load);
    fireEvent.click(chip('8.2'));
    await screen.findByText(late.failed);
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: late.again })));
    expect((await body()).textContent).toContain('About 8.2.');
  });

  it('has all texts in the reader’s language', async () => {
    lay(['8.3.6a'], undefined, pseudoLanguage);
    fireEvent.click(screen.getByRole('button', { name: /8\.3\.6/ }));
    expect(plainEnglish(document.body, [])).toEqual([]);
    await body();
    expect(plainEnglish(document.body, ['Losses', 'die', 'lost', 'step'])).toEqual([]);
  });
});

describe('the full rules', () => {
  const open = (at?: string) => {
    const charts: string[] = [];
    const page = render(
      <CaseContext.Provider value={() => {}}>
        <RulesByChapter rulebook={BOOK} at={at} onChart={(id) => charts.push(id)} />
      </CaseContext.Provider>,
    );
    const field = page.getByRole('searchbox', { name: rules.search });
    const unfolded = () => [...page.container.querySelectorAll('details[open] summary')].map((each) => each.textContent);
    return { page, charts, unfolded, search: (query: string) => fireEvent.change(field, { target: { value: query } }) };
  };

  it('open at a linked case, which links to its chart', () => {
    const { page, unfolded, charts } = open('8.3.6');
    expect(unfolded()).toEqual(['8 Title of 8.0']);
    expect(page.container.querySelector('[aria-current]')?.textContent).toContain('8.3.6');
    fireEvent.click(page.getByRole('button', { name: rules.toChart, hidden: true }));
    expect(charts).toEqual(['losses']);
  });

  it('are searched: matches are counted and marked, other cases hidden', () => {
    const { page, unfolded, search } = open();
    expect(page.getByRole('status').textContent).toBe(rules.count(6, 6));
    expect(unfolded()).toEqual([]);
    search('melee');
    expect(page.getByRole('status').textContent).toBe(rules.count(1, 6));
    expect([...page.container.querySelectorAll('mark')].map((each) => each.textContent)).toEqual(['Mêlée']);
    expect(page.getAllByRole('article')).toHaveLength(1);
    search('Atlantis');
    expect(page.getByRole('status').textContent).toBe(rules.nothing);
    expect(page.queryAllByRole('article')).toEqual([]);
  });
});
