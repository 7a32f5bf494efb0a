import { createContext, type ReactNode, useContext } from 'react';
import type { Feature, LocalContext, PartProps, ProviderProps } from '../../feature.js';
import { useHint } from './useHint.js';

const State = createContext<ReactNode>(null);

function Provider<M extends LocalContext>({ match, children }: ProviderProps<M>): ReactNode {
  const { button, withPanel } = useHint(match.playable.module);
  return <State value={button}>{withPanel(children(match))}</State>;
}

function Button({ match: { live, match } }: PartProps<LocalContext>) {
  const button = useContext(State);
  return match.humans.length > 0 && live.ctx.gameover === undefined && button;
}

export const hint: Feature<LocalContext> = { id: 'hint', Provider, Button };
