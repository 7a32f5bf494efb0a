import { scenarioOf, setup } from '../../../../src/games/war-with-spain/face.js';
import { hexPath } from '../../../kit/hex/layout.js';
import { BlockFace } from '../chart/Blocks.js';
import { ArmyCounter, BackCounter, Banner, LeaderCounter, ShipCounter } from '../chart/Counters.js';
import { WindHead } from '../chart/Ornaments.js';
import { FIELD_COLUMNS, seaColumn } from '../forecast.js';
import { Ledger, Victory } from '../panels/Ledger.js';
import { KeyOfSigns } from '../panels/MapKey.js';
import { ResultTable } from '../panels/ResultTable.js';
import { TurnStrip } from '../panels/TurnStrip.js';
import { YardBoxes } from '../panels/YardSlip.js';
import type { Block } from '../pieces.js';
import type { PictureId } from './words/en.js';

const SHOWN = setup({});

const fleet = (side: 'E' | 'S', units: readonly string[], munitions: number): Block => ({
  id: `${side}1`,
  kind: 'fleet',
  side,
  hex: '1616',
  besieged: false,
  neutral: false,
  units,
  leaders: [],
  cargo: [],
  no: 1,
  munitions,
});
const army = (side: 'E' | 'S', units: readonly string[], besieged: boolean): Block => ({
  ...fleet(side, units, 0),
  id: `${side}:land`,
  kind: 'land',
  besieged,
  no: undefined,
  munitions: undefined,
});

const row = (pieces: readonly React.ReactNode[], step = 100) =>
  pieces.map((piece, i) => (
    <g key={i} transform={`translate(${i * step} 0)`}>
      {piece}
    </g>
  ));

type DrawnId = 'counters' | 'fleets' | 'wind' | 'siege';

function Drawn({ id }: { readonly id: DrawnId }) {
  switch (id) {
    case 'counters':
      return row([
        <ShipCounter key="a" id="EG5" />,
        <ShipCounter key="b" id="SP1" reduced />,
        <ArmyCounter key="c" id="SLT2" />,
        <ArmyCounter key="d" id="HL1" neutral />,
        <LeaderCounter key="e" id="drake" />,
        <BackCounter key="f" side="S" count={4} />,
      ]);
    case 'fleets':
      return row([
        <BlockFace key="a" G={SHOWN} block={fleet('E', ['EG5', 'EG6', 'EM1'], 3)} />,
        <BlockFace key="b" G={SHOWN} block={fleet('S', [], 2)} />,
        <BlockFace key="c" G={SHOWN} block={{ ...fleet('E', ['EG1'], 0), besieged: true }} />,
      ]);
    case 'wind':
      return (
        <g>
          {[0, 1, 2, 3, 4, 5].map((direction) => {
            const angle = (direction * 60 - 90) * (Math.PI / 180);
            const fair = direction === 0 || direction === 1 || direction === 2;
            return (
              <path
                key={direction}
                className={fair ? 'wg-guide-fair' : 'wg-guide-foul'}
                d={hexPath([250 + Math.cos(angle) * 72, 0 + Math.sin(angle) * 72], 40, 2)}
              />
            );
          })}
          <path className="wg-guide-hex" d={hexPath([250, 0], 40, 2)} />
          <WindHead x={235} y={8} turn={-30} scale={0.55} />
        </g>
      );
    case 'siege':
      return row([
        <BlockFace key="a" G={SHOWN} block={army('E', ['DL1'], true)} />,
        <BlockFace key="b" G={SHOWN} block={army('S', ['SLT2', 'SLT3'], false)} />,
        <Banner key="c" side="S" x={0} y={30} scale={2} />,
      ]);
  }
}

const BOXES: { readonly [id in DrawnId]: string } = {
  counters: '-52 -52 610 108',
  fleets: '-52 -56 310 116',
  wind: '60 -120 380 240',
  siege: '-52 -56 300 116',
};

export function GuidePicture({ id }: { readonly id: PictureId }) {
  switch (id) {
    case 'victory':
      return <Victory G={SHOWN} />;
    case 'key':
      return <KeyOfSigns />;
    case 'turn':
      return <TurnStrip turn={SHOWN.turn} phase="navalSpanish" scenario={scenarioOf(SHOWN)} />;
    case 'ledger':
      return <Ledger G={SHOWN} me="E" />;
    case 'yard':
      return <YardBoxes G={SHOWN} track="london" />;
    case 'seaOdds':
      return <ResultTable column={seaColumn(7)} attacking />;
    case 'landOdds':
      return <ResultTable column={FIELD_COLUMNS[3]} attacking />;
    default:
      break;
  }
  return (
    <svg className="wg-guide-picture" viewBox={BOXES[id]} aria-hidden="true">
      <Drawn id={id} />
    </svg>
  );
}
