import {
  attitude,
  chargedTo,
  directionOf,
  entryHexes,
  HEADINGS,
  type Heading,
  type HexId,
  MOVEMENT,
  ROSTER,
  reserves,
  type ShipId,
} from '../../../../src/games/grand-armada/face.js';
import { offer } from '../../../kit/board/useOrders.js';
import { FacingPicker } from '../../../kit/hex/FacingPicker.js';
import type { HexMark } from '../../../kit/hex/HexMarks.js';
import type { PlaceId } from '../chart/geography.js';
import { shortName } from '../names.js';
import { ReserveSlip } from '../panels/ReserveSlip.js';
import { type Change, type Draft, forgetting, type Session, type StepView } from '../session.js';
import { headingOf } from './helm.js';

/** Headings that lead in from each edge column. */
const INWARD: { readonly [side in 'W' | 'E']: readonly Heading[] } = { W: [2, 3], E: [6, 5] };

/** A reinforcement: who, where, and which way it points. */
export function planEnter(session: Session, draft: Draft, change: Change, id: ShipId): StepView {
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
