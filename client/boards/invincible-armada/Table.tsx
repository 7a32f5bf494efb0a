import type { ReactNode } from 'react';
import {
  type Armada,
  grid,
  PHASES,
  type PhaseId,
  phaseOf,
  type Side,
  type Square,
  sequence,
} from '../../../src/games/invincible-armada/face.js';
import { useMeant } from '../../kit/host/hint.js';
import { CaseChip } from '../../kit/rules/CaseChip.js';
import { Bench } from './chart/Marks.js';
import type { PlaceId } from './chart/places.js';
import { StrategicChart } from './chart/StrategicChart.js';
import { type ChartProps, TacticalChart } from './chart/TacticalChart.js';
import { Hand } from './panels/Forces.js';
import { Situation } from './panels/Situation.js';
import type { Focus, OverlayState, WhyHere } from './session.js';
import { useWords } from './words/index.js';

const SETUP = new Set<PhaseId>(['deploy', 'blessing']);

/** The sequence of play with the current phase marked; shown when there is no other panel. */
function SequenceSlip({ G }: { readonly G: Armada }) {
  const words = useWords();
  const now = phaseOf(G);
  const text = words.slip;
  return (
    <section className="wg-slip wg-sequence-slip">
      <h2>{text.sequence}</h2>
      <ol>
        {PHASES.filter((id) => SETUP.has(id) === SETUP.has(now)).map((id) => (
          <li key={id} aria-current={id === now ? 'step' : undefined}>
            <b>{words.game.phases[id]}</b> <CaseChip case={sequence[id].case} />
            <span>{text.phases[id]}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The map to switch to when none of `places` is on the one in focus, or undefined. Squares are on the tactical map. */
export function chartMeant(places: readonly PlaceId[], focus: Focus): Focus | undefined {
  const charts = places.map((place): Focus => (grid.cell(place as Square) ? 'tactical' : 'strategic'));
  return charts.includes(focus) ? undefined : charts[0];
}

interface TableProps {
  readonly chart: Omit<ChartProps, 'why' | 'sounding'>;
  /** The map that narrow screens show. */
  readonly focus: Focus;
  /** The map that wide screens show enlarged. */
  readonly large: Focus;
  readonly onFocus: (focus: Focus) => void;
  readonly why: WhyHere | undefined;
  readonly sounding: OverlayState;
  readonly slip: ReactNode;
  /** Events of the last move. */
  readonly news: ReactNode;
  readonly me: Side;
}

/** Both maps and the panels. A narrow screen shows one map at a time. */
export function ArmadaTable({ chart: map, focus, large, why, sounding, onFocus, slip, news, me }: TableProps) {
  const words = useWords();
  const { G, narrow } = map;
  // A narrow screen shows the refusal in the action bar only.
  const chart = { ...map, sounding, why: narrow ? undefined : why };
  const bench = <Bench G={G} sounding={sounding} narrow={narrow} />;
  const meant = chartMeant(useMeant() ?? [], focus);
  const idle = !G.result && !G.battle && !G.fire;
  const papers = (
    <>
      {slip ?? <Situation G={G} me={me} />}
      {news}
      {!slip && idle && <SequenceSlip G={G} />}
    </>
  );
  if (narrow) {
    return (
      <div className="wg-two-charts wg-narrow-board">
        <div className="wg-chart-tabs" role="tablist">
          {(['strategic', 'tactical'] as const).map((each) => (
            <button
              key={each}
              type="button"
              role="tab"
              aria-selected={focus === each}
              data-meant={each === meant || undefined}
              onClick={() => onFocus(each)}
            >
              {words.charts[each]}
            </button>
          ))}
        </div>
        <div className="wg-chart-room">
          {focus === 'strategic' ? <StrategicChart {...chart} /> : <TacticalChart {...chart} />}
          {bench}
        </div>
        <div className="wg-papers">{papers}</div>
      </div>
    );
  }
  return (
    <div className={`wg-two-charts wg-large-${large}`}>
      <div className="wg-chart-strip">
        <StrategicChart {...chart} />
        <div className="wg-hands">
          <Hand G={G} side="english" />
          <Hand G={G} side="spanish" />
        </div>
      </div>
      <div className="wg-square">
        <div className="wg-chart-room">
          <TacticalChart {...chart} />
          {bench}
        </div>
        <div className="wg-papers">
          <div className="wg-paper-columns">{papers}</div>
        </div>
      </div>
    </div>
  );
}
