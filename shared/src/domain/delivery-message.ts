/** ME039. `70` is free input of up to 30 characters. */
export const deliveryMessages = {
  '20': '배송 전에 미리 연락해 주세요',
  '30': '택배함에 넣어 주세요',
  '40': '경비실에 맡겨 주세요',
  '50': '파손 위험이 있는 상품이에요. 조심히 다뤄 주세요',
  '60': '문 앞에 놓아 주세요',
  '70': '직접 입력',
} as const;

export type DeliveryMessageCode = keyof typeof deliveryMessages;

export const FREE_MESSAGE_CODE: DeliveryMessageCode = '70';
export const MAX_FREE_MESSAGE = 30;

/** The text that the courier receives. */
export function deliveryMessageText(code: DeliveryMessageCode | null, free: string): string {
  if (code === null) return '';
  return code === FREE_MESSAGE_CODE ? free.trim() : deliveryMessages[code];
}
