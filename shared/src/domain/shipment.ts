/** Couriers by code, with their public tracking pages. */
export const couriers = {
  CJ: {
    name: 'CJ대한통운',
    phone: '1588-1255',
    trackUrl: 'https://trace.cjlogistics.com/next/tracking.html?wblNo=',
  },
  LOTTE: {
    name: '롯데택배',
    phone: '1588-2121',
    trackUrl: 'https://www.lotteglogis.com/home/reservation/tracking/linkView?InvNo=',
  },
  HANJIN: {
    name: '한진택배',
    phone: '1588-0011',
    trackUrl:
      'https://www.hanjin.com/kor/CMS/DeliveryMgr/WaybillResult.do?mCode=MN038&schLang=KR&wblnumText2=',
  },
  EPOST: {
    name: '우체국택배',
    phone: '1588-1300',
    trackUrl: 'https://service.epost.go.kr/trace.RetrieveDomRigiTraceList.comm?sid1=',
  },
} as const;

export type CourierCode = keyof typeof couriers;

export const isCourierCode = (code: string): code is CourierCode => Object.hasOwn(couriers, code);

/** 송장번호: 9 to 14 digits. */
export const INVOICE_NO = /^\d{9,14}$/;

/** Address of the courier's own page about a parcel. */
export const courierTrackUrl = (courierCd: CourierCode, invoiceNo: string): string =>
  couriers[courierCd].trackUrl + encodeURIComponent(invoiceNo);

/** States of a parcel. */
export const shipmentStates = {
  SHIPPED: '발송',
  MOVING: '이동중',
  OUT: '배송출발',
  DELIVERED: '배송완료',
  LOST: '분실',
} as const;

export type ShipmentState = keyof typeof shipmentStates;

/** The only legal transitions of a parcel. Events arrive late and twice, so stages may be skipped. */
export const shipmentMoves: Record<ShipmentState, readonly ShipmentState[]> = {
  SHIPPED: ['MOVING', 'OUT', 'DELIVERED', 'LOST'],
  MOVING: ['OUT', 'DELIVERED', 'LOST'],
  OUT: ['DELIVERED', 'LOST'],
  DELIVERED: [],
  LOST: [],
};

/** What a courier reports of a parcel; `to` is the state that it leads to, when it leads to one. */
export const trackingKinds = {
  PICKED_UP: { name: '집하', to: 'MOVING' },
  IN_TRANSIT: { name: '간선 이동', to: 'MOVING' },
  OUT_FOR_DELIVERY: { name: '배송출발', to: 'OUT' },
  DELIVERED: { name: '배송완료', to: 'DELIVERED' },
  LOST: { name: '분실', to: 'LOST' },
  DELAYED: { name: '지연', to: null },
  WRONG_ADDRESS: { name: '주소 확인 필요', to: null },
} as const satisfies Record<string, { name: string; to: ShipmentState | null }>;

export type TrackingKind = keyof typeof trackingKinds;
