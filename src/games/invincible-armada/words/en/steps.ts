import type { PhaseId } from '../../data/turn.js';
import type { Step } from '../../state.js';

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

/** What each step asks. */
export const asks: { readonly [step in Step]: string } = {
  deploy: 'Place the ten squadrons on the white squares.',
  blessing: 'Which chits do you give back?',
  act: 'Give a squadron its action, or end the phase.',
  attackChoice: 'Attack, or hold fire?',
  withdrawal: 'Withdraw, or accept battle?',
  tactic: 'Choose your tactic in secret.',
  battleChits: 'Play a chit in this battle, or pass.',
  reaction: 'Cancel this chit with the Hand of God?',
  disengage: 'Take your squadrons out of the white squares.',
  reform: 'Bring your squadrons back to the white squares.',
  anchor: 'Anchor the fleet in Calais Roads.',
  test: 'Test the condition of the Armada.',
  reinforce: 'Who gets the Volunteers?',
  evade: 'Where does the squadron escape to?',
  drift: 'Where does the squadron drift to?',
  exit: 'Which squadrons leave the tactical map?',
  armada: 'How far does the Armada run?',
  sail: 'Sail your squadrons, or end the segment.',
  resolve: 'Which squadron does the chit befall?',
};

/** What each move is called. */
export const moves = {
  applyDeployment: 'Historical deployment',
  placeSquadron: 'Place a squadron',
  confirmDeployment: 'Confirm the deployment',
  keepChits: 'Keep the chits',
  sail: 'Move',
  repair: 'Repair',
  rally: 'Rally',
  resupply: 'Resupply',
  takeLowAmmo: 'Take over Low Ammo',
  endTactical: 'End the phase',
  attack: 'Attack',
  holdFire: 'Hold fire',
  withdraw: 'Withdraw',
  acceptBattle: 'Accept battle',
  chooseTactic: 'Choose a tactic',
  playBattleChit: 'Play a chit',
  passBattleChits: 'Pass',
  handOfGod: 'Hand of God',
  letStand: 'Let it stand',
  disengage: 'Disengage',
  reform: 'Reorganize',
  anchor: 'Anchor',
  testArmada: 'Test the Armada',
  reinforce: 'Reinforce',
  evade: 'Evade',
  driftTo: 'Drift',
  exitTactical: 'Leave the tactical map',
  moveArmada: 'Run with the gale',
  sailStrategic: 'Sail',
  enterTactical: 'Join the fight',
  endStrategic: 'End sailing',
  resolveEvent: 'Resolve the chit',
  concede: 'Concede',
};
