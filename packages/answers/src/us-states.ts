/** Two-letter codes (USPS Publication 28, appendix B), in the alphabetical order of their names. */
const postalCodes = {
  AL: 'state',
  AK: 'state',
  AZ: 'state',
  AR: 'state',
  CA: 'state',
  CO: 'state',
  CT: 'state',
  DE: 'state',
  DC: 'district',
  FL: 'state',
  GA: 'state',
  HI: 'state',
  ID: 'state',
  IL: 'state',
  IN: 'state',
  IA: 'state',
  KS: 'state',
  KY: 'state',
  LA: 'state',
  ME: 'state',
  MD: 'state',
  MA: 'state',
  MI: 'state',
  MN: 'state',
  MS: 'state',
  MO: 'state',
  MT: 'state',
  NE: 'state',
  NV: 'state',
  NH: 'state',
  NJ: 'state',
  NM: 'state',
  NY: 'state',
  NC: 'state',
  ND: 'state',
  OH: 'state',
  OK: 'state',
  OR: 'state',
  PA: 'state',
  RI: 'state',
  SC: 'state',
  SD: 'state',
  TN: 'state',
  TX: 'state',
  UT: 'state',
  VT: 'state',
  VA: 'state',
  WA: 'state',
  WV: 'state',
  WI: 'state',
  WY: 'state',
  AS: 'territory',
  GU: 'territory',
  MP: 'territory',
  PR: 'territory',
  VI: 'territory',
} as const

type PostalCodes = typeof postalCodes

/** One of the 50 states: where a property can be (specification, section 3). */
export type UsState = {
  [Code in keyof PostalCodes]: PostalCodes[Code] extends 'state' ? Code : never
}[keyof PostalCodes]

/**
 * The 56 codes that an address in a form accepts: the states, the District of Columbia and five
 * territories. It is wider than `usStates` on purpose: a property is in one of the 50 states, whose
 * law the forms follow, but people and earlier homes named in a form can be anywhere in the country.
 */
export const postalStates: readonly string[] = Object.keys(postalCodes)

/** The 50 states, in the alphabetical order of their names. */
export const usStates: readonly UsState[] = postalStates.filter(isUsState)

export function isUsState(code: string): code is UsState {
  return isPostalState(code) && postalCodes[code] === 'state'
}

export function isPostalState(code: string): code is keyof PostalCodes {
  return Object.hasOwn(postalCodes, code)
}
