import { hexOf, leadersOn, marinesOn, topAt } from '../../../../src/games/right-fierce-and-terrible/face.js';
import type { ActionItem } from '../../../kit/board/ActionBar.js';
import { argsOf, offer } from '../../../kit/board/useOrders.js';
import type { HexMark } from '../../../kit/hex/HexMarks.js';
import { isHex } from '../chart/land.js';
import { leaderSurname, nameAt, shortName } from '../names.js';
import { StackSlip } from '../panels/StackSlip.js';
import { type Change, type Draft, forgetting, type Session, type StepView } from '../session.js';

export function planRally(session: Session, draft: Draft, change: Change): StepView {
  const { G, me } = session;
  const { ask, act, mark } = session.words;
  const rallies = argsOf(session, 'rally');
  const able = [...new Set(rallies.map(([unit]) => unit))];
  const unit = draft.unit && able.includes(draft.unit) ? draft.unit : undefined;
  const ableAt = (hex: string) => able.filter((id) => hexOf(G, id) === hex);
  const pick = (id: string | undefined) => change(forgetting(id));
  const marks = new Map<string, HexMark>();
  for (const id of able) {
    const hex = hexOf(G, id);
    if (hex) marks.set(hex, { kind: 'pick', meaning: mark.pick });
  }
  const from = unit ? hexOf(G, unit) : null;
  if (from) marks.set(from, { kind: 'chosen', meaning: mark.chosen });
  const end = offer(
    session,
    { id: 'endSegment', label: act.done.rally ?? '', hint: act.left(able.length), main: !unit, forgoes: able.length },
    'endSegment',
    [],
  );
  const sources = rallies
    .filter(([id]) => id === unit)
    .map(
      ([id, source], i): ActionItem => ({
        id: `rally-${id}-${source}`,
        label: act.rallyBy(source === 'fleet' ? act.fleet : leaderSurname(session, source)),
        main: i === 0,
        run: () => session.send('rally', id, source),
      }),
    );
  const mates = from ? ableAt(from).filter((id) => id !== unit) : [];
  const chips = (unit ? mates : able).map(
    (id): ActionItem => ({ id: `pick-${id}`, label: unit ? shortName(session, id) : nameAt(session, id), run: () => pick(id) }),
  );
  return {
    ask: unit ? ask.rallyUnit(shortName(session, unit)) : ask.rally,
    marks,
    selected: unit,
    shows: from ?? undefined,
    actions: [...sources, end, ...chips],
    back: unit ? () => pick(undefined) : undefined,
    slip: from ? <StackSlip G={G} hex={from} picked={unit} able={mates} onPick={pick} /> : undefined,
    press: (place) => {
      if (!isHex(place)) return;
      const here = ableAt(place);
      if (unit && place === from && here.length > 1) pick(here[(here.indexOf(unit) + 1) % here.length]);
      else if (unit && place === from) sources[0]?.run?.();
      else if (here.length) pick(here[0]);
      else {
        const top = topAt(G, place);
        const [man] = top ? [...marinesOn(G, top, me), ...leadersOn(G, top)] : [];
        const asked = top && G.squadrons[top].side === me ? top : man;
        if (asked) session.notify(session.refusal('rally', [asked, 'fleet']));
      }
    },
  };
}
