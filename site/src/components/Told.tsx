import { useEffect, useState } from 'react';
import type { About, Later } from '../views/code.ts';
import { Provenance } from './Provenance.tsx';

/** What is known of code that is made in the browser: nothing until it is told, and nothing of code that is there no more. */
export function Told({ later }: { later: Later }) {
  const [told, setTold] = useState<{ readonly of: Later; readonly about: About | undefined }>();
  useEffect(() => {
    let current = true;
    later().then((about) => current && setTold({ of: later, about }));
    return () => {
      current = false;
    };
  }, [later]);
  const about = told?.of === later ? told.about : undefined;
  return about && <Provenance {...about} />;
}
