import { scenarioOf } from '../../../src/games/war-with-spain/face.js';
import type { BoardLayout } from '../../kit/board/boardSource.js';
import { WhenReady } from '../../kit/loading/lazyPart.js';
import type { ChartPart } from '../../kit/panels/chartPart.js';
import { REGION_IDS, REGIONS } from './chart/regions.js';
import { TheatreChart } from './chart/TheatreChart.js';
import { later } from './later.js';
import { Ledger } from './panels/Ledger.js';
import { TurnStrip } from './panels/TurnStrip.js';
import type { WarTypes } from './session.js';
import { useWords } from './words/index.js';

interface KeySwitchProps {
  readonly keyed: boolean;
  readonly onKey: () => void;
}

function KeySwitch({ keyed, onKey }: KeySwitchProps) {
  const words = useWords();
  return (
    <div className="wg-key-switch">
      <button type="button" aria-pressed={keyed} onClick={onKey}>
        {words.mapKey.switch}
      </button>
    </div>
  );
}

function RegionSwitch({ onShow }: { readonly onShow: (part: ChartPart) => void }) {
  const { regions } = useWords();
  return (
    <div className="wg-region-switch">
      {REGION_IDS.map((id) => (
        <button key={id} type="button" onClick={() => onShow(REGIONS[id])}>
          {regions[id]}
        </button>
      ))}
    </div>
  );
}

export function Table({ G, me, look, map }: BoardLayout<WarTypes>) {
  const { blocks, aside, fanned, sounding, keyed, onKey } = look;
  return (
    <div className="wg-theatre-table">
      <TurnStrip turn={G.turn} phase={G.phase} scenario={scenarioOf(G)} />
      <div className="wg-theatre-map">
        <TheatreChart {...map} me={me ?? null} blocks={blocks} sounding={sounding} aside={aside} fanned={fanned}>
          <KeySwitch keyed={keyed} onKey={onKey} />
          <RegionSwitch onShow={(part) => map.handle.current?.show(part)} />
        </TheatreChart>
      </div>
    </div>
  );
}

export function WarPanels({ G, me, plan, look, news }: BoardLayout<WarTypes>) {
  const { blocks, aside, lookAway, keyed, onKey } = look;
  return (
    <>
      {G.result ? <WhenReady of={later}>{({ Ending }) => <Ending G={G} />}</WhenReady> : plan.slip}
      {aside !== undefined && (
        <WhenReady of={later}>
          {({ StackSlip }) => <StackSlip G={G} hex={aside} blocks={blocks.get(aside) ?? []} onClose={lookAway} />}
        </WhenReady>
      )}
      {news}
      {keyed && <WhenReady of={later}>{({ MapKey }) => <MapKey onClose={onKey} />}</WhenReady>}
      {!G.result && <Ledger G={G} me={me} brief />}
    </>
  );
}
