import { useId, useMemo, useState } from 'react';
import type { GameModule } from '../../../src/boardgame/module.js';
import { type Chosen, fieldsOf } from './fields.js';
import { OptionsForm } from './OptionsForm.js';
import './setup.css';
import { texts } from './texts.js';

/** Which scenario, with which options: what every way of playing asks before a match. */
export interface SetupChoice {
  readonly scenario: string;
  readonly options: Chosen;
}

export function useSetup(module: GameModule): readonly [SetupChoice, (choice: SetupChoice) => void] {
  return useState<SetupChoice>({ scenario: module.scenarios[0].id, options: {} });
}

/** The setupData of a choice. */
export function setupDataOf(module: GameModule, { scenario, options }: SetupChoice): Chosen {
  return { ...module.scenarios.find(({ id }) => id === scenario)?.setupData, ...options };
}

interface SetupProps {
  readonly module: GameModule;
  readonly choice: SetupChoice;
  onChange(choice: SetupChoice): void;
}

export function GameSetup({ module, choice, onChange }: SetupProps) {
  const name = useId();
  const fields = useMemo(() => {
    // What a scenario fixes is not asked again.
    const fixed = new Set(module.scenarios.flatMap(({ setupData }) => Object.keys(setupData)));
    return fieldsOf(module.options).filter(({ path }) => !fixed.has(path[0]));
  }, [module]);
  return (
    <>
      <fieldset>
        <legend>{texts.scenario}</legend>
        {module.scenarios.length === 1 ? (
          <p>
            <strong>{module.scenarios[0].title}</strong>, {module.scenarios[0].length}
            {module.scenarios[0].oneSided && `. ${module.scenarios[0].oneSided}`}
          </p>
        ) : (
          <div className="wg-choices">
            {module.scenarios.map((scenario) => (
              <label className="wg-choice" key={scenario.id}>
                <input
                  type="radio"
                  name={name}
                  checked={scenario.id === choice.scenario}
                  onChange={() => onChange({ ...choice, scenario: scenario.id })}
                />
                <span>
                  <span className="name">{scenario.title}</span>
                  <span className="about">{scenario.length}</span>
                  {scenario.oneSided && <span className="about">{scenario.oneSided}</span>}
                </span>
              </label>
            ))}
          </div>
        )}
      </fieldset>
      <OptionsForm
        fields={fields}
        chosen={choice.options}
        sideName={(id) => module.sides.find((side) => side.id === id)?.name ?? id}
        onChange={(options) => onChange({ ...choice, options })}
      />
    </>
  );
}
