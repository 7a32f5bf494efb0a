import { useId } from 'react';
import type { ClockTerms } from '../../../../src/boardgame/clock/terms.js';
import { SidePicker } from '../../../app/options/SidePicker.js';
import './clock.css';
import { useClockWords } from './words/index.js';

type Kind = ClockTerms['kind'];

const USUAL: { readonly [K in Kind]: Extract<ClockTerms, { kind: K }> } = {
  days: { kind: 'days', days: 3, reserve: 7, vacation: 14 },
  live: { kind: 'live', seconds: 45 * 60, increment: 30 },
};

const DAYS = [1, 2, 3, 5, 7, 14];
const RESERVES = [0, 3, 7, 14, 30];
const VACATIONS = [0, 7, 14, 28];
const MINUTES = [5, 10, 20, 30, 45, 60, 90, 120, 180];
const INCREMENTS = [0, 5, 10, 15, 30, 60, 120];

interface NumberProps {
  readonly label: string;
  readonly value: number;
  readonly among: readonly number[];
  told(value: number): string;
  onChange(value: number): void;
}

function NumberList({ label, value, among, told, onChange }: NumberProps) {
  const id = useId();
  return (
    <div className="wg-clock-number">
      <label htmlFor={id}>{label}</label>
      <select id={id} className="wg-input" value={value} onChange={({ target }) => onChange(Number(target.value))}>
        {among.map((each) => (
          <option key={each} value={each}>
            {told(each)}
          </option>
        ))}
      </select>
    </div>
  );
}

interface PickerProps {
  readonly value: ClockTerms | undefined;
  onChange(terms: ClockTerms | undefined): void;
}

export function ClockPicker({ value, onChange }: PickerProps) {
  const words = useClockWords();
  const kinds = (['none', 'days', 'live'] as const).map((kind) => ({
    value: kind,
    name: words.kinds[kind],
    about: words.kindsAbout[kind],
  }));
  return (
    <>
      <SidePicker
        legend={words.clock}
        sides={kinds}
        value={value?.kind ?? 'none'}
        onChange={(kind) => onChange(kind === 'none' ? undefined : USUAL[kind])}
      />
      {value?.kind === 'days' && (
        <div className="wg-clock-numbers">
          <NumberList
            label={words.days}
            value={value.days}
            among={DAYS}
            told={words.inDays}
            onChange={(days) => onChange({ ...value, days })}
          />
          <NumberList
            label={words.reserve}
            value={value.reserve}
            among={RESERVES}
            told={words.inDays}
            onChange={(reserve) => onChange({ ...value, reserve })}
          />
          <NumberList
            label={words.vacation}
            value={value.vacation}
            among={VACATIONS}
            told={words.inDays}
            onChange={(vacation) => onChange({ ...value, vacation })}
          />
        </div>
      )}
      {value?.kind === 'live' && (
        <div className="wg-clock-numbers">
          <NumberList
            label={words.time}
            value={value.seconds / 60}
            among={MINUTES}
            told={words.inMinutes}
            onChange={(minutes) => onChange({ ...value, seconds: minutes * 60 })}
          />
          <NumberList
            label={words.increment}
            value={value.increment}
            among={INCREMENTS}
            told={words.inSeconds}
            onChange={(increment) => onChange({ ...value, increment })}
          />
        </div>
      )}
    </>
  );
}
