import type { Feature, LocalContext, PartProps } from '../../feature.js';
import { LocalLuck } from './LocalLuck.js';

const Luck = ({ match: { playable, match, table, go } }: PartProps<LocalContext>) => (
  <LocalLuck playable={playable} match={match} table={table} onGo={go} />
);

export const localLuck: Feature<LocalContext> = { id: 'luck', BesideSlider: Luck, Result: Luck };
