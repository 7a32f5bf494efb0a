import { directionOf, HEADINGS, type ShipId, scenarioOf, ship, unplaced, zoneHexes } from '../../../../src/games/grand-armada/face.js';
import { offer } from '../../../kit/board/useOrders.js';
import { FacingPicker } from '../../../kit/hex/FacingPicker.js';
import type { HexMark } from '../../../kit/hex/HexMarks.js';
import { isHex, type PlaceId } from '../chart/geography.js';
import { shortName } from '../names.js';
import { MusterSlip } from '../panels/MusterSlip.js';
import { type Change, type Draft, forgetting, type Planner, type Session, type StepView } from '../session.js';
import { headingOf } from './helm.js';

/** The step `deploy`: a ship, a hex of the zone, a heading; or the places of history. What is placed is corrected by taking back. */
export const planDeploy: Planner = (session: Session, draft: Draft, change: Change): StepView => {
  const { G, me, words } = session;
  const { act, ask, mark } = words;
  const left = unplaced(G, me);
  const id = draft.ship && left.includes(draft.ship) ? draft.ship : left[0];
  const heading = draft.heading ?? (id ? ship(G, id).heading : 1);
  const open = id ? zoneHexes(scenarioOf(G), me).filter((hex) => !session.refusal('placeShip', [id, hex, heading])) : [];
  const hex = draft.hex && open.includes(draft.hex) ? draft.hex : undefined;
  const marks = new Map<PlaceId, HexMark>(open.map((each) => [each, { kind: each === hex ? 'chosen' : 'go', meaning: mark.place }]));
  const finish = offer(session, { id: 'finishDeploy', label: act.ready, main: true }, 'finishDeploy', []);
  const place =
    id && hex
      ? offer(session, { id: 'placeShip', label: act.place(shortName(id), hex), main: true }, 'placeShip', [id, hex, heading])
      : undefined;
  const historical = left.length ? [offer(session, { id: 'useHistorical', label: act.historical }, 'useHistorical', [])] : [];
  return {
    ask: !id ? ask.deployDone : hex ? ask.deployHeading(shortName(id), hex) : ask.deploy(shortName(id), left.length),
    marks,
    deploys: me,
    course: id && hex ? { id, from: null, legs: [], end: { hex, heading }, left: 0 } : undefined,
    actions: [...(place ? [place] : []), ...historical, finish],
    back: hex ? () => change({ hex: undefined }) : undefined,
    slip: id && (
      <MusterSlip G={G} side={me} ids={left} picked={id} onPick={(next: ShipId) => change(forgetting(next))}>
        <FacingPicker
          label={words.slip.heading}
          facing={directionOf(heading)}
          open={new Map(HEADINGS.map((each) => [directionOf(each), '']))}
          name={(facing) => words.headings[headingOf(facing)]}
          onPick={(facing) => change({ heading: headingOf(facing) })}
        />
      </MusterSlip>
    ),
    press(at) {
      if (!id || !isHex(at)) return;
      if (at === hex) place?.run?.();
      else if (open.includes(at)) change({ hex: at, heading });
      else session.notify(session.refusal('placeShip', [id, at, heading]));
    },
  };
};
