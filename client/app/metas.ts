import { manifests } from '../../src/games/index.js';
import type { GameMeta } from '../../src/kit/meta.js';

/** Metadata of the games, by date of the battle. */
export const metas: readonly GameMeta[] = Object.values(manifests).map(({ meta }) => meta);
