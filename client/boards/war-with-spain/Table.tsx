import type { Laid } from '../../kit/boardSource.js';
import { TheatreChart } from './chart/TheatreChart.js';
import { Ending } from './panels/Ending.js';
import { KeySwitch } from './panels/KeySwitch.js';
import { Ledger } from './panels/Ledger.js';
import { MapKey } from './panels/MapKey.js';
import { RegionSwitch } from './panels/RegionSwitch.js';
import { StackSlip } from './panels/StackSlip.js';
import { TurnStrip } from './panels/TurnStrip.js';
import type { WarTypes } from './session.js';

/** The wall map under the record of turns, with the papers that lie on it. */
export function Table({ G, me, plan, look, map, news }: Laid<WarTypes>) {
  const { blocks, aside, fanned, lookAway, sounding, keyed, onKey } = look;
  return (
    <div className="theatre-table">
      <TurnStrip turn={G.turn} phase={G.phase} />
      <div className="theatre-map">
        <TheatreChart {...map} me={me ?? null} blocks={blocks} sounding={sounding} aside={aside} fanned={fanned}>
          <KeySwitch keyed={keyed} onKey={onKey} />
          <RegionSwitch onShow={(part) => map.handle.current?.show(part)} />
        </TheatreChart>
        <div className="papers">
          {G.result ? <Ending G={G} /> : plan.slip}
          {aside !== undefined && <StackSlip G={G} hex={aside} blocks={blocks.get(aside) ?? []} onClose={lookAway} />}
          {news}
          {keyed && <MapKey onClose={onKey} />}
          {!G.result && <Ledger G={G} me={me} brief />}
        </div>
      </div>
    </div>
  );
}
