import { memo, useMemo } from 'react';
import { type GrandArmada, grid, lookout, type Scenario, type Side, zoneHexes } from '../../../../src/games/grand-armada/face.js';
import { hexPath } from '../../../kit/hex/layout.js';
import { layout } from './geography.js';

const pathOf = (labels: readonly string[], inset: number) =>
  labels.map((label) => hexPath(layout.at(label) ?? [0, 0], layout.size, inset)).join('');

/** The hexes about the fighting ships of a side: whoever comes into one must stop [7]. */
export const ControlZones = memo(function ControlZones({ G, side }: { readonly G: GrandArmada; readonly side: Side }) {
  const d = useMemo(() => {
    const sea = lookout(G).charted();
    return pathOf(
      grid.labels.filter((_, hex) => sea.controls(side, hex)),
      2.5,
    );
  }, [G, side]);
  return <path className={`wg-control-zone wg-fleet-${side}`} d={d} />;
});

/** Where a side may place its ships. */
export const DeployZone = memo(function DeployZone({ scenario, side }: { readonly scenario: Scenario; readonly side: Side }) {
  return <path className={`wg-deploy-zone wg-fleet-${side}`} d={pathOf(zoneHexes(scenario, side), 0)} />;
});
