import type { PhaseId } from '../../data/turn.js';

/** The phases of the sequence of play. */
export const phases: { readonly [phase in PhaseId]: string } = {
  deploy: 'Spanish Deployment',
  blessing: 'Blessing',
  englishTactical: 'English Tactical Move Phase',
  spanishTactical: 'Spanish Tactical Move Phase',
  reorganize: 'Reorganize and Reinforce Phase',
  crisis: 'Fireships and Rendezvous',
  strategic: 'Weather and Strategic Move Phase',
  events: 'Event Chit Draw Phase',
};
