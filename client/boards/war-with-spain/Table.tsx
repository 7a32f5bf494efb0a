import type { BoardLayout } from '../../kit/board/boardSource.js';
import { WhenHere } from '../../kit/loading/preload.js';
import { TheatreChart } from './chart/TheatreChart.js';
import { later } from './later.js';
import { KeySwitch } from './panels/KeySwitch.js';
import { Ledger } from './panels/Ledger.js';
import { RegionSwitch } from './panels/RegionSwitch.js';
import { TurnStrip } from './panels/TurnStrip.js';
import type { WarTypes } from './session.js';

/** The wall map under the record of turns, with the papers that lie on it. */
export function Table({ G, me, plan, look, map, news }: BoardLayout<WarTypes>) {
  const { blocks, aside, fanned, lookAway, sounding, keyed, onKey } = look;
  return (
    <div className="wg-theatre-table">
      <TurnStrip turn={G.turn} phase={G.phase} />
      <div className="wg-theatre-map">
        <TheatreChart {...map} me={me ?? null} blocks={blocks} sounding={sounding} aside={aside} fanned={fanned}>
          <KeySwitch keyed={keyed} onKey={onKey} />
          <RegionSwitch onShow={(part) => map.handle.current?.show(part)} />
        </TheatreChart>
        <div className="wg-papers">
          {G.result ? <WhenHere of={later}>{({ Ending }) => <Ending G={G} />}</WhenHere> : plan.slip}
          {aside !== undefined && (
            <WhenHere of={later}>
              {({ StackSlip }) => <StackSlip G={G} hex={aside} blocks={blocks.get(aside) ?? []} onClose={lookAway} />}
            </WhenHere>
          )}
          {news}
          {keyed && <WhenHere of={later}>{({ MapKey }) => <MapKey onClose={onKey} />}</WhenHere>}
          {!G.result && <Ledger G={G} me={me} brief />}
        </div>
      </div>
    </div>
  );
}
