import { lobby } from '../../../api/lobby.js';
import { useLanguage } from '../../../kit/language.js';
import type { Feature, PartProps } from '../../feature.js';
import type { OnlineContext } from '../../online/onlineContext.js';
import { OnlineDice } from './OnlineDice.js';

function Button({ match: { playable, id, seat, live } }: PartProps<OnlineContext>) {
  const { game, module } = playable;
  const { sides } = module.present(useLanguage());
  return <OnlineDice sides={sides} id={id} seat={seat} board={live} file={() => lobby.export(game.slug, id)} />;
}

export const onlineDice: Feature<OnlineContext> = { id: 'dice', Button };
