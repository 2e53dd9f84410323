import { useQuery } from '@shop/shared/app';
import type { Corner } from '@shop/shared/contracts';
import { type ReactNode, useState } from 'react';
import { displayQueries } from '../display/display.queries';
import { readDeviceHistory } from './device-history';

interface PersonalCornerProps {
  corner: Corner;
  /** Renders the fetched corner. */
  children: (filled: Corner) => ReactNode;
}

/**
 * Fetches the items of a personal corner. Renders nothing until they have loaded or when there are
 * none.
 */
export function PersonalCorner({ corner, children }: PersonalCornerProps) {
  const [history] = useState(() => (corner.personal === 'member' ? {} : readDeviceHistory()));
  const { data } = useQuery({ ...displayQueries.personal(corner.cornerNo, history), retry: false });
  return data && data.items.length > 0 ? children(data) : null;
}
