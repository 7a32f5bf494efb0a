import type { GameModule } from '../../../src/boardgame/module.js';
import { LocalSetup } from '../../match/local/LocalSetup.js';
import { useHotseatWords } from './words/index.js';

const bothSides = ({ sides }: GameModule) => sides.map(({ playerID }) => playerID);

export default function HotseatSetup({ slug }: { readonly slug: string }) {
  const words = useHotseatWords();
  return <LocalSetup slug={slug} mode="hotseat" words={words} humans={bothSides} />;
}
