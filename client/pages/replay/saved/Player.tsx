import { useCard } from '../../../app/inLanguage.js';
import type { Playable } from '../../../app/WithGame.js';
import type { Frames } from '../frames.js';
import { ReplayBar } from '../ReplayBar.js';
import { useReplay } from '../useReplay.js';

export function Player({ playable, frames }: { readonly playable: Playable; readonly frames: Frames }) {
  const { game, module, Board } = playable;
  const card = useCard(game);
  const replay = useReplay(module, frames);
  return (
    <div className="wg-table" data-wg-keys>
      <header className="wg-strip">
        <span className="wg-who">{card.title}</span>
      </header>
      <div className="wg-under">
        <ReplayBar module={module} frames={frames} replay={replay} />
        <div className="wg-board" data-state={replay.step}>
          <div className="bgio-client">
            <Board {...replay.props} />
          </div>
        </div>
      </div>
    </div>
  );
}
