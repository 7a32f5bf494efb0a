import { type UnitId, waysAshore } from '../../../../src/games/war-with-spain/face.js';
import type { ActionItem } from '../../../kit/board/ActionBar.js';
import type { Change, Draft, Session } from '../session.js';

/** Who goes ashore when ships leave the map and the others of their group cannot carry everybody [5.61, 6.52]. */

interface AshoreForm {
  /** A switch for every way to choose; none where nobody has to. */
  readonly items: readonly ActionItem[];
  /** The last argument of the order: left out where the choice is left to custom, the weakest first. */
  readonly named: readonly [ashore?: UnitId[]];
}

const MODE = 'ashore-';

export function ashoreForm({ G, words: { act }, names }: Session, draft: Draft, change: Change, leaving: readonly UnitId[]): AshoreForm {
  const groups = waysAshore(G, leaving);
  const most = Math.max(0, ...groups.map(({ length }) => length));
  const ways = Array.from({ length: most }, (_, way) => groups.flatMap((sets) => sets[way % sets.length]));
  const chosen = ways.find((_, way) => draft.mode === `${MODE}${way}`);
  const items = ways.map((ids, way): ActionItem => {
    const id = `${MODE}${way}`;
    const pressed = draft.mode === id;
    return { id, label: act.ashore(names.listed(ids)), pressed, run: () => change({ mode: pressed ? undefined : id }) };
  });
  return { items, named: chosen ? [chosen] : [] };
}
