/** Where the finishing of a packet can be cut off, in order. */
export const crashPoints = [
  'before-commit',
  'after-commit',
  'in-the-seal',
  'after-the-file',
  'before-the-status',
] as const
export type CrashPoint = (typeof crashPoints)[number]
