import type { Random } from './random.ts'

const texts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202etxt.exe',
  'é'.repeat(300),
  '😀',
  'a'.repeat(10_000),
  "' or 1=1 --",
  '"; drop table packets; --',
  '../../../../etc/passwd',
  '%00',
  '%c0%ae%c0%ae/',
  '<script>alert(1)</script>',
  '${7*7}',
  '{{7*7}}',
  '__proto__',
  'constructor',
  'null',
  'undefined',
  'NaN',
  '-1',
  '1e999',
  '9999999999999999999999',
  '0x10',
  '2026-02-30',
  '275760-09-14',
  '0000-00-00',
  '00000000-0000-0000-0000-000000000000',
  'd1/../d2',
  'file:///etc/passwd',
  'http://169.254.169.254/',
  '\r\nX-Injected: yes',
] as const

const values = [
  null,
  true,
  0,
  -1,
  1.5,
  2 ** 53,
  -(2 ** 31),
  1e308,
  [],
  {},
  [null],
  { $gt: '' },
  { length: 1e9 },
] as const

export function hostileText(random: Random): string {
  return random.pick(texts)
}

/** Any JSON value, also deep and long ones. */
export function hostileValue(random: Random): unknown {
  if (random.chance(0.6)) {
    return hostileText(random)
  }
  if (random.chance(0.1)) {
    return nest(500)
  }
  if (random.chance(0.1)) {
    return Array.from({ length: 2000 }, () => hostileText(random).slice(0, 20))
  }

  return random.pick<unknown>([...values])
}

function nest(depth: number): unknown {
  return depth === 0 ? 'deep' : [nest(depth - 1)]
}
