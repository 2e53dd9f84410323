import { findGoods, findPlainGoods, skuOf } from './goods.mjs';
import { findSampleMember, giftAddress, makeMember, makeNewcomer } from './member.mjs';
import { buy, orderOf, passDays, waitFor } from './purchase.mjs';

const DAY_MS = 86_400_000;
const KOREA_MS = 9 * 3_600_000;
const dayInKorea = (at) => Math.floor((Date.parse(at) + KOREA_MS) / DAY_MS);

const VOUCHER = { words: '교환권', fitsCard: ({ soldOut }) => !soldOut };
/** Days after which a voucher has expired but can still be refunded. */
const ENDED_DAYS = 400;

async function buyVoucher(shopUrl) {
  const member = await makeMember(shopUrl);
  const goods = await findGoods(shopUrl, 'voucher', VOUCHER);
  const orderNo = await buy(member.client, [{ skuNo: skuOf(goods).skuNo, qty: 1 }]);
  const readVouchers = () => member.client.call('GET', '/member/v1/front/voucher');
  await waitFor('the voucher', async () => (await readVouchers()).vouchers[0]);
  return { member, orderNo };
}

/** Sends a gift to a person. @returns the sender, the order and the secret of the link */
async function sendGift(shopUrl, { name, phone }) {
  const sender = await makeMember(shopUrl);
  const goods = await findPlainGoods(shopUrl);
  const gift = { receiverName: name, receiverPhone: phone, message: '고마워요!' };
  const orderNo = await buy(sender.client, [{ skuNo: skuOf(goods).skuNo, qty: 1 }], gift);
  const { giftNo } = (await orderOf(sender.client, orderNo)).gift;
  const { url } = await sender.client.call('GET', `/gift/v1/front/${giftNo}/link`);
  return { sender, orderNo, token: new URL(url, shopUrl).searchParams.get('token') };
}

const STRANGER = { name: '박이웃', phone: '01098765432' };
const tailOf = (phone) => phone.slice(-4);

async function makeReceivedGift(shopUrl) {
  const member = await makeMember(shopUrl);
  const { token, orderNo } = await sendGift(shopUrl, member);
  const gift = `/gift/v1/front/token/${token}`;
  const { client, phone } = member;
  await client.call('POST', `${gift}/verify`, { phoneTail: tailOf(phone) });
  await client.call('POST', `${gift}/accept`, { consents: ['PRIVACY', 'THIRD_PARTY'] });
  await client.call('PUT', `${gift}/shipping`, giftAddress(member));
  const path = `/mypage/gift/accept/detail?token=${token}`;
  return { member, path, numbers: { order: orderNo, digits: tailOf(phone) } };
}

async function makeCouponOfToday(shopUrl) {
  const member = await makeMember(shopUrl);
  const { coupons } = await member.client.call('GET', '/member/v1/front/coupon');
  const [coupon] = coupons;
  if (!coupon) throw new Error(`${shopUrl} gives no coupon to new members.`);
  const days = dayInKorea(coupon.expiresAt) - dayInKorea(new Date().toISOString());
  if (days > 0)
    await member.client.call('POST', '/sandbox/fulfilment/coupon-days', {
      issueNo: coupon.issueNo,
      days,
    });
  return { member, path: '/mypage/my-coupon' };
}

async function makeAnsweredEnquiry(shopUrl) {
  const member = await makeMember(shopUrl);
  const { counselNo } = await member.client.call('POST', '/cs/v1/front/counsel', {
    type: 'ETC_OTHER',
    title: '포장은 어떻게 되나요',
    body: '선물로 보내려고 해요. 포장해 주시나요?',
  });
  await member.client.call('POST', '/sandbox/counsel/serve', { counselNo, kind: 'ANSWERED' });
  return { member, path: `/mypage/counsel?counselNo=${counselNo}` };
}

const ofType = (type, path) => async (shopUrl) => ({
  member: await findSampleMember(shopUrl, type),
  path,
});

/** States of vouchers, coupons and enquiries, of gifts, and of members. */
export const holderStates = {
  'coupon-today': {
    description: 'a coupon that ends today',
    make: makeCouponOfToday,
  },
  'voucher-unused': {
    description: 'a voucher that was not used yet',
    make: async (shopUrl) => {
      const { member, orderNo } = await buyVoucher(shopUrl);
      return { member, path: '/mypage/mobile-coupon', numbers: { order: orderNo } };
    },
  },
  'voucher-ended': {
    description: 'a voucher whose time has ended',
    make: async (shopUrl) => {
      const { member, orderNo } = await buyVoucher(shopUrl);
      await passDays(member.client, orderNo, ENDED_DAYS);
      return { member, path: '/mypage/mobile-coupon', numbers: { order: orderNo } };
    },
  },
  'gift-sent': {
    description: 'a gift that its receiver has not opened, as the sender sees it',
    make: async (shopUrl) => {
      const { sender, orderNo } = await sendGift(shopUrl, STRANGER);
      return { member: sender, path: '/mypage/gift?tab=sent', numbers: { order: orderNo } };
    },
  },
  'gift-link': {
    description: 'the link of a gift, which opens by the last digits of the phone number',
    make: async (shopUrl) => {
      const { token } = await sendGift(shopUrl, STRANGER);
      return {
        path: `/mypage/gift/accept?token=${token}`,
        numbers: { digits: tailOf(STRANGER.phone) },
      };
    },
  },
  'gift-received': {
    description:
      'a gift that the member has accepted, with an address; another browser requires the digits',
    make: makeReceivedGift,
  },
  'enquiry-answered': {
    description: 'an enquiry that customer service has answered',
    make: makeAnsweredEnquiry,
  },
  newcomer: {
    description: 'a customer of the card company who joins by this link',
    make: async (shopUrl) => ({ member: await makeNewcomer(shopUrl), path: '/mypage' }),
  },
  'family-member': {
    description: 'the sample member of a family card',
    make: ofType('가족', '/mypage'),
  },
  'corporate-member': {
    description: 'the sample member of a company card',
    make: ofType('법인', '/mypage'),
  },
};
