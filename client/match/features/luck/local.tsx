import type { Feature, LocalContext, PartProps } from '../../feature.js';
import { LocalLuck } from './LocalLuck.js';

const Luck = ({ match: { playable, match, running, go } }: PartProps<LocalContext>) => (
  <LocalLuck playable={playable} match={match} running={running} onGo={go} />
);

export const localLuck: Feature<LocalContext> = { id: 'luck', BesideSlider: Luck, Result: Luck };
