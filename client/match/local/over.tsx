import type { Feature, LocalContext, PartProps } from '../feature.js';
import { OverLocal } from './OverLocal.js';

const Banner = ({ match: { playable, match, running, again }, parts }: PartProps<LocalContext>) => (
  <OverLocal playable={playable} match={match} running={running} again={again}>
    {parts('Result')}
  </OverLocal>
);

export const localOver: Feature<LocalContext> = { id: 'over', Banner };
