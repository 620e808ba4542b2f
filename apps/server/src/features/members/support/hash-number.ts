import { scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify<string, string, number, Buffer>(scrypt)
const hashBytes = 32

/** Slow on purpose: six digits are a million possibilities. */
export async function hashNumber(number: string, salt: string): Promise<string> {
  return (await derive(number, salt, hashBytes)).toString('base64url')
}

export async function isNumber(
  number: string,
  { salt, numberScrypt }: { salt: string; numberScrypt: string },
): Promise<boolean> {
  const given = Buffer.from(await hashNumber(number, salt))

  return timingSafeEqual(given, Buffer.from(numberScrypt))
}
