import {
  type Armada,
  type ChitId,
  deployments,
  type Loc,
  placeId,
  type SquadronId,
  type Square,
  type Tactic,
} from '../../../src/games/invincible-armada/face.js';
import { Choice } from '../../../src/kit/rules.js';
import { chitName, nameOf, placeName } from './names.js';
import { boardText } from './texts.js';

const say = boardText.sentence;
const act = boardText.act;

type Flags = { readonly [flag: string]: boolean } | undefined;

/** One legal choice as a sentence, for the plain list of all choices. */
export function sentenceOf(G: Armada, { move, args }: Choice): string {
  const name = (index: number) => nameOf(G, args[index] as SquadronId);
  const square = (index: number) => args[index] as Square;
  const flags = args[1] as Flags;
  switch (move) {
    case 'applyDeployment':
      return deployments[args[0] as 'historicalI' | 'historicalII'].name;
    case 'placeSquadron':
      return say.place(name(0), square(1));
    case 'confirmDeployment':
      return act.confirmDeployment;
    case 'keepChits': {
      const drawn = G.blessing?.drawn ?? [];
      return say.discard((args[0] as number[]).map((index) => chitName(drawn[index])));
    }
    case 'sail':
      return say.sail(name(0), args[1] as Square[]) + ((args[2] as Flags)?.slant ? say.slant : '');
    case 'repair':
      return say.repair(name(0)) + (flags?.shipwrights ? ` ${act.shipwrights}` : '');
    case 'rally': {
      const help = flags?.sidonia ? ` ${act.sidonia(nameOf(G, 'sidonia'))}` : '';
      return say.rally(name(0)) + help + (flags?.holyBanner ? ` ${act.holyBanner}` : '');
    }
    case 'resupply':
      return (
        say.resupply(name(0)) +
        (flags?.stores ? ` ${act.stores(chitName(G.held.english.includes('supplyHoys') ? 'supplyHoys' : 'urcaStores'))}` : '')
      );
    case 'takeLowAmmo':
      return say.takeLowAmmo(name(0), name(1));
    case 'endTactical':
      return act.endTactical;
    case 'attack':
      return act.attack(name(0));
    case 'holdFire':
      return act.holdFire;
    case 'withdraw':
      return act.withdraw(square(0));
    case 'acceptBattle':
      return act.acceptBattle;
    case 'chooseTactic':
      return say.tactic(boardText.tactics[args[0] as Tactic]);
    case 'playBattleChit':
      return act.playChit(chitName(args[0] as ChitId));
    case 'passBattleChits':
      return act.pass;
    case 'handOfGod':
      return act.handOfGod;
    case 'letStand':
      return act.letStand;
    case 'disengage':
    case 'reform':
      return act.moveTo(name(0), square(1));
    case 'anchor': {
      const assignment = args[0] as { readonly [id in SquadronId]?: Square };
      return say.anchor((Object.keys(assignment) as SquadronId[]).map((id) => act.moveTo(nameOf(G, id), assignment[id] ?? '')).join(', '));
    }
    case 'testArmada':
      return act.test;
    case 'reinforce': {
      const { volunteers } = args[0] as { volunteers?: SquadronId };
      return volunteers ? act.volunteers(nameOf(G, volunteers)) : act.reinforce;
    }
    case 'evade':
      return say.evade(G.fire ? nameOf(G, G.fire.left[0]) : '', square(0));
    case 'driftTo':
      return say.drift(G.fire ? nameOf(G, G.fire.left[0]) : '', square(0));
    case 'exitTactical':
      return say.exit((args[0] as SquadronId[]).map((id) => nameOf(G, id)));
    case 'moveArmada':
      return act.armada(args[0] as number);
    case 'sailStrategic': {
      const path = (args[1] as Loc[]).map((loc) => placeName(placeId(loc)));
      return say.strategic(name(0), path) + (args[2] ? say.entry(square(2)) : '');
    }
    case 'enterTactical':
      return say.enter(name(0), square(1));
    case 'endStrategic':
      return act.endStrategic;
    case 'resolveEvent': {
      const { target, second } = args[0] as { target: SquadronId; second?: SquadronId };
      return second ? act.nameTwo(nameOf(G, target), nameOf(G, second)) : act.name(nameOf(G, target));
    }
    default:
      return move;
  }
}
