import { levelOf } from '../../app/matches.js';
import { useLanguage } from '../../kit/language.js';
import { seatName } from '../../kit/seatName.js';
import type { Feature, LocalContext } from '../../match/feature.js';
import { localDice } from '../../match/features/dice/local.js';
import { hint } from '../../match/features/hint/feature.js';
import { history } from '../../match/features/history/feature.js';
import { saveView } from '../../match/features/history/saveView.js';
import { localLuck } from '../../match/features/luck/local.js';
import { branchOf, positions } from '../../match/features/positions/feature.js';
import { winChance } from '../../match/features/winChance/feature.js';
import { LocalMatchTable } from '../../match/local/LocalMatchTable.js';
import { LocalPage } from '../../match/local/LocalPage.js';
import type { LocalMatchProps } from '../../match/local/localMatchProps.js';
import { localOver } from '../../match/local/over.js';
import { unsavedLocal } from '../../match/unsaved.js';
import { botSpeed } from './speed.js';
import { useBotWords } from './words/index.js';

const FEATURES: readonly Feature<LocalContext>[] = [
  hint,
  branchOf,
  history,
  saveView.inStrip,
  localDice,
  botSpeed,
  localLuck,
  winChance,
  positions,
  unsavedLocal,
  localOver,
];

function BotTable(props: LocalMatchProps) {
  const language = useLanguage();
  const { playable, match, running } = props;
  const words = useBotWords().against[levelOf(match)];
  const [human] = match.humans;
  const about = (G: unknown, active: object) => {
    const asked = Object.keys(active);
    if (human === undefined) return words.watching;
    return asked.length > 0 && !asked.includes(human) ? words.thinking : words.you(seatName(playable.module, G, human, language));
  };
  return (
    <LocalMatchTable
      {...props}
      features={FEATURES}
      seat={human === undefined ? running.spectator : running.seats[human]}
      again={`/captain/${playable.game.slug}`}
      about={({ G, ctx }) => about(G, (ctx.gameover === undefined && ctx.activePlayers) || {})}
    />
  );
}

export default function BotPage({ slug, id }: { readonly slug: string; readonly id: string }) {
  return <LocalPage slug={slug} id={id} kind="captain" Table={BotTable} />;
}
