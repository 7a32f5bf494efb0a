import { useRef, useState, useSyncExternalStore } from 'react';
import { adopt, type Fleet, fleetPrice, isFleet, type Side, type Terms } from '../../../../src/games/salamis-ad-actium/face.js';
import type { Violation } from '../../../../src/kit/action.js';
import { say } from '../../../../src/kit/texts.js';
import { download } from '../../../kit/download.js';
import { CaseChip } from '../../../kit/rules/CaseChip.js';
import { Pick } from '../panels/Aim.js';
import { useGameWords } from '../words/game.js';
import { useWords } from '../words/index.js';

/** Shows why an item is unavailable, with the rule number. */
export function Why({ fault }: { readonly fault: Violation }) {
  const { sentences } = useGameWords();
  return (
    <span className="wg-muster-why">
      {say(sentences, `refusal.${fault.key}`, fault.values)} <CaseChip case={fault.case} />
    </span>
  );
}

/** Lists the items unavailable in a year, with reasons. */
export function Closed({ year, faults }: { readonly year: number; readonly faults: readonly Violation[] }) {
  const text = useWords().muster;
  if (!faults.length) return null;
  return (
    <details className="wg-agreement wg-muster-closed">
      <summary>{text.closed(faults.length, year)}</summary>
      <ul>
        {faults.map((fault) => (
          <li key={JSON.stringify(fault.values)}>
            <Why fault={fault} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** A named fleet, as stored in a browser or a file. */
interface NamedFleet {
  readonly name: string;
  readonly fleet: Fleet;
}

const FORMAT = 'weathergage-fleet';
const VERSION = 1;

const LONGEST_NAME = 40;

/** Why a file cannot be read: it is not JSON, is not a fleet of this game, was written by a newer version, or is damaged. */
type FileFault = 'unreadable' | 'foreign' | 'newer' | 'damaged';

type Found = { readonly named: NamedFleet; readonly fault?: undefined } | { readonly named?: undefined; readonly fault: FileFault };

export const fleetFile = ({ name, fleet }: NamedFleet): string =>
  JSON.stringify({ format: FORMAT, version: VERSION, name, fleet }, null, 2);

/** Returns a file name such as "Home fleet.json", without characters that file systems reject. */
export const fileNameOf = ({ name }: NamedFleet): string => `${name.replace(/[^\p{L}\p{N} _-]/gu, '').trim() || 'fleet'}.json`;

const isNamedFleet = (value: unknown): value is NamedFleet =>
  isRecord(value) &&
  typeof value.name === 'string' &&
  value.name.trim() !== '' &&
  value.name.length <= LONGEST_NAME &&
  isFleet(value.fleet) &&
  value.fleet.squadrons.length > 0;

const isRecord = (value: unknown): value is { readonly [key: string]: unknown } => typeof value === 'object' && value !== null;

/** Returns the fleet in a file, or the reason why the file cannot be read. */
export function readFleetFile(text: string): Found {
  const value = parsed(text);
  if (value === undefined) return { fault: 'unreadable' };
  if (!isRecord(value) || value.format !== FORMAT) return { fault: 'foreign' };
  if (value.version !== VERSION) return { fault: 'newer' };
  const { name, fleet } = value;
  const named = { name, fleet };
  return isNamedFleet(named) ? { named } : { fault: 'damaged' };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

// Fleets are stored in this browser for all matches of this game.

const KEY = 'weathergage.fleets.salamis-ad-actium';
const NONE: readonly NamedFleet[] = [];
const listeners = new Set<() => void>();

function text(): string {
  try {
    return globalThis.localStorage?.getItem(KEY) ?? '';
  } catch {
    return ''; // Storage may be blocked in a frame.
  }
}

/** Last result, which `savedFleets` returns again until the stored text changes. */
let last = { text: '', fleets: NONE };

/** Returns all readable saved fleets, sorted by name. */
export function savedFleets(): readonly NamedFleet[] {
  const now = text();
  if (now !== last.text) last = { text: now, fleets: fleetsIn(now) };
  return last.fleets;
}

function fleetsIn(kept: string): readonly NamedFleet[] {
  try {
    const found: unknown = JSON.parse(kept);
    return Array.isArray(found) ? found.filter(isNamedFleet) : NONE;
  } catch {
    return NONE;
  }
}

/** Stores the fleets. @returns false if storage is full or blocked */
function keep(fleets: readonly NamedFleet[]): boolean {
  try {
    globalThis.localStorage.setItem(KEY, JSON.stringify(fleets));
  } catch {
    return false;
  }
  for (const listener of listeners) listener();
  return true;
}

const others = (name: string): NamedFleet[] => savedFleets().filter((each) => each.name !== name);

/** Stores a fleet, replacing any fleet with the same name. @returns whether it was stored */
const saveFleet = (named: NamedFleet): boolean =>
  keep([...others(named.name), named].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0)));

const forgetFleet = (name: string): boolean => keep(others(name));

/** Subscribes to changes of the saved fleets made in any board or tab. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  globalThis.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    globalThis.removeEventListener('storage', listener);
  };
}

const useSavedFleets = (): readonly NamedFleet[] => useSyncExternalStore(subscribe, savedFleets, () => NONE);

interface FleetShelfProps {
  readonly terms: Terms;
  readonly side: Side;
  readonly fleet: Fleet;
  readonly onFleet: (fleet: Fleet) => void;
}

type Notice = { readonly kind: 'kept' | 'taken' | 'full'; readonly name: string } | { readonly kind: FileFault; readonly name: string };

/** Panel of saved fleets, which can be loaded, saved, deleted, imported and exported. */
export function FleetShelf({ terms, side, fleet, onFleet }: FleetShelfProps) {
  const text = useWords().muster.shelf;
  const saved = useSavedFleets();
  const [name, setName] = useState('');
  const [picked, setPicked] = useState('');
  const [notice, setNotice] = useState<Notice>();
  const input = useRef<HTMLInputElement>(null);
  const chosen = saved.find((each) => each.name === picked) ?? saved[0];
  const called = name.trim() || fleet.squadrons[0].name.slice(0, LONGEST_NAME);
  const mine: NamedFleet = { name: called, fleet };
  const take = (named: NamedFleet) => {
    onFleet(adopt(terms, side, named.fleet));
    setNotice({ kind: 'taken', name: named.name });
  };
  const save = () => {
    setNotice({ kind: saveFleet(mine) ? 'kept' : 'full', name: called });
    setPicked(called);
  };
  const open = async (file: File) => {
    const { named, fault } = readFleetFile(await file.text());
    if (named) take(named);
    else setNotice({ kind: fault, name: file.name });
  };
  return (
    <details className="wg-fleet-shelf">
      <summary>{text.title}</summary>
      <div className="wg-shelf-row">
        {chosen && (
          <>
            <Pick
              label={text.saved}
              value={chosen.name}
              options={saved.map((each) => [each.name, text.fleet(each.name, fleetPrice(terms, adopt(terms, side, each.fleet)))])}
              onPick={setPicked}
            />
            <button type="button" onClick={() => take(chosen)}>
              {text.take}
            </button>
            <button type="button" onClick={() => forgetFleet(chosen.name)}>
              {text.forget}
            </button>
          </>
        )}
        <label className="wg-muster-field">
          {text.name}
          <input value={name} placeholder={called} maxLength={LONGEST_NAME} onChange={({ target }) => setName(target.value)} />
        </label>
        <button type="button" onClick={save}>
          {text.save}
        </button>
        <button type="button" onClick={() => download(fileNameOf(mine), fleetFile(mine))}>
          {text.download}
        </button>
        <input
          ref={input}
          className="wg-shelf-file"
          type="file"
          accept=".json,application/json"
          aria-label={text.open}
          tabIndex={-1}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void open(file);
            target.value = '';
          }}
        />
        <button type="button" onClick={() => input.current?.click()}>
          {text.open}
        </button>
      </div>
      {notice && (
        <p className={notice.kind === 'kept' || notice.kind === 'taken' ? 'wg-slip-note' : 'wg-slip-warning'} role="status">
          {text.notices[notice.kind](notice.name)}
        </p>
      )}
    </details>
  );
}
