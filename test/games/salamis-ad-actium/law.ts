import type { Salamis } from '../../../src/games/salamis-ad-actium/state.js';
import type { Choice } from '../../../src/kit/rules.js';
import { campaignLaw } from './campaignLaw.js';
import { alsoAllowed } from './slow.js';
import { deckLaw } from './slowDecks.js';
import { overtureLaw } from './slowOverture.js';

/** Whether a move is legal in a step whose choices are only a sample. Independent of the rules' code. */
export function allowedAnyway(view: Salamis, player: string, choice: Choice): boolean {
  switch (view.phase) {
    case 'muster':
    case 'edge':
    case 'deploy':
      return overtureLaw(view, player, choice) || conceding(choice);
    case 'campaign':
      return campaignLaw(view, player, choice) || conceding(choice);
    default:
      return view.await?.kind === 'act' || view.await?.kind === 'seize'
        ? alsoAllowed(view, player, choice)
        : deckLaw(view, player, choice) || conceding(choice);
  }
}

const conceding = ({ move, args }: Choice): boolean => move === 'concede' && args.length === 0;
