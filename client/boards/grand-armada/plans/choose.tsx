import {
  attitude,
  chargedTo,
  directionOf,
  entryHexes,
  flag,
  HEADINGS,
  type Heading,
  type HexId,
  idle,
  MOVEMENT,
  ROSTER,
  reserves,
  type ShipId,
  ship,
} from '../../../../src/games/grand-armada/face.js';
import type { ActionItem } from '../../../kit/board/ActionBar.js';
import { offer } from '../../../kit/board/useOrders.js';
import { FacingPicker } from '../../../kit/hex/FacingPicker.js';
import type { HexMark } from '../../../kit/hex/HexMarks.js';
import { isHex, type PlaceId } from '../chart/geography.js';
import { shipAt, shortName } from '../names.js';
import { BriefSlip } from '../panels/BriefSlip.js';
import { ReserveSlip } from '../panels/ReserveSlip.js';
import { type Change, type Draft, forgetting, type Session, type StepView } from '../session.js';
import { planBegin } from './begin.js';
import { headingOf } from './course.js';

/** Headings that lead onto the map from each entry edge. */
const INWARD: { readonly [side in 'W' | 'E']: readonly Heading[] } = { W: [2, 3], E: [6, 5] };

/** Plans the entry of a reinforcement: its ship, hex and heading. */
function planEnter(session: Session, draft: Draft, change: Change, id: ShipId): StepView {
  const { G, me, words } = session;
  const { act, ask, mark } = words;
  const group = chargedTo(G, id);
  const hexes: readonly HexId[] = group ? entryHexes(G, group) : [];
  const { speed, oars } = ROSTER[id];
  const points = (heading: Heading) => MOVEMENT[oars ? 'oars' : 'sail'][speed][attitude(heading, G.windFrom)];
  const inward = INWARD[hexes[0]?.startsWith('A-') ? 'W' : 'E'];
  const heading = draft.heading ?? inward.reduce((best, each) => (points(each) > points(best) ? each : best));
  const hex = draft.hex && hexes.includes(draft.hex) ? draft.hex : undefined;
  const marks = new Map<PlaceId, HexMark>(hexes.map((each) => [each, { kind: each === hex ? 'chosen' : 'go', meaning: mark.enter }]));
  const enter = hex
    ? offer(session, { id: 'enter', label: act.enter(shortName(id), hex), hint: act.points(points(heading)), main: true }, 'enter', [
        id,
        hex,
        heading,
      ])
    : undefined;
  const ids = reserves(G, me);
  return {
    ask: hex ? ask.enterHeading(shortName(id), hex) : ask.enter(shortName(id)),
    marks,
    course: hex ? { id, from: null, legs: [], end: { hex, heading }, left: points(heading) } : undefined,
    actions: [...(enter ? [enter] : []), { id: 'other', label: act.other, run: () => change(forgetting()) }],
    back: () => change(hex ? { hex: undefined } : forgetting()),
    slip: (
      <ReserveSlip G={G} side={me} ids={ids} picked={id} onPick={(next) => change(forgetting(next))}>
        <FacingPicker
          label={words.slip.heading}
          facing={directionOf(heading)}
          open={new Map(HEADINGS.map((each) => [directionOf(each), words.slip.pointsShort(points(each))]))}
          name={(facing) => words.headings[headingOf(facing)]}
          onPick={(facing) => change({ heading: headingOf(facing) })}
        />
      </ReserveSlip>
    ),
    press(place) {
      if (place === hex) enter?.run?.();
      else if (hexes.includes(place)) change({ hex: place });
      else session.notify(session.refusal('enter', [id, place, heading]));
    },
  };
}

/** Returns the buttons that make the enemy move instead, or decline the entry of reinforcements. */
function others(session: Session): ActionItem[] {
  const { G, step } = session;
  const { act } = session.words;
  const items: ActionItem[] = [];
  if (step === 'choose') items.push(offer(session, { id: 'forceEnemy', label: act.force }, 'forceEnemy', []));
  if (reserves(G, session.me).length) items.push(offer(session, { id: 'declineEntry', label: act.decline }, 'declineEntry', []));
  return items;
}

/** Plans the steps `opening`, `must` and `choose`: the player selects the next ship to move. */
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
