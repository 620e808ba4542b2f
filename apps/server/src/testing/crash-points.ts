/** Where a crash can interrupt the completion of a packet, in order. */
export const crashPoints = [
  'before-commit',
  'after-commit',
  'in-the-seal',
  'after-the-file',
  'before-the-status',
] as const
export type CrashPoint = (typeof crashPoints)[number]
