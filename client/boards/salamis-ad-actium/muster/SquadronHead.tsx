import {
  CREWS,
  type Crew,
  closedVariant,
  commandTraining,
  crewTraining,
  FLEET_LISTS,
  type Fleet,
  type FleetSquadron,
  type ListId,
  openLists,
  ownList,
  type Side,
  type Terms,
  TRAININGS,
  type Training,
} from '../../../../src/games/salamis-ad-actium/face.js';
import { useKitWords } from '../../../kit/words/index.js';
import { Pick } from '../panels/Aim.js';
import { useGameWords } from '../words/game.js';
import { useWords } from '../words/index.js';
import { Closed } from './FleetShelf.js';

const COMMANDS = [-2, -1, 0, 1, 2];
const LOYALTIES = [-2, -1, 0, 1, 2];

interface SquadronHeadProps {
  readonly terms: Terms;
  readonly side: Side;
  readonly fleet: Fleet;
  readonly squadron: FleetSquadron;
  readonly onChange: (squadron: FleetSquadron) => void;
  readonly onAdmiral: () => void;
  readonly onDrop: () => void;
}

/** Heading of a squadron: name, fleet list, variant, crew and officer. The terms decide whether the crew has a quality or training. */
export function SquadronHead({ terms, side, fleet, squadron, onChange, onAdmiral, onDrop }: SquadronHeadProps) {
  const { names } = useGameWords();
  const words = useWords();
  const text = words.muster;
  const kit = useKitWords();
  const { quality, command } = terms.battle;
  const own = ownList(terms, side, fleet);
  const trainings = TRAININGS.map((id): [Training, string] => [id, text.trainings[id]]);
  const toList = (list: ListId) => {
    const name = squadron.name.replace(FLEET_LISTS[squadron.list].people, FLEET_LISTS[list].people);
    onChange({ ...squadron, name, list, variant: null, loyalty: list === own ? null : 0, ships: [] });
  };
  const lists = [...new Set([...(own ? [own] : []), ...openLists(terms.battle)])];
  const variants = Object.keys(FLEET_LISTS[squadron.list].variants);
  const closed = variants.flatMap((variant) => closedVariant(terms.battle, squadron.list, variant) ?? []);
  const open = variants.filter((variant) => variant === squadron.variant || !closedVariant(terms.battle, squadron.list, variant));
  return (
    <div className="wg-squadron-head">
      <label className="wg-muster-field">
        {text.name}
        <input value={squadron.name} maxLength={30} onChange={(event) => onChange({ ...squadron, name: event.target.value })} />
      </label>
      {!squadron.admiral && (
        <Pick
          label={text.list}
          value={squadron.list}
          options={lists.map((id): [ListId, string] => [id, names.lists[id]])}
          onPick={toList}
        />
      )}
      {variants.length > 0 && (
        <Pick
          label={text.variant}
          value={squadron.variant ?? ''}
          options={[['', text.noVariant], ...open.map((id): [string, string] => [id, names.variants[squadron.list][id]])]}
          onPick={(id) => onChange({ ...squadron, variant: id || null })}
        />
      )}
      {quality === 'buy' ? (
        <Pick
          label={text.crew}
          value={squadron.crew ?? 'average'}
          options={CREWS.map((id): [Crew, string] => [id, words.crews[id]])}
          onPick={(crew) => onChange({ ...squadron, crew })}
        />
      ) : (
        <Pick
          label={text.crew}
          value={crewTraining(squadron)}
          options={trainings}
          onPick={(training) => onChange({ ...squadron, crewTraining: training })}
        />
      )}
      {command === 'buy' ? (
        <Pick
          label={text.command}
          value={squadron.officer ?? 0}
          options={COMMANDS.map((mod): [number, string] => [mod, text.commands[mod + 2]])}
          onPick={(mod) => onChange({ ...squadron, officer: mod })}
        />
      ) : (
        <Pick
          label={text.command}
          value={commandTraining(squadron)}
          options={trainings}
          onPick={(training) => onChange({ ...squadron, commandTraining: training })}
        />
      )}
      {squadron.loyalty !== null && (
        <Pick
          label={text.loyalty}
          value={squadron.loyalty}
          options={LOYALTIES.map((mod): [number, string] => [mod, kit.signed(mod)])}
          onPick={(mod) => onChange({ ...squadron, loyalty: mod })}
        />
      )}
      <Closed year={terms.battle.year} faults={closed} />
      <div className="wg-squadron-tools">
        <button type="button" aria-pressed={squadron.admiral} onClick={onAdmiral}>
          {text.admiral}
        </button>
        {fleet.squadrons.length > 1 && (
          <button type="button" onClick={onDrop}>
            {text.dropSquadron}
          </button>
        )}
      </div>
    </div>
  );
}
