const shopUrl = process.env.SHOP_URL ?? 'http://localhost:3000';

/** @returns a caller of the sandbox's routes below `base`; it throws an Error with the shop's message. */
export const createCaller = (base) => async (method, path, body) => {
  const response = await fetch(new URL(base + path, shopUrl), {
    method,
    headers: { 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
  });
  const { code, message, payload } = await response.json();
  if (code !== '0000') throw new Error(`${response.status} ${code}: ${message}`);
  return payload;
};

/** Runs the command named by the first word, with the other words; prints its result, or how to use it. */
export async function runCommand(usage, commands) {
  const [name, ...words] = process.argv.slice(2);
  const command = commands[name];
  if (!command) {
    console.log(usage);
    process.exitCode = 1;
    return;
  }
  try {
    console.log(JSON.stringify(await command(words), null, 2));
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
