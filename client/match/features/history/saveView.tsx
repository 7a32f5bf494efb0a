import { DropdownMenu } from 'radix-ui';
import { createContext, type ReactNode, useContext } from 'react';
import { useHistoryWords } from '../../../kit/history/words/index.js';
import type { Feature, LocalContext, PartProps, PlayedContext, ProviderProps } from '../../feature.js';
import { useSaveView } from './useSaveView.js';

const State = createContext<ReturnType<typeof useSaveView> | undefined>(undefined);

function Provider<M extends PlayedContext>({ match, children }: ProviderProps<M>): ReactNode {
  return <State value={useSaveView(match)}>{children(match)}</State>;
}

const Banner = () => useContext(State)?.banner;
const Button = () => useContext(State)?.button;

function MenuItem({ match: { live } }: PartProps<PlayedContext>) {
  const words = useHistoryWords();
  const saving = useContext(State);
  return live.ctx.gameover === undefined && <DropdownMenu.Item onSelect={saving?.save}>{words.save}</DropdownMenu.Item>;
}

/** Saves the positions that the viewer has seen, via a button or the menu. */
export const saveView: { readonly inStrip: Feature<LocalContext>; readonly inMenu: Feature<PlayedContext> } = {
  inStrip: { id: 'saveView', Provider, Banner, Button },
  inMenu: { id: 'saveView', Provider, Banner, MenuItem },
};
