import { useCodes } from '@shop/shared/app';
import { deliveryMessages } from '@shop/shared/domain';
import type { SelectOption } from '@shop/shared/ui';

/** Options of ME039, with built-in ones until they load. Codes that the api rejects are left out. */
export function useMessageOptions(): SelectOption[] {
  const codes = useCodes('ME039');
  const options = Object.entries(deliveryMessages);
  const shown = codes.size > 0 ? options.filter(([cd]) => codes.has(cd)) : options;
  return [
    { value: '', label: '요청사항 없음' },
    ...shown.map(([value, label]) => ({ value, label: codes.get(value)?.cdNm ?? label })),
  ];
}
