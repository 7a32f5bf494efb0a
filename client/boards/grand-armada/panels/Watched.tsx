import { boardingComponents, type GrandArmada, type Side } from '../../../../src/games/grand-armada/face.js';
import { combatsAhead } from '../plans/boarding.js';
import { BoardingSlip } from './BoardingSlip.js';
import { Ending } from './Ending.js';
import { SealedSlip } from './VolleySlip.js';

/** What lies open of a battle that is under way: the orders that are sealed, the fights that are being arranged, or how it ended. */
export function Watched({ G, me }: { readonly G: GrandArmada; readonly me: Side | undefined }) {
  if (G.result) return <Ending G={G} />;
  const sealed = me && G.volleys[me];
  if (Array.isArray(sealed) && G.step === 'commit') return <SealedSlip G={G} orders={sealed} />;
  if (G.step === 'boarding' && boardingComponents(G).length) return <BoardingSlip G={G} list={combatsAhead(G)} watched />;
  return null;
}
