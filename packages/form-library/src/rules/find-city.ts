import type { UsState } from '@countersign/contract/schemas/shapes'
import { chicago } from './cities/chicago.ts'
import { losAngeles } from './cities/los-angeles.ts'
import { newYorkCity } from './cities/new-york-city.ts'
import { portland } from './cities/portland.ts'
import { sanFrancisco } from './cities/san-francisco.ts'
import { seattle } from './cities/seattle.ts'
import type { CityRules } from './city-rules.ts'

export const cityRules: readonly CityRules[] = [
  losAngeles,
  sanFrancisco,
  chicago,
  newYorkCity,
  portland,
  seattle,
]

const addressEnd = /(?:^|, )([^,]+), ([A-Z]{2}) (\d{3})\d{2}(?:-\d{4})?$/

/**
 * The city of an address such as "12 Elm Street, Unit A, Seattle, WA 98101", if anything of its law was read.
 * The post office’s name of a place may reach beyond the city: no rule may rest on it alone.
 */
export function findCity(address: string): CityRules | undefined {
  const [, place = '', state, zip = ''] = addressEnd.exec(address) ?? []

  return cityRules.find(
    (rules) =>
      rules.state === state &&
      (isNamed(rules, place.trim().toLowerCase()) || rules.zips?.includes(zip)),
  )
}

function isNamed({ city, parts = [] }: CityRules, place: string): boolean {
  return [city, ...parts].some((name) => name.toLowerCase() === place)
}

export function findCities(state: UsState): CityRules[] {
  return cityRules.filter((rules) => rules.state === state)
}
