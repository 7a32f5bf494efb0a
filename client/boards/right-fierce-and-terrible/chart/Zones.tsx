import { memo } from 'react';
import { AREAS, commandsOf, SCENARIOS, type ScenarioId, ZONES, type Zone } from '../../../../src/games/right-fierce-and-terrible/face.js';
import { hexPath, sideCorners } from '../../../kit/hex/layout.js';
import { useWords } from '../words/index.js';
import { layout } from './geography.js';

const flat = (points: readonly (readonly [number, number])[]) => points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');

function zonePaths(zone: Zone): { wash: string; edge: string } {
  const middles = ZONES[zone].map((hex) => layout.at(hex)).filter((at) => at !== undefined);
  return {
    wash: middles.map((at) => hexPath(at, layout.size)).join(''),
    edge: middles.map((at) => `M${flat(([5, 0, 1] as const).map((side) => sideCorners(at, layout.size, side)[0]))}`).join(''),
  };
}

const PATHS: { readonly [zone in Zone]: { wash: string; edge: string } } = { redNW: zonePaths('redNW'), redNE: zonePaths('redNE') };

/** The red edges where the English come in from the sea; those of the scenario stand out (1.4.5). */
export const RedZones = memo(function RedZones({ open }: { readonly open: string }) {
  const { sheet } = useWords();
  return (
    <g className="wg-map-sheet wg-zones">
      {(['redNW', 'redNE'] as const).map((zone) => {
        const middle = layout.at(ZONES[zone][Math.floor(ZONES[zone].length / 2)]);
        const isOpen = open.split(' ').includes(zone);
        return (
          <g key={zone} className={isOpen ? 'wg-zone wg-open' : 'wg-zone'}>
            <path className="wg-zone-wash" d={PATHS[zone].wash} />
            <path className="wg-zone-edge" d={PATHS[zone].edge} />
            {isOpen && middle && (
              <text className="wg-zone-name" x={middle[0]} y={middle[1] + 66}>
                {sheet.entry}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
});

/** Where the French may anchor in a scenario, tinted while they deploy. */
export const Anchorage = memo(function Anchorage({ scenario }: { readonly scenario: ScenarioId }) {
  const areas = [...new Set(commandsOf('french').map((command) => SCENARIOS[scenario].areas[command]))];
  return (
    <g>
      {areas.map((area, i) => {
        if (!area) return null;
        const middles = AREAS[area].map((hex) => layout.at(hex)).filter((at) => at !== undefined);
        return (
          <path key={area} className={`wg-anchorage-area wg-area-${i}`} d={middles.map((at) => hexPath(at, layout.size, 1)).join('')} />
        );
      })}
    </g>
  );
});
