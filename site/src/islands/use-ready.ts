import { type RefObject, useEffect } from 'react';

/** Tells the island's directive (integrations/interaction.mjs) that its elements answer from now on. */
export const useReady = (inside: RefObject<Element | null>): void =>
  useEffect(() => {
    inside.current?.dispatchEvent(new Event('island-ready', { bubbles: true }));
  }, [inside]);
