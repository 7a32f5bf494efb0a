import { crewOf, losers, type ShipId, ship } from '../../../../src/games/grand-armada/face.js';
import type { HexMark } from '../../../kit/hex/HexMarks.js';
import { isHex, type PlaceId } from '../chart/geography.js';
import { shipAt, shortName } from '../names.js';
import { ShipSlip } from '../panels/ShipSlip.js';
import type { Planner, Session, StepView } from '../session.js';

/** The step `losses`: which ship of a beaten group loses the next point of crew [8.1]. */
export const planLosses: Planner = (session: Session): StepView => {
  const { G } = session;
  const { act, ask, mark, slip } = session.words;
  const able = losers(G);
  const lose = (id: ShipId) => session.send('loseCrew', id);
  const marks = new Map<PlaceId, HexMark>();
  for (const id of able) marks.set(ship(G, id).hex ?? '', { kind: 'pick', meaning: mark.loses });
  return {
    ask: ask.losses(G.losses?.points ?? 0),
    marks,
    actions: able.map((id, i) => ({
      id: `loses-${id}`,
      label: act.loses(shortName(id)),
      hint: slip.crewLeft(crewOf(G, id)),
      main: i === 0,
      run: () => lose(id),
    })),
    slip: able.map((id) => <ShipSlip key={id} G={G} id={id} brief />),
    press(place) {
      const there = isHex(place) ? shipAt(G, place) : undefined;
      if (there && able.includes(there)) lose(there);
      else if (there) session.notify(session.refusal('loseCrew', [there]));
    },
  };
};
