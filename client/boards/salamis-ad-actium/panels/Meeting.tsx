import { boardingOdds, grappleChance, type MovePreview, type Salamis } from '../../../../src/games/salamis-ad-actium/face.js';
import { ChanceBar } from '../../../kit/panels/Odds.js';
import { useKitWords } from '../../../kit/words/index.js';
import { shipName } from '../names.js';
import { useWords } from '../words/index.js';
import { LevelBars, ModifierLine } from './Odds.js';

interface MeetingProps {
  readonly G: Salamis;
  readonly id: string;
  readonly preview: MovePreview;
}

/** Grapnels and boarders of both sides, were the ship to lie where her course ends and nothing else to happen. */
function Alongside({ G, id, target, preview }: MeetingProps & { readonly target: string }) {
  const text = useWords().helm;
  const there: Salamis = { ...G, ships: { ...G.ships, [id]: { ...G.ships[id], ...preview.path.place } } };
  const [ours, theirs] = [boardingOdds(there, [id], target), boardingOdds(there, [target], id)];
  return (
    <div className="wg-meeting">
      <h3>{text.alongside}</h3>
      <ul className="wg-chances">
        <ChanceBar chance={grappleChance(there, id, target)} label={text.grapnels} />
        <ChanceBar chance={ours.wins} label={text.weBoard} tone="good" />
        <ChanceBar chance={theirs.wins} label={text.theyBoard} tone="bad" />
      </ul>
    </div>
  );
}

/** What the course would hit, and what would come of it. */
export function Meeting({ G, id, preview }: MeetingProps) {
  const text = useWords().helm;
  const kit = useKitWords();
  const { path, ram, rake, collision, avoids, burst } = preview;
  const target = path.contact?.target;
  const foe = target !== undefined && G.ships[target]?.side !== null && G.ships[target]?.side !== G.ships[id].side ? target : undefined;
  return (
    <>
      <p className="wg-slip-lines">
        {text.end[path.end]}
        {target ? ` ${shipName(G, target)}` : ''}
        {path.contact ? `, ${text.aspect[path.contact.aspect]}` : ''}
      </p>
      {burst < 1 && <p className="wg-slip-note">{text.burstChance(kit.percent(burst))}</p>}
      {avoids !== undefined && <p className="wg-slip-note">{text.avoids(kit.percent(avoids))}</p>}
      {collision && <p className="wg-slip-warning">{text.collision}</p>}
      {ram && target && (
        <div className="wg-meeting">
          <h3>{text.ramming(shipName(G, target))}</h3>
          <ModifierLine modifiers={ram.modifiers} />
          <LevelBars levels={ram.target} tone="good" />
          {ram.effect > 0 && <p className="wg-slip-note">{text.effect(kit.percent(ram.effect))}</p>}
          <h3>{text.ownHarm}</h3>
          {ram.answer && <ModifierLine modifiers={ram.answer} />}
          <LevelBars levels={ram.mover} tone="bad" />
          <p className="wg-slip-note">{text.shock(kit.percent(ram.shock), ram.answer !== null)}</p>
        </div>
      )}
      {rake && (
        <div className="wg-meeting">
          <h3>{text.raking}</h3>
          <ModifierLine modifiers={rake.attack} />
          <ul className="wg-chances">
            {rake.rows.map((chance, row) =>
              chance > 0 ? (
                <ChanceBar key={text.rakeRows[row]} chance={chance} label={text.rakeRows[row]} tone={row < 3 ? 'good' : 'bad'} />
              ) : null,
            )}
          </ul>
          <p className="wg-slip-lines">{text.rakeResult(rake.target, rake.mover)}</p>
        </div>
      )}
      {foe && <Alongside G={G} id={id} preview={preview} target={foe} />}
    </>
  );
}
