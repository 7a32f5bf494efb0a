import { useRef, useState } from 'react';
import { adopt, type Fleet, fleetPrice, type Side, type Terms } from '../../../../src/games/salamis-ad-actium/face.js';
import { download } from '../../../kit/download.js';
import { Pick } from '../panels/Pick.js';
import { useWords } from '../words/index.js';
import { type FileFault, fileNameOf, fleetFile, LONGEST_NAME, type NamedFleet, readFleetFile } from './fleetFile.js';
import { forgetFleet, saveFleet, useSavedFleets } from './savedFleets.js';

interface FleetShelfProps {
  readonly terms: Terms;
  readonly side: Side;
  readonly fleet: Fleet;
  readonly onFleet: (fleet: Fleet) => void;
}

type Notice = { readonly kind: 'kept' | 'taken' | 'full'; readonly name: string } | { readonly kind: FileFault; readonly name: string };

/** Fleets that were saved: taken out, laid by, and carried from browser to browser as files. */
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
