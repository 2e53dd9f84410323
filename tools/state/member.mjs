import { createClient } from './client.mjs';

const address = {
  zip: '06236',
  road: '서울특별시 강남구 테헤란로 152',
  detail: '101호',
};

/** Creates a customer of the simulated card company who is not a member yet. */
async function createCustomer(shopUrl) {
  const client = createClient(shopUrl);
  const { lid, newcomer } = await client.call('POST', '/sandbox/identity/sign-in', {});
  return { client, lid, ...newcomer };
}

/** Creates a customer. @returns their number and name, for a link to the page for joining */
export async function makeNewcomer(shopUrl) {
  const { cno, name } = await createCustomer(shopUrl);
  return { cno, name };
}

/** Creates a member with a signed-in client, and with an address unless `hasAddress` is false. */
export async function makeMember(shopUrl, { hasAddress = true } = {}) {
  const { client, lid, ...person } = await createCustomer(shopUrl);
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

/** Finds a sample member whose type begins with a text such as 가족. Does not sign them in. */
export async function findSampleMember(shopUrl, type) {
  const { members } = await createClient(shopUrl).call('GET', '/sandbox/identity/members');
  const member = members.find(({ typeName }) => typeName.startsWith(type));
  if (!member) throw new Error(`The shop has no sample member of the type ${type}.`);
  return member;
}

/** Verifies the age of a member at the simulated provider. */
export async function proveAge({ client, birth }) {
  const { url } = await client.call('POST', '/member/v1/front/adult/start', { returnTo: '/main' });
  const { requestNo, answer } = await client.answerPage(url, { birth });
  await client.call('POST', '/member/v1/front/adult/confirm', { requestNo, answer });
}

/** Address and consent that the receiver of a gift enters. */
export const giftAddress = ({ name, phone }) => ({
  ...address,
  receiverName: name,
  receiverPhone: phone,
  agrees: true,
});
