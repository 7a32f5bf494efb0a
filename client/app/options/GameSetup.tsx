import type { Game } from 'boardgame.io';
import { type ReactNode, useId, useMemo, useState } from 'react';
import type { PlayedGame, Presentation } from '../../../src/kit/definition.js';
import { usePresented } from '../inLanguage.js';
import { type Chosen, type Field, fieldsOf, pathsOf, together, valueAt, without } from './fields.js';
import { Fold, OptionsForm } from './OptionsForm.js';
import './setup.css';
import { useSetUpWords } from './words/index.js';

/** Parts of a game's module that the form needs. */
export interface SetupModule extends Presentation, Pick<PlayedGame, 'slug' | 'present'> {
  readonly game: Pick<Game, 'validateSetupData'>;
}

export interface SetupChoice {
  readonly scenario: string;
  readonly options: Chosen;
}

export function useSetup(module: SetupModule): readonly [SetupChoice, (choice: SetupChoice) => void] {
  return useState<SetupChoice>({ scenario: module.scenarios[0].id, options: {} });
}

export function setupDataOf(module: SetupModule, { scenario, options }: SetupChoice): Chosen {
  const asked = new Set(fieldsFor(module, scenario).map(({ path: [name] }) => name));
  const set = Object.fromEntries(Object.entries(options).filter(([name]) => asked.has(name)));
  return together(module.scenarios.find(({ id }) => id === scenario)?.setupData ?? {}, set);
}

export const faultIn = ({ game, sides }: SetupModule, setupData: Chosen): string | undefined =>
  game.validateSetupData?.(setupData, sides.length);

/** Returns the fields that a scenario leaves open. A group named after a kind of match, such as "campaign", is for that kind only. */
export function fieldsFor(module: Presentation, scenario: string): Field[] {
  const settled = new Set(module.scenarios.flatMap(({ setupData }) => pathsOf(setupData)));
  const kinds = (of: readonly Chosen[]) => new Set(of.flatMap((setupData) => Object.values(setupData)));
  const all = kinds(module.scenarios.map(({ setupData }) => setupData));
  const here = kinds(module.scenarios.filter(({ id }) => id === scenario).map(({ setupData }) => setupData));
  return without(fieldsOf(module.options), settled).filter(
    ({ kind, path: [name] }) => kind !== 'group' || !all.has(name) || here.has(name),
  );
}

export interface SetupProps {
  readonly module: SetupModule;
  readonly choice: SetupChoice;
  onChange(choice: SetupChoice): void;
  plan?(scenario: string): ReactNode;
}

/** Splits fields into those always shown, those folded away, and groups. */
function sorted(fields: readonly Field[]): readonly [usual: Field[], special: Field[], groups: Field[]] {
  const groups = fields.filter(({ kind }) => kind === 'group');
  const [first, ...others] = fields.filter(({ kind }) => kind !== 'group');
  if (!first) return [[], [], groups];
  return first.kind === 'pick' ? [[first], others, groups] : [[], [first, ...others], groups];
}

export function GameSetup({ module, choice, onChange, plan }: SetupProps) {
  const words = useSetUpWords();
  const shown = usePresented(module);
  const name = useId();
  const chosen = shown.scenarios.find(({ id }) => id === choice.scenario);
  const fields = useMemo(() => fieldsFor(shown, choice.scenario), [shown, choice.scenario]);
  const [usual, special, groups] = sorted(fields);
  const changed = special.filter(({ path }) => valueAt(choice.options, path) !== undefined).length;
  const form = {
    slug: module.slug,
    chosen: choice.options,
    sideName: (id: string) => shown.sides.find((side) => side.id === id)?.name ?? id,
    onChange: (options: Chosen) => onChange({ ...choice, options }),
  };
  return (
    <>
      <fieldset>
        <legend>{words.scenario}</legend>
        {shown.scenarios.length === 1 ? (
          <p>
            <strong>{shown.scenarios[0].title}</strong>, {shown.scenarios[0].length}
            {shown.scenarios[0].oneSided && `. ${shown.scenarios[0].oneSided}`}
          </p>
        ) : (
          <div className="wg-choices">
            {shown.scenarios.map((scenario) => (
              <label className="wg-choice" key={scenario.id}>
                <input
                  type="radio"
                  name={name}
                  checked={scenario.id === choice.scenario}
                  onChange={() => onChange({ ...choice, scenario: scenario.id })}
                />
                <span>
                  <span className="wg-name">{scenario.title}</span>
                  <span className="wg-about">{scenario.length}</span>
                  {scenario.oneSided && <span className="wg-about">{scenario.oneSided}</span>}
                </span>
              </label>
            ))}
          </div>
        )}
        {chosen?.about && (
          <div className="wg-brief">
            {plan?.(chosen.id)}
            <p>{chosen.about}</p>
          </div>
        )}
      </fieldset>
      <OptionsForm fields={usual} {...form} />
      {special.length > 0 && (
        <Fold title={words.special} note={changed ? words.changed(changed) : words.usual}>
          <div className="wg-special">
            <OptionsForm fields={special} {...form} />
          </div>
        </Fold>
      )}
      <OptionsForm fields={groups} {...form} />
    </>
  );
}
