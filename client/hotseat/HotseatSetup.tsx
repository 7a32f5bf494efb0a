import type { GameModule } from '../../src/boardgame/module.js';
import { LocalSetup } from '../app/options/LocalSetup.js';
import { texts } from './texts.js';

const bothSides = ({ sides }: GameModule) => sides.map(({ playerID }) => playerID);

export default function HotseatSetup({ slug }: { readonly slug: string }) {
  return <LocalSetup slug={slug} mode="hotseat" texts={texts} humans={bothSides} />;
}
