import { createClient } from './client.mjs';

const address = {
  zip: '06236',
  road: '서울특별시 강남구 테헤란로 152',
  detail: '101호',
};

/** A customer of the simulated card company who is no member yet. */
async function meetCustomer(shopUrl) {
  const client = createClient(shopUrl);
  const { lid, newcomer } = await client.call('POST', '/sandbox/identity/sign-in', {});
  return { client, lid, ...newcomer };
}

/** @returns the customer's number and name, for a link that leads to joining */
export async function makeNewcomer(shopUrl) {
  const { cno, name } = await meetCustomer(shopUrl);
  return { cno, name };
}

/** A new member, signed in in a client of their own, with an address unless `hasAddress` is false. */
export async function makeMember(shopUrl, { hasAddress = true } = {}) {
  const { client, lid, ...person } = await meetCustomer(shopUrl);
  await client.call('POST', '/member/v1/front/login', { lid, isReplacing: true }).catch((error) => {
    if (error.code !== 'JOIN_REQUIRED') throw error;
  });
  const { terms } = await client.call('GET', '/member/v1/front/join');
  const required = terms.filter(({ isRequired }) => isRequired).map(({ code }) => code);
  await client.call('POST', '/member/v1/front/join', { terms: required });
  if (hasAddress) await addAddress(client, person);
  return { client, ...person };
}

const addAddress = (client, { name, phone }) =>
  client.call('POST', '/member/v1/front/address', {
    ...address,
    alias: '집',
    receiverName: name,
    receiverPhone: phone,
    isDefault: true,
  });

/** A sample member whose type begins with these words, as 가족; not signed in here. */
export async function findSampleMember(shopUrl, type) {
  const { members } = await createClient(shopUrl).call('GET', '/sandbox/identity/members');
  const member = members.find(({ typeName }) => typeName.startsWith(type));
  if (!member) throw new Error(`The shop has no sample member of the type ${type}.`);
  return member;
}

/** Proves the member's age at the simulated provider. */
export async function proveAge({ client, birth }) {
  const { url } = await client.call('POST', '/member/v1/front/adult/start', { returnTo: '/main' });
  const { requestNo, answer } = await client.answerPage(url, { birth });
  await client.call('POST', '/member/v1/front/adult/confirm', { requestNo, answer });
}

/** Where a gift is brought to, with the receiver's agreement. */
export const giftAddress = ({ name, phone }) => ({
  ...address,
  receiverName: name,
  receiverPhone: phone,
  agrees: true,
});
