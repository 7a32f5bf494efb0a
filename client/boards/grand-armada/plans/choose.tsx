import { flag, idle, reserves, type ShipId, ship } from '../../../../src/games/grand-armada/face.js';
import type { ActionItem } from '../../../kit/board/ActionBar.js';
import { offer } from '../../../kit/board/useOrders.js';
import type { HexMark } from '../../../kit/hex/HexMarks.js';
import { isHex, type PlaceId } from '../chart/geography.js';
import { shipAt, shortName } from '../names.js';
import { BriefSlip } from '../panels/BriefSlip.js';
import { ReserveSlip } from '../panels/ReserveSlip.js';
import { type Change, type Draft, forgetting, type Session, type StepView } from '../session.js';
import { planBegin } from './begin.js';
import { planEnter } from './enter.js';

/** What the side may do besides sailing a ship of its own. */
function others(session: Session): ActionItem[] {
  const { G, step } = session;
  const { act } = session.words;
  const items: ActionItem[] = [];
  if (step === 'choose') items.push(offer(session, { id: 'forceEnemy', label: act.force }, 'forceEnemy', []));
  if (reserves(G, session.me).length) items.push(offer(session, { id: 'declineEntry', label: act.decline }, 'declineEntry', []));
  return items;
}

/** The steps `opening`, `must` and `choose`: which ship sails next, or who has to. */
export function planChoose(session: Session, draft: Draft, change: Change): StepView {
  const { G, me, step } = session;
  const { act, ask, mark } = session.words;
  const first: { readonly [each: string]: string } = { opening: ask.opening, must: ask.must, choose: ask.choose };
  const able = idle(G, me);
  const entering = reserves(G, me);
  if (draft.ship && entering.includes(draft.ship)) return planEnter(session, draft, change, draft.ship);
  const id = draft.ship && able.includes(draft.ship) ? draft.ship : undefined;
  const pick = (next: ShipId | undefined) => change(forgetting(next));
  const explain = (place: PlaceId) => {
    const there = isHex(place) ? shipAt(G, place) : undefined;
    if (there && flag(there) === me) session.notify(session.refusal('activate', [there]));
  };
  const ableAt = (place: PlaceId) => able.find((each) => ship(G, each).hex === place);

  if (!id) {
    const marks = new Map<PlaceId, HexMark>();
    for (const each of able) {
      const { hex } = ship(G, each);
      if (hex) marks.set(hex, { kind: 'pick', meaning: mark.pick });
    }
    const chips = able.map((each): ActionItem => ({ id: `pick-${each}`, label: shortName(each), run: () => pick(each) }));
    const bring = entering.length
      ? [{ id: 'bringIn', label: act.bringIn, hint: act.reserves(entering.length), run: () => pick(entering[0]) }]
      : [];
    return {
      ask: first[step] ?? '',
      marks,
      actions: [...others(session), ...bring, ...chips],
      slip:
        entering.length > 0 ? (
          <ReserveSlip G={G} side={me} ids={entering} picked={undefined} onPick={pick} />
        ) : G.turn === 1 ? (
          <BriefSlip G={G} me={me} />
        ) : undefined,
      press(place) {
        const found = ableAt(place);
        if (found) pick(found);
        else explain(place);
      },
    };
  }

  return planBegin(session, draft, change, id);
}
