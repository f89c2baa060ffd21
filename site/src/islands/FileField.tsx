import { type DragEvent, useState } from 'react';

export interface FileFieldProps {
  /** Where the file is uploaded to; without one only its name is used, and the file stays where it is. */
  storage?: string;
  onFile: (nameOrAddress: string) => void;
}

/** A reader's own picture or recording in place of the sample: its name, or its address once it is uploaded. */
export function FileField({ storage, onFile }: FileFieldProps) {
  const [progress, setProgress] = useState<number>();
  const [problem, setProblem] = useState('');

  const take = async (file: File | undefined): Promise<void> => {
    setProblem('');
    if (!file) return onFile('');
    if (!storage) return onFile(file.name);
    setProgress(0);
    try {
      const { createStorage } = await import('../../../runtime/storage/index.ts');
      const upload = createStorage({ restUrl: storage }).upload;
      onFile(await upload(file, { onProgress: ({ percent }) => setProgress(percent / 100) }));
    } catch (error) {
      onFile(file.name);
      setProblem(`Not uploaded, so the snippet shows the file’s name. ${error instanceof Error ? error.message : ''}`);
    }
    setProgress(undefined);
  };

  const drop = (event: DragEvent): void => {
    event.preventDefault();
    take(event.dataTransfer.files[0]);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way to what the field inside does
    <div className="drop" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <label>
        <span>{storage ? 'Your file' : 'Your file (only its name is used)'}</span>
        <input type="file" accept="image/*,audio/*" onChange={({ target }) => take(target.files?.[0])} />
      </label>
      {progress !== undefined && <progress value={progress} aria-label="Upload" />}
      {problem && <p role="alert">{problem}</p>}
    </div>
  );
}
