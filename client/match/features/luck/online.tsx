import type { Feature, PartProps } from '../../feature.js';
import type { OnlineContext } from '../../online/onlineContext.js';
import { LuckSoFar } from './LuckSoFar.js';
import { OnlineLuck } from './OnlineLuck.js';

const Result = ({ match: { playable, id, live, isOver } }: PartProps<OnlineContext>) =>
  isOver && <OnlineLuck module={playable.module} id={id} G={live.G} />;

function BesideSlider(props: PartProps<OnlineContext>) {
  const { playable, source, live, go, server, isOver } = props.match;
  if (isOver) return <Result {...props} />;
  return server.offers?.fortune && <LuckSoFar module={playable.module} source={source} live={live} onGo={go} />;
}

/** Shows luck statistics after the match, or during it if both players agree. */
export const onlineLuck: Feature<OnlineContext> = { id: 'luck', BesideSlider, Result };
