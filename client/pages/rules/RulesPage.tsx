import Printer from 'lucide-react/icons/printer';
import { useCallback, useMemo } from 'react';
import { Link } from 'wouter';
import { findGame, type GameCard, type GameRules } from '../../app/games.js';
import { useCard } from '../../app/inLanguage.js';
import { Layout } from '../../app/Layout.js';
import { NotFound } from '../../app/NotFound.js';
import { WithLoaded } from '../../app/WithGame.js';
import { usePageWords } from '../../app/words/index.js';
import { ChartTable } from '../../kit/panels/Charts.js';
import { CaseAddress, CaseContext } from '../../kit/rules/CaseChip.js';
import { Sought } from '../../kit/rules/CaseText.js';
import '../../kit/css/case.css';
import '../../kit/css/charts.css';
import '../../kit/css/rules.css';
import { useLanguage } from '../../kit/language.js';
import { Rule } from '../../kit/rules/Rule.js';
import { RuleSearchField, useRuleSearch } from '../../kit/rules/RuleSearch.js';
import { entryFor, type RuleCase } from '../../kit/rules/rulebook.js';
import { useKitWords } from '../../kit/words/index.js';
import { Contents } from './Contents.js';
import './rules.css';
import './toPrint.css';
import { chapterId } from './anchors.js';
import { useHash } from './useHash.js';
import { useRulesPageWords } from './words/index.js';

function Whole({ rules }: { readonly rules: GameRules }) {
  const words = useRulesPageWords();
  const kit = useKitWords();
  const language = useLanguage();
  const rulebook = language.of(rules.rulebook);
  const charts = useMemo(() => rules.chartsFor(language), [rules, language]);
  const search = useRuleSearch(rulebook);
  const { sought, chapters, setQuery } = search;
  const searching = sought.length > 0;
  const address = useCallback((ruleCase: string) => `#${entryFor(rulebook, ruleCase)?.case ?? ruleCase}`, [rulebook]);
  // Following a link clears the search, because the linked case may not match it.
  const leave = useCallback(() => setQuery(''), [setQuery]);
  const hash = useHash();
  const at = entryFor(rulebook, hash)?.case;
  const rule = (entry: RuleCase, heading?: 'h3') => {
    const chart = charts.find(({ id }) => id === entry.chart);
    return (
      <Rule
        key={entry.case}
        id={entry.case}
        entry={entry}
        sought={sought}
        current={!searching && entry.case === at}
        heading={heading}
        chart={
          chart && (
            <p>
              <a href={`#chart-${chart.id}`} onClick={leave}>
                {words.chart(chart.title)}
              </a>
            </p>
          )
        }
      />
    );
  };
  return (
    <CaseContext.Provider value={leave}>
      <CaseAddress.Provider value={address}>
        <div className="wg-root wg-rules-page">
          <Contents chapters={chapters} charts={searching ? [] : charts} />
          <div className="wg-rules-text">
            <RuleSearchField search={search} />
            {chapters.map(({ number, title, own, cases }) => (
              <section key={number} id={chapterId(number)} aria-labelledby={`${chapterId(number)}-title`}>
                <h2 id={`${chapterId(number)}-title`}>
                  {title && <span className="wg-rules-number">{number}</span>}{' '}
                  <Sought text={title ?? kit.rules.chapter(number)} sought={sought} />
                </h2>
                {own && rule(own)}
                {cases.map((entry) => rule(entry, 'h3'))}
              </section>
            ))}
            {!searching && (
              <section id="charts" aria-labelledby="charts-title">
                <h2 id="charts-title">{words.charts}</h2>
                <p>{words.chartsLead}</p>
                {charts.map((chart) => (
                  <ChartTable key={chart.id} chart={chart} />
                ))}
              </section>
            )}
          </div>
        </div>
      </CaseAddress.Provider>
    </CaseContext.Provider>
  );
}

function RulesOf({ game }: { readonly game: GameCard }) {
  const words = useRulesPageWords();
  const { title } = useCard(game);
  return (
    <Layout title={words.titleOf(title)}>
      <div className="wg-titled wg-rules-head">
        <h1>{words.titleOf(title)}</h1>
        <p className="wg-lead">{words.leadOf}</p>
        <div className="wg-buttons">
          <button type="button" className="wg-button" onClick={() => window.print()}>
            <Printer aria-hidden="true" />
            {words.print}
          </button>
          <Link href={`/captain/${game.slug}`} className="wg-button">
            {words.play}
          </Link>
          <Link href="/rules" className="wg-button wg-quiet">
            {words.all}
          </Link>
        </div>
      </div>
      <WithLoaded load={game.loadRules}>{(rules) => <Whole rules={rules} />}</WithLoaded>
    </Layout>
  );
}

export default function RulesPage({ slug }: { readonly slug: string }) {
  const words = usePageWords();
  const game = findGame(slug);
  if (game) return <RulesOf game={game} />;
  return (
    <Layout title={words.noGame}>
      <NotFound title={words.noGame} />
    </Layout>
  );
}
