import '@fontsource/im-fell-english';
import '@fontsource/im-fell-english/400-italic.css';
import '@fontsource/im-fell-english-sc';
import '@fontsource/eb-garamond';
import '@fontsource/eb-garamond/600.css';
import '@fontsource-variable/inter';
import { createRoot } from 'react-dom/client';
import css from '../../../../client/boards/invincible-armada/board.css?inline';
import { FIELD_SHEET } from '../../../../client/boards/invincible-armada/chart/places.js';
import { SHEET } from '../../../../client/boards/invincible-armada/chart/projection.js';
import { StrategicSheet } from '../../../../client/boards/invincible-armada/chart/StrategicSheet.js';
import { TacticalSheet } from '../../../../client/boards/invincible-armada/chart/TacticalSheet.js';
import { WeatherBox, WindHead } from '../../../../client/boards/invincible-armada/chart/Wind.js';
import kitCss from '../../../../client/kit/kit.css?inline';
import { type ShipType, ships } from '../../../../client/kit/ships/index.js';
import { Ship } from '../../../../client/kit/ships/Ship.js';

const theme = new URLSearchParams(location.search).get('theme') ?? 'light';

createRoot(document.getElementById('root') as HTMLElement).render(
  <div className="weathergage armada" data-theme={theme} style={{ height: 'auto', display: 'block' }}>
    <style>{kitCss + css}</style>
    <svg width={1400} viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}>
      <StrategicSheet />
    </svg>
    <svg width={1100} viewBox={`0 0 ${FIELD_SHEET.width} ${FIELD_SHEET.height}`}>
      <TacticalSheet calais />
      <WindHead x={75} y={520} side="west" blowing />
      <WindHead x={1300} y={620} side="east" blowing={false} />
      {['normal', 'calm', 'fog', 'gales'].map((w, i) => (
        <WeatherBox key={w} x={1297} y={130 + i * 104} weather={w} name={w} current={i === 0} />
      ))}
    </svg>
    <svg width={1400} viewBox="0 0 900 340">
      {(Object.keys(ships) as ShipType[]).map((type, i) => (
        <g key={type} className="side-english">
          <Ship type={type} x={10 + (i % 8) * 110} y={10 + Math.floor(i / 8) * 110} width={100} />
          <Ship type={type} x={10 + (i % 8) * 110} y={250 + Math.floor(i / 8) * 30} width={34} />
          <text x={60 + (i % 8) * 110} y={100 + Math.floor(i / 8) * 110} fontSize={10} textAnchor="middle">
            {type}
          </text>
        </g>
      ))}
    </svg>
  </div>,
);
