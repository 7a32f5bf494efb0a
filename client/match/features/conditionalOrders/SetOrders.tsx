import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import type { GameModule } from '../../../../src/boardgame/module.js';
import { MOST_STEPS } from '../../../../src/kit/standing.js';
import { say } from '../../../../src/kit/texts.js';
import { inWords, lobby } from '../../../api/lobby.js';
import { useErrorWords } from '../../../api/words/index.js';
import { findMatch, isBranch, type LocalMatch, type OnlineMatch } from '../../../app/matches.js';
import { Notice } from '../../../app/parts/Notice.js';
import { useLanguage } from '../../../kit/language.js';
import type { RunningMatch } from '../../local/runningMatch.js';
import { useSeat } from '../../local/seat.js';
import './conditionalOrders.css';
import { type OwnDecision, ownDecisionsIn, stepsOf } from './steps.js';
import { useOrderWords } from './words/index.js';

interface SetOrdersProps {
  readonly module: GameModule;
  readonly match: LocalMatch;
  readonly table: RunningMatch;
}

/** Returns the seat and position from which a branch of an unfinished online match was started, otherwise undefined. */
function seatOf(match: LocalMatch): { readonly seat: OnlineMatch; readonly at: number } | undefined {
  if (!isBranch(match) || match.branch.of.kind !== 'online') return undefined;
  const { of, at } = match.branch;
  const seat = findMatch(of.game, of.id);
  return seat?.kind === 'online' && seat.over === undefined ? { seat, at } : undefined;
}

/** Turns the player's decisions in a branch into conditional orders for the original match. */
export function SetOrders(props: SetOrdersProps) {
  const [left] = useState(() => seatOf(props.match));
  return left && <Plan {...props} {...left} />;
}

function Plan({ module, table, seat, at }: SetOrdersProps & NonNullable<ReturnType<typeof seatOf>>) {
  const words = useOrderWords();
  const errorWords = useErrorWords();
  const [, navigate] = useLocation();
  const [anyway, setAnyway] = useState<ReadonlySet<number>>(new Set());
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const seen = useSeat(table.seats[seat.playerID]);
  const log = seen?.log;
  // The seat's own log lacks the opponent's secret moves.
  const tried = useMemo(() => (log ? ownDecisionsIn(table.record().log, seat.playerID) : []), [log, table, seat]);
  const lay = async () => {
    setBusy(true);
    try {
      await lobby.layPlan(seat.game, seat.id, seat, at, stepsOf(tried, anyway));
      navigate(`/match/${seat.game}/${seat.id}`);
    } catch (thrown) {
      setError(thrown);
      setBusy(false);
    }
  };
  const change = (n: number, any: boolean) =>
    setAnyway((before) => new Set(any ? [...before, n] : [...before].filter((other) => other !== n)));
  return (
    <details className="wg-plan-lay" data-testid="plan-lay">
      <summary>
        {words.title} ({tried.length})
      </summary>
      <p className="wg-small">{words.about}</p>
      {tried.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <ol aria-label={words.steps}>
          {tried.map((step, n) => (
            <Step key={n} module={module} number={n + 1} tried={step} anyway={anyway.has(n)} onChange={(any) => change(n, any)} />
          ))}
        </ol>
      )}
      {tried.length > MOST_STEPS && <Notice tone="bad">{words.tooMany(MOST_STEPS)}</Notice>}
      {error !== undefined && <Notice tone="bad">{inWords(error, errorWords)}</Notice>}
      <div className="wg-buttons">
        <button
          type="button"
          className="wg-button wg-primary"
          disabled={busy || tried.length === 0 || tried.length > MOST_STEPS}
          onClick={() => void lay()}
        >
          {busy ? words.submitting : words.submit}
        </button>
        <button type="button" className="wg-button" onClick={() => navigate(`/match/${seat.game}/${seat.id}`)}>
          {words.back}
        </button>
      </div>
    </details>
  );
}

interface StepProps {
  readonly module: GameModule;
  readonly number: number;
  readonly tried: OwnDecision;
  readonly anyway: boolean;
  readonly onChange: (any: boolean) => void;
}

function Step({ module, number, tried, anyway, onChange }: StepProps) {
  const words = useOrderWords();
  const language = useLanguage();
  const [entry] = tried.told;
  const line =
    entry &&
    say(module.present(language).texts, `chronicle.${entry.key}`, {
      by: entry.by ?? null,
      at: entry.at ?? [],
      who: entry.who ?? [],
      ...entry.values,
    });
  return (
    <li>
      <span>{line ?? words.unsaid(number)}</span> <i>{words.expects(tried.after.length)}</i>
      <select aria-label={words.when(number)} value={anyway ? 'any' : 'this'} onChange={({ target }) => onChange(target.value === 'any')}>
        <option value="this">{words.this}</option>
        <option value="any">{words.any}</option>
      </select>
    </li>
  );
}
