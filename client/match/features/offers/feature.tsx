import { DropdownMenu } from 'radix-ui';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { movesOf } from '../../../../src/boardgame/game.js';
import type { Kind } from '../../../../src/boardgame/offers.js';
import { useWorded } from '../../../kit/board/refusals.js';
import { useLanguage } from '../../../kit/language.js';
import type { Feature, PartProps, ProviderProps } from '../../feature.js';
import type { OnlineContext } from '../../online/onlineContext.js';
import { hasLuck } from '../luck/sources.js';
import { Offers } from './Offers.js';
import { useOfferWords } from './words/index.js';

const Asking = createContext<readonly [asking: boolean, ask: (asking: boolean) => void]>([false, () => undefined]);

function Provider<M extends OnlineContext>({ match, children }: ProviderProps<M>): ReactNode {
  return <Asking value={useState(false)}>{children(match)}</Asking>;
}

function MenuItem({
  match: { id, playable, seat, live, connection, server, isOver, hasOpponentLeft, adjourned },
}: PartProps<OnlineContext>) {
  const words = useOfferWords();
  const [, ask] = useContext(Asking);
  if (!seat || isOver || hasOpponentLeft) return null;
  const { _stateID: now, log } = live;
  const offer = (kind: Kind) => () => connection.offer(id, kind, now);
  const mayTakeBack = !adjourned && movesOf(log).some(({ playerID }) => playerID === seat.playerID);
  const mayShareLuck = hasLuck(playable.game.slug) && server.offers && !server.offers.fortune;
  return (
    <>
      {mayTakeBack && <DropdownMenu.Item onSelect={() => ask(true)}>{words.takeBack}</DropdownMenu.Item>}
      <DropdownMenu.Item onSelect={offer('draw')}>{words.draw}</DropdownMenu.Item>
      {now === 0 && <DropdownMenu.Item onSelect={offer('swap')}>{words.swap}</DropdownMenu.Item>}
      {!adjourned && <DropdownMenu.Item onSelect={offer('adjourn')}>{words.adjourn}</DropdownMenu.Item>}
      {mayShareLuck && <DropdownMenu.Item onSelect={offer('fortune')}>{words.fortune}</DropdownMenu.Item>}
    </>
  );
}

function Banner({ match: { id, playable, seat, live, connection, server, clock, isOver, go } }: PartProps<OnlineContext>) {
  const worded = useWorded(playable.module.present(useLanguage()).texts);
  const [asking, ask] = useContext(Asking);
  if (!seat || isOver) return null;
  return (
    <Offers
      module={playable.module}
      id={id}
      link={connection}
      offers={server.offers}
      refused={worded(server.offerRefused)}
      live={live}
      log={live.log}
      isLive={clock?.terms.kind === 'live'}
      asking={asking}
      onAsked={() => ask(false)}
      onSee={go}
    />
  );
}

/** Offers: take-back, draw, swapped sides, adjournment, and luck statistics. */
export const offers: Feature<OnlineContext> = { id: 'offers', Provider, MenuItem, Banner };
