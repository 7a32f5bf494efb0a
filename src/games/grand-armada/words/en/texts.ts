import type { Texts } from '../../../../kit/texts.js';
import { chronicle, modifiers } from './chronicle.js';
import { refusals } from './refusals.js';

/** Every text of the game by key. */
export const texts: Texts = {
  'phase.deploy': 'Deployment',
  'phase.movement': 'Movement and firing',
  'phase.closeFire': 'Simultaneous fire',
  'phase.boarding': 'Boarding',
  'phase.withdrawal': 'Withdrawal and surrender',

  'ask.deploy': 'Place your ships in your zone.',
  'ask.opening': 'You open the turn: which of your ships sails first?',
  'ask.must': 'You must sail a ship: which one?',
  'ask.choose': 'You have the initiative: sail a ship, or make the enemy sail one.',
  'ask.sailing': 'Sail the ship, fire, and end her move.',
  'ask.react': 'An enemy passes: fire a crew at her, or let her pass.',
  'ask.commit': 'Close fire: give your ships their targets, in secret.',
  'ask.boarding': 'Who boards whom?',
  'ask.flee': 'Choose the flight of the broken ship.',

  'move.placeShip': 'Place a ship',
  'move.useHistorical': 'Take the historical places',
  'move.finishDeploy': 'Finish deployment',
  'move.activate': 'Sail a ship',
  'move.enter': 'Bring in a ship',
  'move.declineEntry': 'Bring in no more this turn',
  'move.forceEnemy': 'Make the enemy sail',
  'move.generalRetreat': 'Break off the battle',
  'move.advance': 'One hex ahead',
  'move.turn': 'Turn',
  'move.trim': 'Turn one side and end the movement',
  'move.fireGuns': 'Fire the guns',
  'move.fireCrew': 'Fire the crew',
  'move.castOff': 'Cast off the tow',
  'move.endActivation': 'End the move',
  'move.reactFire': 'Fire at the passing ship',
  'move.passReact': 'Let her pass',
  'move.commitVolley': 'Give the orders',
  'move.orderBoardings': 'Order the boardings',
  'move.flee': 'Flee',
  'move.concede': 'Give up',
  'move.undo': 'Take back',

  ...refusals,
  ...chronicle,
  ...modifiers,
};
