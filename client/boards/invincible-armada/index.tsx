import { useCallback, useMemo, useState } from 'react';
import {
  type Armada,
  type ArmadaMove,
  charts,
  invincibleArmada,
  type SquadronId,
  type Step,
  sideOf,
  texts,
} from '../../../src/games/invincible-armada/face.js';
import type { Choice } from '../../../src/kit/rules.js';
import { BoardFrame } from '../../kit/BoardFrame.js';
import { Guide } from '../../kit/Guide.js';
import { useSteady } from '../../kit/hooks.js';
import { JustNow } from '../../kit/JustNow.js';
import kitCss from '../../kit/kit.css?inline';
import kitPapersCss from '../../kit/papers.css?inline';
import shellCss from '../../kit/shell.css?inline';
import { type FrameSource, useBoardFrame } from '../../kit/useBoardFrame.js';
import boardCss from './board.css?inline';
import type { PlaceId } from './chart/places.js';
import { Decision } from './Decision.js';
import { cases, casesTitle, guide, type PictureId } from './guideText.js';
import { Forces } from './panels/Forces.js';
import { GuidePicture } from './panels/GuidePicture.js';
import { planners } from './plans/index.js';
import { sentenceOf } from './sentences.js';
import type { Plan } from './session.js';
import { coursesOf, placesOf, telling } from './story.js';
import { ArmadaTable, type Focus } from './Table.js';
import { boardText } from './texts.js';
import { type ArmadaBoardProps, useOrders } from './useOrders.js';

const ON_THE_CHANNEL = new Set<Step>(['test', 'reinforce', 'armada', 'sail']);
/** What is shown to whoever is not asked. */
const onlooking = (step: Step): Plan => ({
  ask: '',
  chart: ON_THE_CHANNEL.has(step) ? 'strategic' : 'tactical',
  marks: new Map(),
  actions: [],
});
const pictureOf = (id: PictureId) => <GuidePicture id={id} />;
const CSS = kitCss + shellCss + kitPapersCss + boardCss;
const sideClass = (by: string | undefined) => (by === '0' ? 'side-english' : by === '1' ? 'side-spanish' : '');
const FRAME: FrameSource<Armada, PlaceId> = {
  rules: invincibleArmada.rules,
  telling,
  placesOf,
  narrowAt: '(max-width: 1099px)',
};

/** The board of The Invincible Armada, for any boardgame.io client. */
export default function InvincibleArmadaBoard(props: ArmadaBoardProps) {
  const { G } = props;
  const { session, draft, change, notice, order, me } = useOrders(props);
  const plan = session ? planners[session.step](session, draft, change) : onlooking(G.step);
  const frame = useBoardFrame(props, FRAME);
  const { hidden, still, narrow, lit, told, fresh } = frame;

  const [chosen, setChosen] = useState<{ readonly over: Focus; readonly focus: Focus }>();
  // What the player enlarged holds until the match asks for another chart.
  const focus = chosen?.over === plan.chart ? chosen.focus : plan.chart;
  const setFocus = (next: Focus) => setChosen({ over: plan.chart, focus: next });
  const courses = useMemo(() => coursesOf(told), [told]);
  const onPress = useSteady((place: PlaceId, piece?: SquadronId) => plan.press?.(place, piece));
  // What is listed are this player's own choices.
  const describe = useCallback((choice: Choice) => sentenceOf(G, choice as ArmadaMove), [G]);

  return (
    <BoardFrame
      frame={frame}
      board={props}
      className="armada"
      css={CSS}
      plan={plan}
      notice={notice}
      order={order}
      choices={session?.choices}
      describe={describe}
      top={(tools) => <Decision {...tools} board={props} session={session} me={me} ask={plan.ask} />}
      table={
        <ArmadaTable
          chart={{ G, plan, onPress, lit, courses, hidden, still, narrow }}
          focus={focus}
          onFocus={setFocus}
          slip={plan.slip}
          news={<JustNow told={told} fresh={fresh} most={14} texts={texts} sideClass={sideClass} onChart={frame.showChart} />}
          me={me ?? 'english'}
        />
      }
      forces={<Forces G={G} onPoint={frame.setLit} />}
      guide={<Guide sections={guide} picture={pictureOf} casesTitle={casesTitle} cases={cases} openCase={frame.openCase} />}
      charts={charts}
      texts={texts}
      keys={boardText.keys}
      hotKeys={{ '1': () => setFocus('strategic'), '2': () => setFocus('tactical') }}
      sideClass={sideClass}
      sideName={(id) => boardText.sides[sideOf(id)]}
    />
  );
}
