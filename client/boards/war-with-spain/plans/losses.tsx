import {
  armySteps,
  type HexId,
  isHex,
  type Loss,
  replacements,
  shipSteps,
  stepsReplaced,
  type UnitId,
} from '../../../../src/games/war-with-spain/face.js';
import type { ActionItem } from '../../../kit/board/ActionBar.js';
import { argsOf, offer } from '../../../kit/board/useOrders.js';
import type { HexMark } from '../../../kit/hex/HexMarks.js';
import { type LossLine, LossSlip } from '../panels/LossSlip.js';
import type { Change, Draft, Session, StepView } from '../session.js';
import { pendingOf } from './seaDecisions.js';

const sum = (losses: readonly Loss[]) => losses.reduce((total, { steps }) => total + steps, 0);
const same = (a: readonly Loss[], b: readonly Loss[]) => {
  const key = (list: readonly Loss[]) =>
    [...list]
      .map(({ unitId, steps, replaceBy }) => `${unitId}${steps}${replaceBy ?? ''}`)
      .sort()
      .join();
  return key(a) === key(b);
};

/** Losses with so many steps fewer, taken off the first ones: a step laid on one unit is lifted from another. */
function relieved(losses: readonly Loss[], steps: number): Loss[] {
  let over = steps;
  return losses.flatMap((loss) => {
    if (over <= 0) return [loss];
    const left = loss.replaceBy ? 0 : Math.max(0, loss.steps - over);
    over -= loss.steps - left;
    return left ? [{ unitId: loss.unitId, steps: left }] : [];
  });
}

/** A unit with the admirals who would go down with it [13.16]. */
function bearing({ G, names: { unitName } }: Session, id: UnitId): string {
  const aboard = Object.keys(G.leaders).filter((leader) => G.leaders[leader].ship === id);
  return [unitName(id), ...aboard.map(unitName)].join(', ');
}

/** Where those are who suffer. */
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

/** Ships that suffer by storm or guns. */
export function planNavalLosses(session: Session, draft: Draft, change: Change): StepView {
  const { ask } = session.words;
  const pending = pendingOf(session, 'navalLosses');
  const due = pending?.steps[session.me] ?? 0;
  return planLosses(session, draft, change, 'takeNavalLosses', due, pending?.group ? ask.storm(due) : ask.navalLosses(due));
}

/** Troops that fall. */
export function planLandLosses(session: Session, draft: Draft, change: Change): StepView {
  const { ask } = session.words;
  const due = pendingOf(session, 'landLosses')?.steps[session.me] ?? 0;
  return planLosses(session, draft, change, 'takeLandLosses', due, ask.landLosses(due));
}
