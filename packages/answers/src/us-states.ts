/**
 * Where a home can be: the 50 states in the alphabetical order of their names with the District of Columbia
 * among them, and five territories after them (USPS Publication 28, appendix B).
 */
export const usStates = [
  'AL',
  'AK',
  'AZ',
  'AR',
  'CA',
  'CO',
  'CT',
  'DE',
  'DC',
  'FL',
  'GA',
  'HI',
  'ID',
  'IL',
  'IN',
  'IA',
  'KS',
  'KY',
  'LA',
  'ME',
  'MD',
  'MA',
  'MI',
  'MN',
  'MS',
  'MO',
  'MT',
  'NE',
  'NV',
  'NH',
  'NJ',
  'NM',
  'NY',
  'NC',
  'ND',
  'OH',
  'OK',
  'OR',
  'PA',
  'RI',
  'SC',
  'SD',
  'TN',
  'TX',
  'UT',
  'VT',
  'VA',
  'WA',
  'WV',
  'WI',
  'WY',
  'AS',
  'GU',
  'MP',
  'PR',
  'VI',
] as const

/** The code of a state, of the District of Columbia or of a territory. */
export type UsState = (typeof usStates)[number]

const codes: ReadonlySet<string> = new Set(usStates)

export function isUsState(code: string): code is UsState {
  return codes.has(code)
}
