import { boardingComponents, type GrandArmada, type Side } from '../../../../src/games/grand-armada/face.js';
import { combatsAhead } from '../plans/boarding.js';
import { BoardingSlip } from './BoardingSlip.js';
import { BriefSlip } from './BriefSlip.js';
import { Ending } from './Ending.js';
import { SealedSlip } from './VolleySlip.js';

/** What lies open while another decides: the orders that are sealed, the fights that are being arranged, or how it ended. */
export function Watching({ G, me }: { readonly G: GrandArmada; readonly me: Side | undefined }) {
  if (G.result) return <Ending G={G} />;
  const sealed = me && G.volleys[me];
  if (Array.isArray(sealed) && G.step === 'commit') return <SealedSlip G={G} orders={sealed} />;
  if (G.turn === 1 && G.phase === 'movement' && !G.active) return <BriefSlip G={G} me={me} />;
  if (G.step === 'boarding' && boardingComponents(G).length) return <BoardingSlip G={G} list={combatsAhead(G)} watched />;
  return null;
}
