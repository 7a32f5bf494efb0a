import type { Feature, LocalContext, PartProps } from '../feature.js';
import { OverLocal } from './OverLocal.js';

const Banner = ({ match: { playable, match, table, again }, parts }: PartProps<LocalContext>) => (
  <OverLocal playable={playable} match={match} table={table} again={again}>
    {parts('Result')}
  </OverLocal>
);

export const localOver: Feature<LocalContext> = { id: 'over', Banner };
