import type { GrandArmada, Heading, ShipId } from '../../../../src/games/grand-armada/face.js';
import { FreshCounter, ShipCounter } from '../chart/ShipCounter.js';

interface ShipPictureProps {
  readonly G: GrandArmada;
  readonly id: ShipId;
  readonly size: number;
  readonly heading?: Heading;
}

export function ShipPicture({ G, id, size, heading }: ShipPictureProps) {
  return (
    <svg className="wg-counter-picture" width={size} height={size * 0.98} viewBox="-43 -42 86 84" aria-hidden="true">
      {G.ships[id] ? <ShipCounter G={G} id={id} heading={heading} /> : <FreshCounter id={id} heading={heading ?? 1} />}
    </svg>
  );
}
