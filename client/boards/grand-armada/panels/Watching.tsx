import type { GrandArmada, Side } from '../../../../src/games/grand-armada/face.js';
import { WhenReady } from '../../../kit/loading/lazyPart.js';
import { later } from '../later.js';
import { BriefSlip } from './BriefSlip.js';

/** Renders the panel while another player decides. Before the first move, it summarizes the battle. */
export function Watching({ G, me }: { readonly G: GrandArmada; readonly me: Side | undefined }) {
  if (!G.result && G.turn === 1 && G.phase === 'movement' && !G.active) return <BriefSlip G={G} me={me} />;
  return <WhenReady of={later}>{({ Watched }) => <Watched G={G} me={me} />}</WhenReady>;
}
