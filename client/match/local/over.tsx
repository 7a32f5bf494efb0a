import type { Feature, LocalContext, PartProps } from '../feature.js';
import { OverLocal } from './OverLocal.js';

const Banner = ({ match: { playable, match, table, again }, parts }: PartProps<LocalContext>) => (
  <OverLocal playable={playable} match={match} table={table} again={again}>
    {parts('Result')}
  </OverLocal>
);

/** Shows the result of a match in this browser. */
export const localOver: Feature<LocalContext> = { id: 'over', Banner };
