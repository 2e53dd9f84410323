import { useQuery } from '@shop/shared/app';
import type { Corner } from '@shop/shared/contracts';
import { type ReactNode, useState } from 'react';
import { displayQueries } from '../display/display.queries';
import { deviceClues } from './device-clues';

interface PersonalCornerProps {
  corner: Corner;
  /** Draws what came. */
  children: (filled: Corner) => ReactNode;
}

/** Asks for what is this visitor's own; nothing is there until it has come, and where there is none. */
export function PersonalCorner({ corner, children }: PersonalCornerProps) {
  const [clues] = useState(deviceClues);
  const { data } = useQuery({ ...displayQueries.personal(corner.cornerNo, clues), retry: false });
  return data && data.items.length > 0 ? children(data) : null;
}
