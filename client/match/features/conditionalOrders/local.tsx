import type { Feature, LocalContext, PartProps } from '../../feature.js';
import { SetOrders } from './SetOrders.js';

const Banner = ({ match: { playable, match, running } }: PartProps<LocalContext>) => (
  <SetOrders module={playable.module} match={match} table={running} />
);

export const setOrders: Feature<LocalContext> = { id: 'setOrders', Banner };
