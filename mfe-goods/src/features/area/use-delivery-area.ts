import { callQuery, useQuery, useSession, useStore } from '@shop/shared/app';
import { addressCalls, type DeliveryArea } from '@shop/shared/contracts';
import { chosenArea } from './chosen-area';

const areaQuery = (zip: string | undefined) => callQuery(addressCalls.area, { query: { zip } });

/**
 * The area that was chosen on this device, else that of the member's default address. Undefined on the
 * server, whose pages are the same for everybody, and until it has loaded.
 */
export function useDeliveryArea(): DeliveryArea | undefined {
  const chosen = useStore(chosenArea);
  const { isLoggedIn } = useSession();
  const isKnown = isLoggedIn || chosen !== undefined;
  const { data } = useQuery({ ...areaQuery(chosen?.zip), enabled: isKnown });
  const area = isKnown ? data?.area : undefined;
  return area ? { ...area, place: chosen?.place ?? area.place } : undefined;
}
