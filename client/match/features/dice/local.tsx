import type { Feature, LocalContext, PartProps } from '../../feature.js';
import { LocalDice } from './LocalDice.js';

const Button = ({ match: { playable, match, table } }: PartProps<LocalContext>) => (
  <LocalDice playable={playable} match={match} table={table} />
);

export const localDice: Feature<LocalContext> = { id: 'dice', Button };
