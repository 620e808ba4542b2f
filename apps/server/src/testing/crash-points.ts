/** Where the finishing of a packet can be cut off, in order. */
export const killingSteps = [
  'before-commit',
  'after-commit',
  'in-the-seal',
  'after-the-file',
  'before-the-status',
] as const
export type KillingStep = (typeof killingSteps)[number]
