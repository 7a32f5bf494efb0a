import Anchor from 'lucide-react/icons/anchor';
import X from 'lucide-react/icons/x';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import type { GameModule } from '../../../../src/boardgame/module.js';
import { quickDice } from '../../../../src/kit/dice.js';
import type { Candidate, Reason } from '../../../../src/kit/explain.js';
import { say } from '../../../../src/kit/texts.js';
import { type HintBoard, orderOf, valuesIn } from '../../../kit/host/hint.js';
import { useLanguage } from '../../../kit/language.js';
import { Lights } from '../../../pages/learn/Lights.js';
import type { Press } from '../../../pages/learn/lesson.js';
import './hint.css';
import { useBotWords } from '../../../pages/bot/words/index.js';
import { type Grip, useGrip } from './grip.js';

/** Moves shown, and weighted reasons of each. */
const MOST_MOVES = 3;
const REASONS = 3;
/** Smallest weight shown. */
const LEAST_WEIGHT = 0.05;

/** Arguments in a button's id. */
const LONG_ID = 2;

const NO_PRESSES: readonly Press[] = [];

/** Places of a move, and the buttons that lead to it. */
function targetsOf({ move, at = [] }: Candidate, whereAre: HintBoard['whereAre']): Press[] {
  const names = valuesIn(move.args);
  const places = [...new Set([...at, ...names, ...whereAre(names)])];
  const actions = Array.from({ length: LONG_ID + 1 }, (_, count) => [move.move, ...names.slice(0, count)].join('-'));
  return [...places.map((place) => ({ place })), ...[...new Set([...actions, orderOf(move), ...places])].map((action) => ({ action }))];
}

/** Rules of thumb first, then by weight. */
function shownReasons(reasons: readonly Reason[]): readonly Reason[] {
  const rules = reasons.filter(({ weight }) => weight === undefined);
  const size = ({ weight = 0 }: Reason) => Math.abs(weight);
  const weighed = reasons.filter(({ weight }) => weight !== undefined).sort((a, b) => size(b) - size(a));
  const heavy = weighed.filter((reason) => size(reason) >= LEAST_WEIGHT).slice(0, REASONS);
  return [...rules, ...(rules.length || heavy.length ? heavy : weighed.slice(0, 1))];
}

interface Suggestion {
  readonly plan: Candidate;
  readonly sentence: string;
}

/** The suggested moves, best first, without repeated sentences. */
function suggestionsFrom(plans: readonly Candidate[], sentenceOf: (plan: Candidate) => string): Suggestion[] {
  const told = new Map<string, Candidate>();
  for (const plan of plans) {
    const sentence = sentenceOf(plan);
    if (told.size < MOST_MOVES && !told.has(sentence)) told.set(sentence, plan);
  }
  return [...told].map(([sentence, plan]) => ({ sentence, plan }));
}

/** Groups repeated sentences. */
function gathered(sentences: readonly string[]): { readonly sentence: string; count: number }[] {
  const runs: { readonly sentence: string; count: number }[] = [];
  for (const sentence of sentences) {
    const last = runs[runs.length - 1];
    if (last?.sentence === sentence) last.count += 1;
    else runs.push({ sentence, count: 1 });
  }
  return runs;
}

/** A hook: the bot's candidates; undefined while it computes. */
function usePlans({ candidates }: GameModule, { G, player }: HintBoard): readonly Candidate[] | undefined {
  const [thought, setThought] = useState<{ readonly about: unknown; readonly plans: readonly Candidate[] }>();
  useEffect(() => {
    const think = () => setThought({ about: G, plans: candidates(G, player, quickDice((Math.random() * 2 ** 32) >>> 0)) });
    const timer = setTimeout(think);
    return () => clearTimeout(timer);
  }, [candidates, G, player]);
  return thought !== undefined && thought.about === G ? thought.plans : undefined;
}

interface HintPanelProps {
  readonly module: GameModule;
  readonly board: HintBoard;
  /** Whether it was opened by key. */
  readonly grip: RefObject<Grip>;
  /** Gets the places of the selected move. */
  readonly onMean: (places: readonly string[]) => void;
  readonly onClose: () => void;
}

/** The bot's suggestions with reasons. */
export function HintPanel({ module, board, grip, onMean, onClose }: HintPanelProps) {
  const { counsel: words } = useBotWords();
  const language = useLanguage();
  const reasonTexts = useMemo(() => module.reasons(language), [module, language]);
  const plans = usePlans(module, board);
  const [looked, setLooked] = useState<{ readonly plans: typeof plans; readonly at: number }>();
  const at = looked !== undefined && looked.plans === plans ? looked.at : 0;

  const section = useGrip(grip, '.wg-counsel-do');

  const { whereAre } = board;
  const sentenceOf = ({ move, next = [] }: Candidate) => {
    const runs = gathered([move, ...next].map((each) => board.describe(each)));
    return words.course(runs.map(({ sentence, count }) => (count > 1 ? words.times(sentence, count) : sentence)));
  };
  const advised = suggestionsFrom(plans ?? [], sentenceOf);
  const plan = advised[at]?.plan;
  const presses = useMemo(() => (plan ? targetsOf(plan, whereAre) : NO_PRESSES), [plan, whereAre]);
  useEffect(() => {
    onMean(presses.flatMap((press) => ('place' in press ? [press.place] : [])));
    return () => onMean([]);
  }, [presses, onMean]);

  return (
    <section ref={section} className="wg-counsel" aria-label={words.title} tabIndex={-1}>
      <Lights presses={presses} />
      <div className="wg-counsel-head">
        <Anchor size={15} aria-hidden="true" /> <b>{words.title}</b>
        <button type="button" className="wg-counsel-close" onClick={onClose} aria-label={words.enough} title={words.enough}>
          <X size={16} aria-hidden="true" />
        </button>
      </div>
      <ol className="wg-counsel-plans" aria-live="polite">
        {!plans && <li>{words.thinking}</li>}
        {advised.map(({ plan: { move, worth, reasons }, sentence }, i) => (
          <li key={sentence} className={i === at ? 'wg-looked' : undefined}>
            <button type="button" className="wg-counsel-plan" aria-pressed={i === at} onClick={() => setLooked({ plans, at: i })}>
              {sentence}
              {reasons.filter(({ weight }) => weight !== undefined).length > 1 && <b title={words.worth}>{words.weight(worth)}</b>}
            </button>
            <ul>
              {shownReasons(reasons).map(({ key, weight, values }) => (
                <li key={key}>
                  {weight !== undefined && <b>{words.weight(weight)}</b>} {say(reasonTexts, key, values)}
                </li>
              ))}
            </ul>
            {i === at && (
              <button type="button" className="wg-counsel-do" onClick={() => board.order(move)}>
                {words.doIt}
              </button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
