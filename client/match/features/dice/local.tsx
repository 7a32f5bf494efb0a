import type { Feature, LocalContext, PartProps } from '../../feature.js';
import { LocalDice } from './LocalDice.js';

const Button = ({ match: { playable, match, running } }: PartProps<LocalContext>) => (
  <LocalDice playable={playable} match={match} running={running} />
);

export const localDice: Feature<LocalContext> = { id: 'dice', Button };
