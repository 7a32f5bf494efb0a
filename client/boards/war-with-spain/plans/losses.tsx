import {
  armySteps,
  type HexId,
  isHex,
  type Loss,
  replacements,
  shipSteps,
  stepsReplaced,
  type UnitId,
  type WarWithSpain,
} from '../../../../src/games/war-with-spain/face.js';
import type { ActionItem } from '../../../kit/board/ActionBar.js';
import { argsOf, offer } from '../../../kit/board/useOrders.js';
import type { HexMark } from '../../../kit/hex/HexMarks.js';
import { CounterPicture } from '../panels/YardSlip.js';
import type { Change, Draft, Session, StepView } from '../session.js';
import { useWords } from '../words/index.js';
import { pendingOf } from './seaDecisions.js';

interface LossLine {
  readonly id: UnitId;
  readonly steps: number;
  readonly most: number;
  readonly replaceBy?: UnitId;
  /** Units that may replace a unit of strength 20 or more, and how many steps the replacement loses [9.14]. */
  readonly substitutes: readonly { readonly id: UnitId; readonly steps: number }[];
}

interface LossSlipProps {
  readonly G: WarWithSpain;
  readonly lines: readonly LossLine[];
  readonly taken: number;
  readonly due: number;
  readonly onTake: (id: UnitId, steps: number, replaceBy?: UnitId) => void;
  readonly title: (id: UnitId) => string;
}

/** Panel with a button for each number of steps that each unit may lose. */
function LossSlip({ G, lines, taken, due, onTake, title }: LossSlipProps) {
  const { slip } = useWords();
  return (
    <section className="wg-slip wg-loss-slip">
      <h2>{slip.lossesTaken(taken, due)}</h2>
      <ul>
        {lines.map(({ id, steps, most, replaceBy, substitutes }) => (
          <li key={id}>
            <CounterPicture G={G} id={id} size={42} />
            <span className="wg-loss-name">{title(id)}</span>
            <span className="wg-loss-steps">
              {Array.from({ length: most + 1 }, (_, n) => (
                <button
                  key={n}
                  type="button"
                  aria-pressed={n === steps && !replaceBy}
                  aria-label={slip.lose(title(id), n && n === most ? slip.gone(slip.steps(n)) : slip.steps(n))}
                  onClick={() => onTake(id, n)}
                >
                  {n && n === most ? '✕' : n}
                </button>
              ))}
              {substitutes.map((other) => (
                <button
                  key={other.id}
                  type="button"
                  aria-pressed={replaceBy === other.id}
                  aria-label={slip.replace(title(id), title(other.id), slip.steps(other.steps))}
                  onClick={() => onTake(id, other.steps, other.id)}
                >
                  → {title(other.id)}
                </button>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const sum = (losses: readonly Loss[]) => losses.reduce((total, { steps }) => total + steps, 0);
const same = (a: readonly Loss[], b: readonly Loss[]) => {
  const key = (list: readonly Loss[]) =>
    [...list]
      .map(({ unitId, steps, replaceBy }) => `${unitId}${steps}${replaceBy ?? ''}`)
      .sort()
      .join();
  return key(a) === key(b);
};

/** Returns the losses reduced by `steps` steps, starting with the first losses, so that the player can choose other losses. */
function relieved(losses: readonly Loss[], steps: number): Loss[] {
  let over = steps;
  return losses.flatMap((loss) => {
    if (over <= 0) return [loss];
    const left = loss.replaceBy ? 0 : Math.max(0, loss.steps - over);
    over -= loss.steps - left;
    return left ? [{ unitId: loss.unitId, steps: left }] : [];
  });
}

/** Returns the name of a unit and of leaders who would be lost with it [13.16]. */
function bearing({ G, names: { unitName } }: Session, id: UnitId): string {
  const aboard = Object.keys(G.leaders).filter((leader) => G.leaders[leader].ship === id);
  return [unitName(id), ...aboard.map(unitName)].join(', ');
}

function sufferingAt({ G, blocks }: Session, ids: readonly UnitId[]): HexId | undefined {
  const place = (G.naval[ids[0]] ?? G.land[ids[0]])?.at;
  return place === undefined || isHex(place) ? place : [...blocks.values()].flat().find(({ id }) => id === place)?.hex;
}

type LossMove = 'takeNavalLosses' | 'takeLandLosses';

function planLosses(session: Session, draft: Draft, change: Change, move: LossMove, due: number, question: string): StepView {
  const { act, mark } = session.words;
  const { G } = session;
  const sets = argsOf(session, move).map(([losses]) => losses);
  const able = [...new Set(sets.flat().map(({ unitId }) => unitId))];
  const naval = move === 'takeNavalLosses';
  const losses = draft.losses.length || draft.accepted === 'cleared' ? draft.losses : (sets[0] ?? []);
  const put = (unitId: UnitId, steps: number, replaceBy?: UnitId) => {
    const others = losses.filter((loss) => loss.unitId !== unitId);
    const chosen = steps ? [{ unitId, steps, ...(replaceBy && { replaceBy }) }] : [];
    change({ losses: [...relieved(others, sum(others) + steps - due), ...chosen], accepted: 'cleared' });
  };
  const lines = able.map((id): LossLine => {
    const taken = losses.find(({ unitId }) => unitId === id);
    const most = naval ? shipSteps(G, id) : armySteps(G, id);
    const substitutes = naval ? [] : replacements(G, id).map((each) => ({ id: each, steps: stepsReplaced(id, each) }));
    return { id, steps: taken?.steps ?? 0, most, replaceBy: taken?.replaceBy, substitutes };
  });
  const take = offer(session, { id: 'take', label: act.takeLosses, hint: `${sum(losses)}/${due}`, main: true }, move, [[...losses]]);
  const suggestion: ActionItem[] =
    sets[0] && !same(losses, sets[0])
      ? [{ id: 'suggest', label: act.suggestion, run: () => change({ losses: sets[0], accepted: 'cleared' }) }]
      : [];
  const at = sufferingAt(session, able);
  return {
    ask: question,
    marks: new Map(at ? [[at, { kind: 'chosen', meaning: mark.suffering } satisfies HexMark]] : []),
    at,
    actions: [take, ...suggestion],
    back: () => change({ losses: [], accepted: undefined }),
    slip: <LossSlip G={G} lines={lines} taken={sum(losses)} due={due} onTake={put} title={(id) => bearing(session, id)} />,
  };
}

export function planNavalLosses(session: Session, draft: Draft, change: Change): StepView {
  const { ask } = session.words;
  const pending = pendingOf(session, 'navalLosses');
  const due = pending?.steps[session.me] ?? 0;
  return planLosses(session, draft, change, 'takeNavalLosses', due, pending?.group ? ask.storm(due) : ask.navalLosses(due));
}

export function planLandLosses(session: Session, draft: Draft, change: Change): StepView {
  const { ask } = session.words;
  const due = pendingOf(session, 'landLosses')?.steps[session.me] ?? 0;
  return planLosses(session, draft, change, 'takeLandLosses', due, ask.landLosses(due));
}
