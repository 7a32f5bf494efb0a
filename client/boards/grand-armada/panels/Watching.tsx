import type { GrandArmada, Side } from '../../../../src/games/grand-armada/face.js';
import { WhenReady } from '../../../kit/loading/lazyPart.js';
import { later } from '../later.js';
import { BriefSlip } from './BriefSlip.js';

/** What lies open while another decides: before the first turn what is to come, and then what is going on. */
export function Watching({ G, me }: { readonly G: GrandArmada; readonly me: Side | undefined }) {
  if (!G.result && G.turn === 1 && G.phase === 'movement' && !G.active) return <BriefSlip G={G} me={me} />;
  return <WhenReady of={later}>{({ Watched }) => <Watched G={G} me={me} />}</WhenReady>;
}
