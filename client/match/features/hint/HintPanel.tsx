import Anchor from 'lucide-react/icons/anchor';
import X from 'lucide-react/icons/x';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import type { GameModule } from '../../../../src/boardgame/module.js';
import { quickDice } from '../../../../src/kit/dice.js';
import type { Candidate, Reason } from '../../../../src/kit/explain.js';
import { say } from '../../../../src/kit/texts.js';
import { type HintBoard, orderOf, valuesIn } from '../../../kit/host/hint.js';
import { useLanguage } from '../../../kit/language.js';
import { Lights } from '../../../kit/lesson/Lights.js';
import type { Press } from '../../../kit/lesson/lesson.js';
import './hint.css';
import { chanceAfter } from './chanceAfter.js';
import { type OpenedByKey, useReturnedFocus } from './returnFocus.js';
import { useHintWords } from './words/index.js';

/** Maximum number of suggested moves, and of compared reasons per move. */
const MOST_MOVES = 3;
const REASONS = 3;
/** Minimum difference in a reason's weight for the reason to be shown. */
const LEAST_WEIGHT = 0.05;

/** Maximum number of arguments in a button's id. */
const LONG_ID = 2;

const NO_PRESSES: readonly Press[] = [];

/** Returns the places of a move, and the buttons that make it. */
function targetsOf({ move, at = [] }: Candidate, whereAre: HintBoard['whereAre']): Press[] {
  const names = valuesIn(move.args);
  const places = [...new Set([...at, ...names, ...whereAre(names)])];
  const actions = Array.from({ length: LONG_ID + 1 }, (_, count) => [move.move, ...names.slice(0, count)].join('-'));
  return [...places.map((place) => ({ place })), ...[...new Set([...actions, orderOf(move), ...places])].map((action) => ({ action }))];
}

/** Returns a candidate's weighted reasons, relative to the mean of all candidates. Missing reasons count as 0. */
function compared({ reasons }: Candidate, plans: readonly Candidate[]): readonly Reason[] {
  const weightIn = (plan: Candidate, key: string) => plan.reasons.find((reason) => reason.key === key)?.weight ?? 0;
  const meanOf = (key: string) => plans.reduce((sum, plan) => sum + weightIn(plan, key), 0) / plans.length;
  return reasons.flatMap(({ weight, ...reason }) => (weight === undefined ? [] : [{ ...reason, weight: weight - meanOf(reason.key) }]));
}

/**
 * Returns the reasons to show: rules of thumb, then the largest differences from other candidates, or if there are none
 * the heaviest reason.
 */
export function shownReasons(plan: Candidate, plans: readonly Candidate[]): readonly Reason[] {
  const size = ({ weight = 0 }: Reason) => Math.abs(weight);
  const rules = plan.reasons.filter(({ weight }) => weight === undefined);
  const differences = compared(plan, plans).filter((reason) => size(reason) >= LEAST_WEIGHT);
  const shown = [...rules, ...differences.sort((a, b) => size(b) - size(a)).slice(0, REASONS)];
  if (shown.length) return shown;
  const [heaviest] = [...plan.reasons].sort((a, b) => size(b) - size(a));
  return heaviest ? [{ ...heaviest, weight: undefined }] : [];
}

interface Suggestion {
  readonly plan: Candidate;
  readonly sentence: string;
}

/** Probability of winning before a decision and after each suggested move. */
interface Chances {
  readonly now?: number;
  readonly after: ReadonlyMap<Candidate, number | undefined>;
}

/** Returns the suggested moves, best first, without repeated sentences. */
function suggestionsFrom(plans: readonly Candidate[], sentenceOf: (plan: Candidate) => string): Suggestion[] {
  const told = new Map<string, Candidate>();
  for (const plan of plans) {
    const sentence = sentenceOf(plan);
    if (told.size < MOST_MOVES && !told.has(sentence)) told.set(sentence, plan);
  }
  return [...told].map(([sentence, plan]) => ({ sentence, plan }));
}

/** Merges consecutive identical sentences and counts them. */
function gathered(sentences: readonly string[]): { readonly sentence: string; count: number }[] {
  const runs: { readonly sentence: string; count: number }[] = [];
  for (const sentence of sentences) {
    const last = runs[runs.length - 1];
    if (last?.sentence === sentence) last.count += 1;
    else runs.push({ sentence, count: 1 });
  }
  return runs;
}

/** Returns the bot's candidates, or undefined while the bot computes them. */
function usePlans({ candidates }: GameModule, { G, player }: HintBoard): readonly Candidate[] | undefined {
  const [thought, setThought] = useState<{ readonly about: unknown; readonly plans: readonly Candidate[] }>();
  useEffect(() => {
    const think = () => setThought({ about: G, plans: candidates(G, player, quickDice((Math.random() * 2 ** 32) >>> 0)) });
    const timer = setTimeout(think);
    return () => clearTimeout(timer);
  }, [candidates, G, player]);
  return thought !== undefined && thought.about === G ? thought.plans : undefined;
}

/** Returns the win chances of suggested moves, or undefined while they are computed. */
function useChances(module: GameModule, { G, player }: HintBoard, plans: readonly Candidate[] | undefined): Chances | undefined {
  const [found, setFound] = useState<{ readonly of: typeof plans; readonly chances: Chances }>();
  useEffect(() => {
    if (!plans) return;
    const compute = () => {
      const after = new Map(plans.map((plan) => [plan, chanceAfter(module, G, player, [plan.move, ...(plan.next ?? [])])]));
      setFound({ of: plans, chances: { now: module.evaluate?.(G, player), after } });
    };
    const timer = setTimeout(compute);
    return () => clearTimeout(timer);
  }, [module, G, player, plans]);
  return found?.of === plans ? found?.chances : undefined;
}

interface HintPanelProps {
  readonly module: GameModule;
  readonly board: HintBoard;
  /** Set if the panel was opened by its key. */
  readonly openedByKey: RefObject<OpenedByKey>;
  /** Called with the places of the selected move. */
  readonly onSelect: (places: readonly string[]) => void;
  readonly onClose: () => void;
}

export function HintPanel({ module, board, openedByKey, onSelect, onClose }: HintPanelProps) {
  const words = useHintWords();
  const language = useLanguage();
  const reasonTexts = useMemo(() => module.reasons(language), [module, language]);
  const plans = usePlans(module, board);
  const [selected, setSelected] = useState<{ readonly plans: typeof plans; readonly at: number }>();
  const at = selected !== undefined && selected.plans === plans ? selected.at : 0;

  const section = useReturnedFocus(openedByKey, '.wg-hint-play');

  const { whereAre } = board;
  const sentenceOf = ({ move, next = [] }: Candidate) => {
    const runs = gathered([move, ...next].map((each) => board.describe(each)));
    return words.course(runs.map(({ sentence, count }) => (count > 1 ? words.times(sentence, count) : sentence)));
  };
  const advised = suggestionsFrom(plans ?? [], sentenceOf);
  const chances = useChances(module, board, plans);
  const shownPlans = advised.map(({ plan }) => plan);
  const plan = advised[at]?.plan;
  const presses = useMemo(() => (plan ? targetsOf(plan, whereAre) : NO_PRESSES), [plan, whereAre]);
  useEffect(() => {
    onSelect(presses.flatMap((press) => ('place' in press ? [press.place] : [])));
    return () => onSelect([]);
  }, [presses, onSelect]);

  return (
    <section ref={section} className="wg-hint" aria-label={words.title} tabIndex={-1}>
      <Lights presses={presses} enlarge={false} />
      <div className="wg-hint-head">
        <Anchor size={15} aria-hidden="true" />
        <p className="wg-hint-title">
          <b>{words.title}</b>
          {chances?.now !== undefined && <span>{words.now(chances.now)}</span>}
        </p>
        <button type="button" className="wg-hint-close" onClick={onClose} aria-label={words.close} title={words.close}>
          <X size={16} aria-hidden="true" />
        </button>
      </div>
      <ol className="wg-hint-moves" aria-live="polite">
        {!plans && <li>{words.thinking}</li>}
        {advised.map(({ plan, sentence }, i) => {
          const chance = chances?.after.get(plan);
          return (
            <li key={sentence} className={i === at ? 'wg-selected' : undefined}>
              <button type="button" className="wg-hint-move" aria-pressed={i === at} onClick={() => setSelected({ plans, at: i })}>
                {sentence}
                {chance !== undefined && <b title={words.after}>{words.chance(chance)}</b>}
              </button>
              <ul>
                {shownReasons(plan, shownPlans).map(({ key, weight, values }) => (
                  <li key={key}>
                    {weight !== undefined && <i>{weight < 0 ? words.worse : words.better}</i>} {say(reasonTexts, key, values)}
                  </li>
                ))}
              </ul>
              {i === at && (
                <button type="button" className="wg-hint-play" onClick={() => board.order(plan.move)}>
                  {words.play}
                </button>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
