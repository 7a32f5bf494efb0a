import { type ArmadaMove, flagOf, placeId, SPANISH, type SquadronId, storesOf } from '../../../src/games/invincible-armada/face.js';
import type { View } from '../../kit/board/session.js';
import { nameOf, placeName } from './names.js';
import type { ArmadaTypes } from './session.js';

export function sentenceOf({ G, words }: Pick<View<ArmadaTypes>, 'G' | 'words'>, choice: ArmadaMove): string {
  const { act, game, sentence: say } = words;
  const name = (id: SquadronId) => nameOf(G, id);
  switch (choice.move) {
    case 'applyDeployment':
      return game.deployments[choice.args[0]];
    case 'placeSquadron':
      return say.place(name(choice.args[0]), choice.args[1]);
    case 'confirmDeployment':
      return act.confirmDeployment;
    case 'keepChits': {
      const drawn = G.blessing?.drawn ?? [];
      return say.discard(choice.args[0].map((index) => game.chits[drawn[index]].name));
    }
    case 'sail': {
      const [id, path, extra] = choice.args;
      return say.sail(name(id), path) + (extra?.slant ? say.slant : '');
    }
    case 'repair': {
      const [id, extra] = choice.args;
      return say.repair(name(id)) + (extra?.shipwrights ? ` ${act.shipwrights}` : '');
    }
    case 'rally': {
      const [id, extra] = choice.args;
      const help = extra?.sidonia ? ` ${act.sidonia(name('sidonia'))}` : '';
      return say.rally(name(id)) + help + (extra?.holyBanner ? ` ${act.holyBanner}` : '');
    }
    case 'resupply': {
      const [id, extra] = choice.args;
      return say.resupply(name(id)) + (extra?.stores ? ` ${act.stores(game.chits[storesOf(flagOf(id))].name)}` : '');
    }
    case 'takeLowAmmo':
      return say.takeLowAmmo(name(choice.args[0]), name(choice.args[1]));
    case 'endTactical':
      return act.endTactical;
    case 'attack':
      return act.attack(name(choice.args[0]));
    case 'holdFire':
      return act.holdFire;
    case 'withdraw':
      return act.withdraw;
    case 'withdrawTo':
      return say.withdrawTo(choice.args[0]);
    case 'sailOn':
      return say.sailOn(choice.args[0]);
    case 'repairAgain':
      return act.repairAgain;
    case 'leaveRepair':
      return act.leaveRepair;
    case 'resupplyFleet':
      return say.resupplyFleet(choice.args[0].map(name));
    case 'acceptBattle':
      return act.acceptBattle;
    case 'chooseTactic':
      return say.tactic(game.tactics[choice.args[0]]);
    case 'playBattleChit':
      return act.playChit(game.chits[choice.args[0]].name);
    case 'passBattleChits':
      return act.pass;
    case 'handOfGod':
      return act.handOfGod;
    case 'letStand':
      return act.letStand;
    case 'disengage':
    case 'reform':
      return act.moveTo(name(choice.args[0]), choice.args[1]);
    case 'anchor': {
      const [assignment] = choice.args;
      const ids = SPANISH.filter((id) => assignment[id]);
      return say.anchor(ids.map((id) => act.moveTo(name(id), assignment[id] ?? '')));
    }
    case 'testArmada':
      return act.test;
    case 'reinforce': {
      const [{ volunteers }] = choice.args;
      return volunteers ? act.volunteers(name(volunteers)) : act.reinforce;
    }
    case 'evade':
      return say.evade(G.fire ? name(G.fire.left[0]) : '', choice.args[0]);
    case 'driftTo':
      return say.drift(G.fire ? name(G.fire.left[0]) : '', choice.args[0]);
    case 'exitTactical':
      return say.exit(choice.args[0].map(name));
    case 'moveArmada':
      return act.armada(choice.args[0]);
    case 'sailStrategic': {
      const [id, path, square] = choice.args;
      const places = path.map((loc) => placeName(words, placeId(loc)));
      return say.strategic(name(id), places) + (square ? say.entry(square) : '');
    }
    case 'enterTactical':
      return say.enter(name(choice.args[0]), choice.args[1]);
    case 'endStrategic':
      return act.endStrategic;
    case 'resolveEvent': {
      const [{ target, second }] = choice.args;
      return second ? act.nameTwo(name(target), name(second)) : act.name(name(target));
    }
    case 'concede':
      return say.concede;
  }
}
