import FileUp from 'lucide-react/icons/file-up';
import { type DragEvent, useRef, useState } from 'react';
import './filedrop.css';

interface FileDropProps {
  readonly choose: string;
  readonly drop: string;
  onFile(file: File): void;
}

export function FileDrop({ choose, drop, onFile }: FileDropProps) {
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const take = (file: File | undefined) => file && onFile(file);
  const dropped = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  return (
    <section
      className={`wg-file-drop ${over ? 'wg-over' : ''}`}
      aria-label={choose}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={dropped}
    >
      <input
        ref={input}
        className="wg-hidden"
        type="file"
        accept=".json,application/json"
        aria-label={choose}
        tabIndex={-1}
        onChange={(event) => {
          take(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <button type="button" className="wg-button wg-primary" onClick={() => input.current?.click()}>
        <FileUp aria-hidden="true" />
        {choose}
      </button>
      <p>{drop}</p>
    </section>
  );
}
